import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { readUsedBefore } from './submitted-proofs.sql.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('of very many proofs only those are read that may be alike', async () => {
  const { db } = server.database;
  const file_id = randomUUID();
  await sql`insert into fee_proofs (store_id, payment_id, file_id, reference, picture_hash, picture_pieces)
    select 1, n, gen_random_uuid(), 'TRX' || n, md5('a' || n) || md5('b' || n), array(
      select place * 65536 + ('x' || substr(md5(n || '-' || place), 1, 4))::bit(16)::int
      from generate_series(0, 15) place)
    from generate_series(1, 10000) n`.execute(db);
  // Pieces that no other has: nothing is found, however far one looks.
  await sql`insert into fee_proofs (store_id, payment_id, file_id, reference, picture_hash, picture_pieces)
    values (1, 10001, ${file_id}, 'NEW', repeat('0', 64), array[2000000, 2000001])`.execute(db);
  await sql`analyze fee_proofs`.execute(db);
  const read = await inTransaction(db, async (db) => {
    expect(await readUsedBefore(db, [file_id])).toEqual([]);
    const { rows } = await sql<{ read: number }>`
      select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables
      where relname = 'fee_proofs'`.execute(db);
    return rows[0]?.read;
  });
  expect(read).toBeLessThan(100);
});
