import { redirect } from '@tanstack/react-router';
import { keepLinkKey, keyInLink } from '../../platform/api/link-key.ts';
import type { BooksSearch } from './books-search.ts';

type Opened = { location: { hash: string; pathname: string }; search: BooksSearch };

/** Before a page of the books is shown: the key that a link of the app brought is taken off the address, and kept for this tab. */
export function takeLinkKey({ location: { hash, pathname }, search }: Opened): void {
  const key = keyInLink(hash, search.store_id);
  if (!key) return;
  keepLinkKey(key);
  throw redirect({ to: pathname, search, hash: '', replace: true } as never);
}
