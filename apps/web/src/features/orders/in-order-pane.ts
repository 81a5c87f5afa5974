import { createContext } from 'react';

/** Whether something stands in the pane beside the list: whoever moves the order there goes on with the next. */
export const InOrderPane = createContext(false);
