import type { FeeRate, NewFeeRate } from '@marketplace/contract/ops-fees';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';
import { atMicroseconds, microseconds } from '../../platform/pages.ts';

/** By the names of categories, the one for all others first; of each the newest first. */
export const readRates = (
  db: Db,
  behind: readonly [category_name: string, begins: string, id: string] | undefined,
  limit: number,
) => {
  const name = sql`coalesce(c.name, '')`;
  const isBehind = ([ofCategory, begins, id]: readonly [string, string, string]) =>
    sql`where ${name} > ${ofCategory} or (${name} = ${ofCategory}
      and (r.valid_from, r.id) < (${atMicroseconds(begins)}, ${id}::bigint))`;
  return rowsOf<FeeRate & { begins: string }>(
    db,
    sql`select r.id, r.category_id, c.name as category_name, r.basis_points, r.valid_from,
          ${microseconds(sql`r.valid_from`)} as begins
        from fee_rates r left join categories c on c.id = r.category_id
        ${behind ? isBehind(behind) : sql``}
        order by ${name}, r.valid_from desc, r.id desc limit ${limit}::int`,
  );
};

export const isCategory = async (db: Db, category_id: string): Promise<boolean> =>
  (await rowsOf(db, sql`select from categories where id = ${category_id}::bigint`)).length > 0;

/** What would be charged then without the new one. */
export async function rateBefore(
  db: Tx,
  { category_id, valid_from }: NewFeeRate,
): Promise<FeeRate | undefined> {
  const [rate] = await rowsOf<FeeRate>(
    db,
    sql`select r.id, r.category_id, c.name as category_name, r.basis_points, r.valid_from
        from fee_rates r left join categories c on c.id = r.category_id
        where (r.category_id is null or r.category_id = ${category_id ?? null}::bigint)
          and r.valid_from <= coalesce(${valid_from ?? null}::timestamptz, now())
        order by r.category_id nulls last, r.valid_from desc limit 1`,
  );
  return rate;
}

/** None where it would reach back. A rate of the same moment takes the other's place: it has not held yet. */
export async function upsertRate(
  db: Tx,
  { category_id, basis_points, valid_from }: NewFeeRate,
): Promise<FeeRate | undefined> {
  const [rate] = await rowsOf<FeeRate>(
    db,
    sql`with wanted as (select coalesce(${valid_from ?? null}::timestamptz, now()) as valid_from), kept as (
          insert into fee_rates as r (category_id, basis_points, valid_from)
          select ${category_id ?? null}::bigint, ${basis_points}::int, valid_from from wanted
          where valid_from >= now()
          on conflict (category_id, valid_from) do update set basis_points = excluded.basis_points
          returning r.*
        )
        select k.id, k.category_id, c.name as category_name, k.basis_points, k.valid_from
        from kept k left join categories c on c.id = k.category_id`,
  );
  return rate;
}
