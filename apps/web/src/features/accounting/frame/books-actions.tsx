import type { ReactNode } from 'react';
import { BottomActions } from '../../../ui/bottom-actions.tsx';

/** Here the page scrolls as a whole, also at a desk, where the bar of a testing host would lie over them. */
export const BooksActions = ({ children }: { children: ReactNode }) => (
  <BottomActions className="md:bottom-(--testing-bar)!">{children}</BottomActions>
);
