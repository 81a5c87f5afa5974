import { createHash } from 'node:crypto';
import type { Endpoint } from '@marketplace/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '../db/handle.ts';
import { rowsOf, sql } from '../db/sql.ts';
import { inTransaction } from '../db/transaction.ts';
import { fail } from '../failure.ts';
import type { Who } from '../who-is-asking.ts';
import type { Call } from './bind.ts';

const keyPattern = /^[\x21-\x7e]{8,128}$/;

type Answer = { body: string; replayed: boolean };

/**
 * The first answer to a key is kept in the transaction that made it, and given again to whoever sends
 * the same request with the same key. A refusal leaves nothing behind and is decided anew.
 */
export async function answerOnce(
  key: string | string[],
  request: FastifyRequest,
  { db, who }: Call<Endpoint>,
  answer: (db: Tx) => Promise<string>,
): Promise<Answer> {
  if (typeof key !== 'string' || !keyPattern.test(key)) {
    return fail('validation_failed', { 'Idempotency-Key': 'invalid' });
  }
  const { user_id } = who as Who;
  const request_hash = hashRequest(request);
  return inTransaction(db, async (db) => {
    if (!(await takeTurn(db, user_id, key))) fail('request_in_flight');
    const kept = await db
      .selectFrom('idempotency_records')
      .where('user_id', '=', user_id)
      .where('key', '=', key)
      .select(['request_hash', 'body'])
      .executeTakeFirst();
    if (kept && !request_hash.equals(kept.request_hash)) fail('idempotency_key_reused');
    if (kept) return { body: kept.body, replayed: true };
    const body = await answer(db);
    await db
      .insertInto('idempotency_records')
      .values({ user_id, key, request_hash, status: 200, body })
      .execute();
    return { body, replayed: false };
  });
}

/** False while another request with the key is under way; held until the transaction ends. */
async function takeTurn(db: Tx, user_id: string, key: string): Promise<boolean> {
  const [turn] = await rowsOf<{ mine: boolean }>(
    db,
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`${user_id} ${key}`}, 0)) as mine`,
  );
  return turn?.mine === true;
}

const hashRequest = ({ method, url, body }: FastifyRequest) =>
  createHash('sha256')
    .update(JSON.stringify([method, url, body]))
    .digest();
