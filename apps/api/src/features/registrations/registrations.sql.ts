import type { OpsRegistration, OpsRegistrationRow } from '@marketplace/contract/ops-registrations';
import type { RegistrationState, StoreKind } from '@marketplace/contract/registration-words';
import type { Registration, RegistrationRow } from '@marketplace/contract/store-registrations';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { rowsOf, sql } from '../../platform/db/sql.ts';
import { atMicroseconds, microseconds } from '../../platform/pages.ts';
import type { OneStore } from '../../platform/store-scope.ts';

const rowColumns = sql`r.store_id, s.name as store_name, r.state, r.version, r.kind, r.sells, c.name as city,
  c.province, r.reason, r.created_at, r.updated_at`;
const rowJoins = sql`join stores s on s.id = r.store_id join cities c on c.id = s.city_id`;
const placeColumns = sql`s.address, s.district, s.postal_code, s.latitude, s.longitude`;

/** A person asks for few, and nobody reads on beyond these. */
const mostShown = 100;

export const readOfPerson = (db: Db, user_id: string): Promise<Registration[]> =>
  rowsOf<Registration>(
    db,
    sql`select ${rowColumns}, ${placeColumns}, s.city_id, s.driver_note, p.store = 'MANAGE' as may_send,
          case when p.store = 'MANAGE' then r.document_ids else '{}' end as document_ids
        from store_permissions p join store_registrations r on r.store_id = p.store_id ${rowJoins}
        where p.user_id = ${user_id}::bigint and p.store <> 'NONE'
        order by r.created_at desc, r.store_id desc limit ${mostShown}::int`,
  );

/** Who asks for several at once does so one after the other. */
export async function lockAsking(db: Tx, user_id: string): Promise<void> {
  await rowsOf(
    db,
    sql`select pg_advisory_xact_lock(hashtextextended(${`registrations of ${user_id}`}, 0))`,
  );
}

/** One beyond `most` is as good as all. */
export async function countUnapproved(db: Tx, user_id: string, most: number): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from (
          select from store_registrations
          where created_by = ${user_id}::bigint and state <> 'APPROVED' limit ${most}::int) f`,
  );
  return row?.count ?? 0;
}

/** What the person has asked for in the same words and has no answer to, in a store that is theirs to see. */
export async function findAskedAlike(
  db: Tx,
  user_id: string,
  payload_hash: string,
): Promise<string | null> {
  const [row] = await rowsOf<{ store_id: string }>(
    db,
    sql`select r.store_id from store_registrations r
        join store_permissions p on p.store_id = r.store_id and p.user_id = ${user_id}::bigint and p.store <> 'NONE'
        where r.created_by = ${user_id}::bigint and r.state in ('DRAFT', 'WAITING', 'NEEDS_REVISION')
          and r.payload_hash = ${payload_hash} order by r.store_id limit 1`,
  );
  return row?.store_id ?? null;
}

/** A registration as it stands, held until the transaction ends. */
export type Held = Pick<RegistrationRow, 'state' | 'version' | 'reason' | 'kind' | 'sells'> & {
  document_ids: string[];
  user_id: string | null;
  payload_hash: string;
};

export async function lockRegistration(db: Tx, { store_id }: OneStore): Promise<Held | undefined> {
  const [row] = await rowsOf<Held>(
    db,
    sql`select state, version, reason, kind, sells, document_ids, user_id, payload_hash
        from store_registrations
        where store_id = ${store_id}::bigint for update`,
  );
  return row;
}

export type Asked = {
  state: RegistrationState;
  kind: StoreKind;
  sells: string;
  document_ids: readonly string[];
  user_id: string;
  payload_hash: string;
};

/** Asked for, or asked for again. */
export async function writeAsked(
  db: Tx,
  { store_id }: OneStore,
  { state, kind, sells, document_ids, user_id, payload_hash }: Asked,
): Promise<void> {
  await rowsOf(
    db,
    sql`insert into store_registrations as r (store_id, state, kind, sells, document_ids, user_id, created_by,
          payload_hash)
        values (${store_id}::bigint, ${state}::registration_state, ${kind}::store_kind, ${sells},
          ${document_ids}::text[], ${user_id}::bigint, ${user_id}::bigint, ${payload_hash})
        on conflict (store_id) do update set state = excluded.state, kind = excluded.kind, sells = excluded.sells,
          document_ids = excluded.document_ids, user_id = excluded.user_id, payload_hash = excluded.payload_hash,
          version = r.version + 1,
          updated_at = excluded.updated_at`,
  );
}

export async function writeDecision(
  db: Tx,
  { store_id }: OneStore,
  { state, reason }: { state: RegistrationState; reason: string | null },
): Promise<void> {
  await rowsOf(
    db,
    sql`update store_registrations set state = ${state}::registration_state, reason = ${reason}::text,
          version = version + 1, updated_at = now() where store_id = ${store_id}::bigint`,
  );
}

export async function readRow(
  db: Db,
  { store_id }: OneStore,
): Promise<RegistrationRow | undefined> {
  const [row] = await rowsOf<RegistrationRow>(
    db,
    sql`select ${rowColumns} from store_registrations r ${rowJoins} where r.store_id = ${store_id}::bigint`,
  );
  return row;
}

const applicantColumns = sql`u.name as applicant_name, u.phone_number as applicant_phone_number`;

export type Waiting = OpsRegistrationRow & { changed: string };
type Behind = readonly [changed: string, store_id: string];

/** Of all stores, what has waited longest first. */
export const readStanding = (
  db: Db,
  state: RegistrationState,
  behind: Behind | undefined,
  limit: number,
): Promise<Waiting[]> => {
  const isBehind = behind
    ? sql`(r.updated_at, r.store_id) > (${atMicroseconds(behind[0])}, ${behind[1]}::bigint)`
    : sql`true`;
  return rowsOf<Waiting>(
    db,
    sql`select ${rowColumns}, ${applicantColumns}, ${microseconds(sql`r.updated_at`)}::text as changed
        from store_registrations r ${rowJoins} left join users u on u.id = r.user_id
        where r.state = ${state}::registration_state and ${isBehind}
        order by r.updated_at, r.store_id limit ${limit}::int`,
  );
};

export async function readForOperator(
  db: Db,
  { store_id }: OneStore,
): Promise<OpsRegistration | undefined> {
  const [row] = await rowsOf<OpsRegistration>(
    db,
    sql`select ${rowColumns}, ${placeColumns}, r.document_ids, ${applicantColumns}, u.created_at as applicant_since, s.is_active
        from store_registrations r ${rowJoins} left join users u on u.id = r.user_id
        where r.store_id = ${store_id}::bigint`,
  );
  return row;
}
