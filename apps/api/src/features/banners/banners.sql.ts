import type { StoreBanner, StoreNotice } from '@marketplace/contract/store-banner';
import type { Insertable } from 'kysely';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';
import type { Tables } from '../../platform/db/tables.gen.ts';
import type { MemberScope } from '../../platform/store-scope.ts';

const most = 20;

export const readBanners = (db: Db, { store_id }: MemberScope): Promise<StoreBanner[]> =>
  rowsOf<StoreBanner>(
    db,
    sql`select id, type, title, text, link, dismissible, expires_at from banners
        where (store_id is null or store_id = ${store_id}::bigint) and expires_at > now()
        order by type, id desc limit ${most}`,
  );

export const readNotices = (db: Db, { store_id }: MemberScope): Promise<StoreNotice[]> =>
  rowsOf<StoreNotice>(
    db,
    sql`select hash, type, text, link, expires_at from notices
        where (store_id is null or store_id = ${store_id}::bigint) and expires_at > now()
        order by type, created_at desc, hash limit ${most}`,
  );

export function insertBanner(db: Tx, banner: Insertable<Tables['banners']>) {
  return db.insertInto('banners').values(banner).returning('id').executeTakeFirstOrThrow();
}

/** Said again, it lasts as long as was said last. */
export async function upsertNotice(db: Tx, notice: Insertable<Tables['notices']>): Promise<void> {
  await db
    .insertInto('notices')
    .values(notice)
    .onConflict((conflict) =>
      conflict.column('hash').doUpdateSet(({ ref }) => ({
        expires_at: ref('excluded.expires_at'),
        created_at: ref('excluded.created_at'),
      })),
    )
    .execute();
}
