import type { Db, Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';

export type Connection = {
  id: string;
  account_id: string;
  tokens_sealed: Uint8Array;
  version: number;
  is_lost: boolean;
  scopes: string[];
};

export async function readConnection(db: Db, id: string): Promise<Connection | undefined> {
  const [row] = await rowsOf<Connection>(
    db,
    sql`select id, account_id, tokens_sealed, version, is_lost, scopes
        from accounting_connections where id = ${id}::bigint`,
  );
  return row;
}

type Given = {
  account_id: string;
  name: string;
  email: string;
  scopes: readonly string[];
  tokens_sealed: Uint8Array;
};

/** A new consent: whatever tokens the login had before are dead by now. */
export async function keepConnection(db: Tx, given: Given): Promise<string> {
  const { account_id, name, email, scopes, tokens_sealed } = given;
  const [row] = await rowsOf<{ id: string }>(
    db,
    sql`insert into accounting_connections as c (account_id, name, email, scopes, tokens_sealed)
        values (${account_id}, ${name}, ${email}, ${scopes}::text[], ${tokens_sealed}::bytea)
        on conflict (account_id) do update set name = excluded.name, email = excluded.email,
          scopes = excluded.scopes, tokens_sealed = excluded.tokens_sealed, version = c.version + 1,
          renewing_until = null, is_lost = false, updated_at = excluded.updated_at
        returning id`,
  );
  const id = row?.id ?? '';
  await rowsOf(
    db,
    sql`insert into accounting_call_places (connection_id, place)
        select ${id}::bigint, n from generate_series(1, 8) n on conflict do nothing`,
  );
  return id;
}

/** A turn at renewing the tokens of this version; false where they are others by now, or another process is at it. */
export async function takeRenewal(db: Db, id: string, version: number): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`update accounting_connections set renewing_until = clock_timestamp() + interval '30 seconds'
        where id = ${id}::bigint and version = ${version}::int and not is_lost
          and (renewing_until is null or renewing_until < clock_timestamp()) returning id`,
  );
  return rows.length > 0;
}

/** Only over the version they were renewed from: a new consent meanwhile has others, and those hold. */
export async function keepTokens(
  db: Db,
  id: string,
  version: number,
  tokens_sealed: Uint8Array,
): Promise<void> {
  await rowsOf(
    db,
    sql`update accounting_connections set tokens_sealed = ${tokens_sealed}::bytea, version = version + 1,
          renewing_until = null, updated_at = now()
        where id = ${id}::bigint and version = ${version}::int`,
  );
}

export async function endRenewal(db: Db, id: string, version: number): Promise<void> {
  await rowsOf(
    db,
    sql`update accounting_connections set renewing_until = null
        where id = ${id}::bigint and version = ${version}::int`,
  );
}

/** Nobody is let in by these any more. */
export async function loseConnection(db: Db, id: string, version: number): Promise<void> {
  await rowsOf(
    db,
    sql`update accounting_connections set is_lost = true, renewing_until = null, updated_at = now()
        where id = ${id}::bigint and version = ${version}::int`,
  );
}

export type Opened = { host: string; session_sealed: Uint8Array; version: number };

export async function readDatabase(
  db: Db,
  connection_id: string,
  database_id: string,
): Promise<Opened | undefined> {
  const [row] = await rowsOf<Opened>(
    db,
    sql`select host, session_sealed, version from accounting_databases
        where connection_id = ${connection_id}::bigint and database_id = ${database_id}`,
  );
  return row;
}

export async function keepDatabase(
  db: Db,
  connection_id: string,
  database_id: string,
  { host, session_sealed }: { host: string; session_sealed: Uint8Array },
): Promise<void> {
  await rowsOf(
    db,
    sql`insert into accounting_databases as d (connection_id, database_id, host, session_sealed)
        values (${connection_id}::bigint, ${database_id}, ${host}, ${session_sealed}::bytea)
        on conflict (connection_id, database_id) do update set host = excluded.host,
          session_sealed = excluded.session_sealed, version = d.version + 1`,
  );
}

export async function moveDatabase(
  db: Db,
  connection_id: string,
  database_id: string,
  host: string,
): Promise<void> {
  await rowsOf(
    db,
    sql`update accounting_databases set host = ${host}, version = version + 1
        where connection_id = ${connection_id}::bigint and database_id = ${database_id}`,
  );
}
