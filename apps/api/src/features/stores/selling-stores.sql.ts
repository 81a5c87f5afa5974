import type { SellingQuery, SellingStore } from '@marketplace/contract/stores';
import type { Db } from '../../platform/db/handle.ts';
import { hasWords } from '../../platform/db/search-words.ts';
import { joined, rowsOf, sql } from '../../platform/db/sql.ts';
import type { BuyerScope } from '../../platform/store-scope.ts';

const sellsNow = sql`s.is_seller and s.allows_selling and s.is_active`;

const conditions = (scope: BuyerScope, query: SellingQuery) =>
  joined(
    [
      sellsNow,
      sql`s.id <> ${scope.buyer_store_id}::bigint`,
      ...hasWords(sql`lower(s.name)`, query.query),
    ],
    ' and ',
  );

export function readSellingStores(
  db: Db,
  scope: BuyerScope,
  query: SellingQuery,
): Promise<SellingStore[]> {
  const { page, page_size } = query;
  return rowsOf<SellingStore>(
    db,
    sql`select s.id, s.uuid, s.name, c.name as city
        from stores s join cities c on c.id = s.city_id
        where ${conditions(scope, query)}
        order by s.city_id <> (select city_id from stores where id = ${scope.buyer_store_id}::bigint),
          s.name collate "C", s.id
        limit ${page_size} offset ${(page - 1) * page_size}`,
  );
}

export async function countSellingStores(
  db: Db,
  scope: BuyerScope,
  query: SellingQuery,
): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from stores s where ${conditions(scope, query)}`,
  );
  return row?.count ?? 0;
}

export async function readSellsNow(db: Db, store_id: string): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select from stores s where s.id = ${store_id}::bigint and ${sellsNow}`,
  );
  return rows.length > 0;
}
