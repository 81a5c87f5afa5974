import { randomBytes } from 'node:crypto';
import { hashToken } from '../../platform/authenticate.ts';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { fail } from '../../platform/failure.ts';
import { type OneStore, storeIn, systemScope } from '../../platform/store-scope.ts';
import {
  insertLink,
  type KnownLink,
  readLink,
  revokeLinks,
  type SharedSubject,
} from './shared-links.sql.ts';

export { markLinkSeen, revokeLinks } from './shared-links.sql.ts';

/** The secret is told here and never again: whoever has lost it is given another, and the first shows nothing any more. */
export async function createLink(
  db: Tx,
  store: OneStore,
  user_id: string,
  subject: SharedSubject,
  hours: number,
): Promise<{ link: string; expires_at: string }> {
  await revokeLinks(db, store, subject, user_id);
  const link = `${store.store_id}.${randomBytes(32).toString('base64url')}`;
  const token_hash = hashToken(link);
  const expires_at = await insertLink(db, store, subject, { token_hash, user_id, hours });
  return { link, expires_at };
}

/** The store stands in the link, so that one store is asked and no more. Only who has the right secret is told why it holds no longer. */
export async function findLink(
  db: Db,
  kind: SharedSubject['kind'],
  link: string,
): Promise<{ store: OneStore; found: KnownLink }> {
  const [store_id = ''] = link.split('.');
  const store = storeIn(systemScope([store_id]), store_id);
  const found = (await readLink(db, store, kind, hashToken(link))) ?? fail('shared_link_unknown');
  if (found.is_revoked) fail('shared_link_revoked');
  if (found.is_expired) fail('shared_link_expired');
  return { store, found };
}
