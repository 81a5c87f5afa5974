import type { PlanState } from '@marketplace/contract/inventory-plan-words';
import type { InventoryPlan } from '@marketplace/contract/inventory-plans';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inScope } from '../../../platform/db/in-scope.ts';
import { rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import { atMicroseconds, microseconds } from '../../../platform/pages.ts';
import type { OneStore, StoreScope } from '../../../platform/store-scope.ts';

export type Plan = InventoryPlan & {
  heads: string[] | null;
  is_undo_over: boolean;
  created_micros: string;
};

type Counts = Pick<InventoryPlan, 'verdicts' | 'guards' | 'outcomes'>;
type Row = Omit<Plan, keyof Counts | 'copy'> & {
  counts: Counts;
  copy_id: string | null;
  from_store_id: string | null;
  from_store_name: string | null;
  left_out: number;
};

/** For how long an applied plan can be taken back. */
const undoTime = sql`interval '1 hour'`;

const columns = sql`
  p.id, p.store_id, case when p.source in ('IMPORT', 'STOCK_TAKE', 'COPY', 'RULE') then p.source::text else 'BULK' end as source, p.file_name, p.state, p.version, p.counts, p.job_id,
  p.created_at, p.applied_at,
  (select name from users where id = p.user_id) as user_name, p.heads,
  p.is_waiting and p.state = 'READY' as is_waiting, p.copy_id, p.from_store_id, p.left_out,
  (select name from stores where id = p.from_store_id) as from_store_name,
  p.applied_at + ${undoTime} as undo_until, ${microseconds(sql`p.created_at`)} as created_micros,
  coalesce(p.applied_at + ${undoTime} < now(), false) as is_undo_over`;

const fromRow = ({
  counts,
  copy_id,
  from_store_id,
  from_store_name,
  left_out,
  ...row
}: Row): Plan => ({
  ...row,
  ...counts,
  copy:
    copy_id && from_store_id
      ? { id: copy_id, store_id: from_store_id, store_name: from_store_name ?? '', left_out }
      : null,
});

export async function readPlan(
  db: Db,
  scope: StoreScope,
  store_id: string,
  plan_id: string,
): Promise<Plan | undefined> {
  const [row] = await rowsOf<Row>(
    db,
    sql`select ${columns} from inventory_plans p
        where p.store_id = ${store_id}::bigint and p.id = ${plan_id}::uuid
          and ${inScope(scope, sql`p.store_id`)} and p.state <> 'READING'`,
  );
  return row && fromRow(row);
}

export async function readPlans(
  db: Db,
  scope: StoreScope,
  { store_id, source }: { store_id: string; source?: string | undefined },
  behind: readonly [string, string] | undefined,
  limit: number,
): Promise<Plan[]> {
  const [at, id] = behind ?? [];
  const isBehind: Sql =
    at && id
      ? sql`(p.created_at < ${atMicroseconds(at)} or p.created_at = ${atMicroseconds(at)} and p.id > ${id}::uuid)`
      : sql`true`;
  const rows = await rowsOf<Row>(
    db,
    sql`select ${columns} from inventory_plans p
        where p.store_id = ${store_id}::bigint and ${inScope(scope, sql`p.store_id`)} and p.state <> 'READING'
          and ${source ? sql`p.source = ${source}::inventory_change_source` : sql`true`} and ${isBehind}
        order by p.created_at desc, p.id limit ${limit}`,
  );
  return rows.map(fromRow);
}

/** The plans of a copy in the stores of the scope, by the name of the store. */
export async function readPlansOfCopy(
  db: Db,
  scope: StoreScope,
  copy_id: string,
): Promise<{ store_name: string; plan: Plan }[]> {
  const rows = await rowsOf<Row & { store_name: string }>(
    db,
    sql`select ${columns}, s.name as store_name from inventory_plans p join stores s on s.id = p.store_id
        where p.copy_id = ${copy_id}::uuid and ${inScope(scope, sql`p.store_id`)}
        order by s.name, p.store_id`,
  );
  return rows.map(({ store_name, ...row }) => ({ store_name, plan: fromRow(row) }));
}

/** One after the other: whoever begins a plan of the store, mends it or ends it. */
export async function lockPlans(db: Tx, { store_id }: OneStore): Promise<void> {
  await rowsOf(
    db,
    sql`select pg_advisory_xact_lock(hashtextextended(${`plans of store ${store_id}`}, 0))`,
  );
}

/** Whether a job of a plan is under way: of this one, or of any other of the store. */
export async function plansUnderWay(
  db: Tx,
  { store_id }: OneStore,
  plan_id: string,
): Promise<{ own: boolean; other: boolean }> {
  const [row] = await rowsOf<{ own: boolean; other: boolean }>(
    db,
    sql`select coalesce(bool_or(p.id = ${plan_id}::uuid), false) as own,
          coalesce(bool_or(p.id <> ${plan_id}::uuid), false) as other
        from inventory_plans p join jobs j on j.store_id = p.store_id and j.id = p.job_id
        where p.store_id = ${store_id}::bigint and j.store_id = ${store_id}::bigint
          and p.state in ('APPLYING', 'UNDOING') and j.finished_at is null`,
  );
  return row ?? { own: false, other: false };
}

export async function movePlan(
  db: Db,
  { store_id }: OneStore,
  plan_id: string,
  state: PlanState,
  job_id?: string,
): Promise<void> {
  await rowsOf(
    db,
    sql`update inventory_plans set state = ${state}::inventory_plan_state,
          job_id = coalesce(${job_id ?? null}::uuid, job_id),
          applied_at = case when ${state} = 'APPLIED' then coalesce(applied_at, clock_timestamp()) else applied_at end
        where store_id = ${store_id}::bigint and id = ${plan_id}::uuid`,
  );
}

/** It is another plan from now on than the one that others look at, or that somebody lets wait. */
export async function raisePlan(db: Tx, { store_id }: OneStore, plan_id: string): Promise<void> {
  await rowsOf(
    db,
    sql`update inventory_plans set version = version + 1, is_waiting = is_waiting and source = 'STOCK_TAKE'
        where store_id = ${store_id}::bigint and id = ${plan_id}::uuid`,
  );
}

/** Whether the person may change listings at this moment. */
export async function mayManageListings(
  db: Db,
  user_id: string,
  store_id: string,
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select from store_permissions p where p.store_id = ${store_id}::bigint
          and p.user_id = ${user_id}::bigint and p.inventory = 'MANAGE'`,
  );
  return rows.length > 0;
}
