import { createHash } from 'node:crypto';
import type { Endpoint } from '@marketplace/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../authenticate.ts';
import type { OperatorWho } from '../authenticate-operator.ts';
import type { Db, Tx } from '../db/handle.ts';
import { rowsOf, type Sql, sql } from '../db/sql.ts';
import { inTransaction } from '../db/transaction.ts';
import { fail } from '../failure.ts';
import type { Call } from './bind.ts';

const keyPattern = /^[\x21-\x7e]{8,128}$/;

type Answer = { body: string; replayed: boolean };

/**
 * The first answer to a key is kept in the transaction that made it, and given again to whoever sends
 * the same request with the same key. A refusal leaves nothing behind and is decided anew. What has to be
 * prepared is prepared before the transaction, and not at all for a key that has its answer.
 */
export async function answerOnce(
  key: string | string[],
  request: FastifyRequest,
  { db, who }: Call<Endpoint>,
  prepare: (() => Promise<unknown>) | undefined,
  answer: (db: Tx, prepared: unknown) => Promise<string>,
): Promise<Answer> {
  if (typeof key !== 'string' || !keyPattern.test(key)) {
    return fail('validation_failed', { 'Idempotency-Key': 'invalid' });
  }
  const owner = ownerOf(who as Caller | OperatorWho);
  const ownKey = owner.prefix + key;
  const request_hash = hashRequest(request);
  const keptAlready = prepare && (await keptAnswer(db, owner, ownKey, request_hash));
  if (keptAlready) return keptAlready;
  const prepared = await prepare?.();
  return inTransaction(db, async (db) => {
    if (!(await takeTurn(db, owner, ownKey))) fail('request_in_flight');
    const kept = await keptAnswer(db, owner, ownKey, request_hash);
    if (kept) return kept;
    const body = await answer(db, prepared);
    await rowsOf(
      db,
      sql`insert into ${owner.table} (${owner.column}, key, request_hash, status, body)
          values (${owner.id}::bigint, ${ownKey}, ${request_hash}::bytea, 200, ${body})`,
    );
    return { body, replayed: false };
  });
}

/** Whose keys: people's and operators' are apart, as their accounts are. */
type Owner = { table: Sql; column: Sql; id: string; name: string; prefix: string };

const ownerOf = (who: Caller | OperatorWho): Owner =>
  'operator_id' in who
    ? {
        table: sql`operator_idempotency_records`,
        column: sql`operator_id`,
        id: who.operator_id,
        name: `operator ${who.operator_id}`,
        prefix: '',
      }
    : {
        table: sql`idempotency_records`,
        column: sql`user_id`,
        id: who.user_id,
        name: who.user_id,
        prefix: prefixOf(who),
      };

/** What a program sends under a key of its own is none of what its maker has sent. */
const prefixOf = ({ api_key }: Caller) => (api_key ? `api_key ${api_key.id} ` : '');

async function keptAnswer(
  db: Db,
  { table, column, id }: Owner,
  key: string,
  request_hash: Buffer,
): Promise<Answer | undefined> {
  const [kept] = await rowsOf<{ request_hash: Uint8Array; body: string }>(
    db,
    sql`select request_hash, body from ${table} where ${column} = ${id}::bigint and key = ${key}`,
  );
  if (kept && !request_hash.equals(kept.request_hash)) fail('idempotency_key_reused');
  return kept && { body: kept.body, replayed: true };
}

/** False while another request with the key is under way; held until the transaction ends. */
async function takeTurn(db: Tx, { name }: Owner, key: string): Promise<boolean> {
  const [turn] = await rowsOf<{ mine: boolean }>(
    db,
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`${name} ${key}`}, 0)) as mine`,
  );
  return turn?.mine === true;
}

const hashRequest = ({ method, url, body }: FastifyRequest) =>
  createHash('sha256')
    .update(JSON.stringify([method, url, body]))
    .digest();
