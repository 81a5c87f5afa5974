import { hash } from 'node:crypto';
import type { StoreBanner, StoreNotice } from '@marketplace/contract/store-banner';
import type { Db } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { MemberScope } from '../../platform/store-scope.ts';
import { recordAct } from '../acts/acts.service.ts';
import { insertBanner, readBanners, readNotices, upsertNotice } from './banners.sql.ts';

export async function bannersFor(db: Db, scope: MemberScope) {
  const [banners, notices] = await Promise.all([readBanners(db, scope), readNotices(db, scope)]);
  return { banners, notices };
}

/** Null is every store. */
type Addressee = { store_id: string | null };

export function publishBanner(
  db: Db,
  banner: Omit<StoreBanner, 'id'> & Addressee,
): Promise<string> {
  return inTransaction(db, async (db) => {
    const { id } = await insertBanner(db, banner);
    await recordAct(db, 'banner.publish', { store_id: banner.store_id, id, after: banner });
    return id;
  });
}

export function publishNotice(
  db: Db,
  notice: Omit<StoreNotice, 'hash'> & Addressee,
): Promise<string> {
  return inTransaction(db, async (db) => {
    const named = { hash: hashOf(notice), ...notice };
    await upsertNotice(db, named);
    await recordAct(db, 'notice.publish', { store_id: named.store_id, after: named });
    return named.hash;
  });
}

/** The same words to the same stores are the same notice. */
const hashOf = ({ store_id, type, text, link }: Omit<StoreNotice, 'hash'> & Addressee) =>
  hash('sha256', JSON.stringify([store_id, type, text, link])).slice(0, 16);
