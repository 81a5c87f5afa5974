import type { RouterHistory } from '@tanstack/react-router';
import { type Entry, withoutEntry } from '../platform/bridge/read-entry.ts';
import { defaultPath, returnPath } from '../platform/navigation/return-path.ts';

const buyerChat = '/buyer/chat/room';

/** Every address of the site, and where the page stands. */
export type Place = { addresses: readonly string[]; history: Pick<RouterHistory, 'location'> };

/** The address to open: a screen of this app, with the store that the mobile app has open. */
export function entryDestination(
  { addresses, history }: Place,
  { path, is_buyer, store_id }: Entry,
  search: string,
): string {
  const wanted = is_buyer === 'true' ? buyerChat : (path ?? history.location.pathname + search);
  const { pathname, search: given, hash } = new URL(returnPath(wanted), 'https://here.invalid');
  if (!addresses.includes(pathname)) return defaultPath;
  // A path that brings an entry of its own would be taken over again at the next reload.
  const rest = new URLSearchParams(withoutEntry(given));
  const own = new URLSearchParams(given).get('store_id') ?? store_id;
  if (own && /^(-1|\d[\d,]*)$/.test(own)) rest.set('store_id', own);
  return pathname + (`${rest}` && `?${rest}`) + hash;
}
