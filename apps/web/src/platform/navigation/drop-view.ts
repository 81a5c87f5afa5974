import { saveValue } from '../device/local-storage.ts';

/** Under this name lies what was last seen: see last-view.ts. */
export const viewName = 'last_view';

export const dropView = (): void => saveValue(viewName, undefined);
