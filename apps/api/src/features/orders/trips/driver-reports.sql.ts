import type { Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import { waitingHours } from '../moves/complaint-hours.ts';

type Columns = Tables['driver_reports'];

type Report = {
  trip_id: string;
  order_id: string;
  mutation_id: string;
  payload_hash: string;
  kind: Columns['kind'];
  happened_at: string;
  reason?: string | undefined;
  note?: string;
  expected_amount?: number | undefined;
  taken_amount?: number | undefined;
};

export async function insertReport(db: Tx, { store_id }: OneStore, report: Report): Promise<void> {
  await db
    .insertInto('driver_reports')
    .values({ ...report, store_id })
    .execute();
}

/** By which words of a driver it was told before, if it was, under whichever link. */
export async function readReportHash(
  db: Tx,
  { store_id }: OneStore,
  order_id: string,
  mutation_id: string,
): Promise<string | undefined> {
  const [report] = await rowsOf<{ payload_hash: string }>(
    db,
    sql`select payload_hash from driver_reports
        where store_id = ${store_id}::bigint and order_id = ${order_id}::bigint
          and mutation_id = ${mutation_id}::uuid`,
  );
  return report?.payload_hash;
}

/**
 * The driver gives the stop up, behind whichever link it stands. The goods come back, so nobody may take them as arrived when
 * time goes by: nothing is due until somebody says more.
 */
export async function giveUpStop(
  db: Tx,
  { store_id }: OneStore,
  { order_id }: Pick<Report, 'order_id'>,
): Promise<void> {
  await rowsOf(
    db,
    sql`update driver_trip_stops p set failed_at = n.at from (select now() as at) n
        where p.store_id = ${store_id}::bigint and p.order_id = ${order_id}::bigint`,
  );
  await rowsOf(
    db,
    sql`update orders set deadline_at = null, updated_at = now()
        where store_id = ${store_id}::bigint and id = ${order_id}::bigint`,
  );
}

/** Comes after all the others of the trip; what was given up is on its way again, by a new clock. */
export async function putStopLast(
  db: Tx,
  { store_id }: OneStore,
  { trip_id, order_id }: Pick<Report, 'trip_id' | 'order_id'>,
): Promise<void> {
  const [last] = await rowsOf<{ place: number }>(
    db,
    sql`select max(place)::int as place from driver_trip_stops
        where store_id = ${store_id}::bigint and trip_id = ${trip_id}::bigint`,
  );
  const place = (last?.place ?? 0) + 1;
  await rowsOf(
    db,
    sql`update driver_trip_stops set failed_at = null,
          place = case when trip_id = ${trip_id}::bigint then ${place}::int else place end
        where store_id = ${store_id}::bigint and order_id = ${order_id}::bigint`,
  );
  await rowsOf(
    db,
    sql`update orders set deadline_at = now() + make_interval(hours => ${waitingHours}::int), updated_at = now()
        where store_id = ${store_id}::bigint and id = ${order_id}::bigint and deadline_at is null`,
  );
}
