import type { DatedFeeRate, SellerFee } from '@marketplace/contract/seller-fees';
import type { Db } from '../../platform/db/handle.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';

export type FeeOfNow = Omit<SellerFee, 'next'> & {
  next_basis_points: number | null;
  next_valid_from: string | null;
};

/**
 * Of every category and of all others (null), or of one of them: what an order of this moment would be charged by, and what
 * comes next. A change of the general rate is none for a category with its own.
 */
export const readFeesOfNow = (db: Db, only?: string | null): Promise<FeeOfNow[]> =>
  rowsOf<FeeOfNow>(
    db,
    sql`select c.id as category_id, c.name as category_name, r.basis_points, r.valid_from,
          n.basis_points as next_basis_points, n.valid_from as next_valid_from
        from (select null::bigint as id, null::text as name union all select id, name from categories) c
        cross join lateral (
          select r.category_id, r.basis_points, r.valid_from from fee_rates r
          where (r.category_id is null or r.category_id = c.id) and r.valid_from <= now()
          order by r.category_id nulls last, r.valid_from desc limit 1
        ) r
        left join lateral (
          select n.basis_points, n.valid_from from fee_rates n
          where (n.category_id = c.id or n.category_id is null and r.category_id is null)
            and n.valid_from > now()
          order by n.valid_from, n.category_id nulls last limit 1
        ) n on true
        where ${only === undefined ? sql`true` : sql`c.id is not distinct from ${only}::bigint`}
        order by c.id is not null, c.name collate "C", c.id`,
  );

const mostRates = 50;

export const readRatesOf = (db: Db, category_id: string | null): Promise<DatedFeeRate[]> =>
  rowsOf<DatedFeeRate>(
    db,
    sql`select basis_points, valid_from, category_id is null as is_general from fee_rates
        where category_id is null or category_id = ${category_id}::bigint
        order by valid_from desc, id desc limit ${mostRates}`,
  );
