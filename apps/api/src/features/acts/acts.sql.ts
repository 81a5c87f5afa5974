import type { Act, ActsQuery } from '@marketplace/contract/ops-operators';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { joined, rowsOf, sql } from '../../platform/db/sql.ts';

type NewAct = {
  act: string;
  operator_id: string | null;
  by_user_id: string | null;
  store_id: string | null;
  before: unknown;
  after: unknown;
  details: Record<string, unknown>;
};

const phoneNumber = /^(\+?62|0)8\d{6,11}$/;

/** Kept for years and read by every operator: whose number it is can be told, the number cannot. */
const withoutNumbers = (_field: string, value: unknown) =>
  typeof value === 'string' && phoneNumber.test(value)
    ? `${value.slice(0, 6)}••••${value.slice(-3)}`
    : value;

const asJson = (value: unknown) => (value === null ? null : JSON.stringify(value, withoutNumbers));

export async function insertAct(db: Tx, { before, after, details, ...act }: NewAct): Promise<void> {
  await db
    .insertInto('operator_acts')
    .values({
      ...act,
      before: asJson(before),
      after: asJson(after),
      details: JSON.stringify(details, withoutNumbers),
    })
    .execute();
}

export async function kindsOfActs(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('operator_acts').select('act').distinct().execute();
  return rows.map((row) => row.act);
}

export function readActs(
  db: Db,
  { store_id, operator_id }: ActsQuery,
  before_id: string | undefined,
  limit: number,
): Promise<Act[]> {
  const conditions = [
    sql`true`,
    ...(before_id ? [sql`a.id < ${before_id}::bigint`] : []),
    ...(store_id ? [sql`a.store_id = ${store_id}::bigint`] : []),
    ...(operator_id ? [sql`a.operator_id = ${operator_id}::bigint`] : []),
  ];
  return rowsOf<Act>(
    db,
    sql`select a.id, a.act, a.created_at, a.operator_id, o.name as operator_name, a.by_user_id as user_id,
          u.name as user_name, a.details ->> 'by' as program, a.store_id,
          to_json(a.before)::text as before, to_json(a.after)::text as after, a.details::text as details
        from operator_acts a left join operators o on o.id = a.operator_id left join users u on u.id = a.by_user_id
        where ${joined(conditions, ' and ')} order by a.id desc limit ${limit}::int`,
  );
}
