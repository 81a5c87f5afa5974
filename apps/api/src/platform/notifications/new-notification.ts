import type { EventNotification } from '@marketplace/contract/notification';

/** What people of a store are told, in their words. */
export type NewNotification = Omit<EventNotification, 'id'>;

type Ids = Record<string, string>;

/** A path of the application with what it is about. */
export const pathTo = (path: `/seller/${string}`, ids: Ids = {}): string => {
  const search = Object.entries(ids).map(([name, value]) => `${name}=${value}`);
  return search.length > 0 ? `${path}?${search.join('&')}` : path;
};
