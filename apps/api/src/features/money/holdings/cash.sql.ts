import type { Db } from '../../../platform/db/handle.ts';
import { integer, rowsOf, sql } from '../../../platform/db/sql.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { inStores } from '../in-stores.ts';

/** An order whose cash somebody still has. */
export type CashRow = {
  store_id: string;
  store_name: string;
  time_zone: string;
  account: 'DRIVER_CASH' | 'LOGISTIC_CASH';
  party_id: string;
  posting_id: string;
  /** What the same one has of later orders. */
  later: number;
  amount: number;
  holder_name: string;
  order_id: string | null;
  order_number: string | null;
};

/** Where a page before ended: whose cash, which posting, and what they had up to it. */
export type PlaceOfCash = readonly [
  store_id: string,
  account: string,
  party_id: string,
  posting_id: string,
  later: string,
];

/**
 * Cash is with a driver, not with an order. Which orders a driver has handed in is written down, so what they still have is of the
 * others. Of a service nobody wrote that down: what it sent is for the oldest, and the latest are gone through until they make
 * up the balance.
 */
export function readCash(
  db: Db,
  scope: StoreScope,
  behind: PlaceOfCash | undefined,
  limit: number,
): Promise<CashRow[]> {
  const stores = inStores(scope);
  const [store_id = '0', account = 'DRIVER_CASH', party_id = '0', posting_id = '0', later = '0'] =
    behind ?? [];
  const most = sql`limit ${integer(limit)}`;
  const isSame = sql`(b.store_id, b.account, b.party_id) =
    (${store_id}::bigint, ${account}::book_account, ${party_id}::bigint)`;
  const place = sql`b.store_id, b.account, b.party_id`;
  return rowsOf<CashRow>(
    db,
    sql`${stores.with}
        select b.store_id, s.name as store_name, c.time_zone, b.account::text as account, b.party_id, l.posting_id, l.later,
          least(l.amount, b.amount - l.later) as amount,
          case when b.account = 'DRIVER_CASH' then coalesce(d.name, '') else 'GLog' end as holder_name,
          o.id as order_id, o.order_number
        from (
          select ${place}, b.party, b.amount from balances b
          where ${stores.are(sql`b.store_id`)} and b.account in ('DRIVER_CASH', 'LOGISTIC_CASH')
            and b.party <> 'NONE' and b.amount > 0
            and (${place}) >= (${store_id}::bigint, ${account}::book_account, ${party_id}::bigint)
          order by ${place} ${most}
        ) b
        cross join lateral (
          select t.posting_id, t.amount, (case when ${isSame} then ${later}::numeric else 0 end)
            + coalesce(sum(t.amount) over (order by t.posting_id desc rows between unbounded preceding and 1 preceding), 0)
            as later
          from (
            select t.posting_id, t.amount from posting_lines t
            where t.store_id = b.store_id and t.account = b.account and t.party = b.party and t.party_id = b.party_id
              and t.amount > 0 and not exists (
                select from driver_hand_in_postings h
                where b.account = 'DRIVER_CASH' and h.store_id = b.store_id and h.posting_id = t.posting_id)
              and (not ${isSame} or t.posting_id < ${posting_id}::bigint)
            order by t.posting_id desc ${most}
          ) t
        ) l
        join stores s on s.id = b.store_id join cities c on c.id = s.city_id
        left join store_couriers d on b.account = 'DRIVER_CASH' and d.store_id = b.store_id and d.id = b.party_id
        left join postings p on p.store_id = b.store_id and p.id = l.posting_id
        left join orders o on o.store_id = b.store_id and o.id = p.order_id
        where l.later < b.amount
        order by ${place}, l.posting_id desc ${most}`,
  );
}
