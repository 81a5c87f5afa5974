import type { TenderListQuery } from '@marketplace/contract/tenders';
import { countedUpTo } from '../../../platform/bounded-count.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { integer, rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import type { BuyerScope } from '../../../platform/store-scope.ts';

const conditions = ({ buyer_store_id }: BuyerScope, { state }: TenderListQuery): Sql =>
  sql`store_id = ${buyer_store_id}::bigint ${state ? sql`and state = any(${state}::tender_state[])` : sql``}`;

export const tenderPage = (scope: BuyerScope, query: TenderListQuery): Sql =>
  sql`select id from tenders where ${conditions(scope, query)} order by created_at desc, id desc
      limit ${integer(query.page_size)} offset ${integer((query.page - 1) * query.page_size)}`;

export async function countTenders(db: Db, scope: BuyerScope, query: TenderListQuery) {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from (
          select from tenders where ${conditions(scope, query)} limit ${integer(countedUpTo + 1)}) t`,
  );
  return row?.count ?? 0;
}

/** So many offers somebody may compare. */
const mostOffers = 50;

type Offering = { store_id: string; store_name: string; city: string };

/** Who offers something, or did until others were taken; what was withdrawn is gone. Who was taken first, then who serves most, then the cheapest. */
export const offeringStores = (
  db: Db,
  { buyer_store_id }: BuyerScope,
  tender_id: string,
): Promise<Offering[]> =>
  rowsOf<Offering>(
    db,
    sql`select o.store_id, s.name as store_name, c.name as city
        from tender_offers o join tender_fits f on f.store_id = o.store_id and f.tender_id = o.tender_id
        join stores s on s.id = o.store_id join cities c on c.id = s.city_id
        cross join lateral (select count(*) as lines from tender_offer_lines l
          where l.store_id = o.store_id and l.tender_id = o.tender_id) n
        where o.tender_id = ${tender_id}::bigint and o.buyer_store_id = ${buyer_store_id}::bigint
          and f.state in ('SENT', 'WON', 'LOST', 'EXPIRED')
        order by f.state = 'WON' desc, o.is_standing desc, n.lines desc, o.total_amount, o.store_id limit ${integer(mostOffers)}`,
  );
