import { sql } from 'kysely';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { waitingForLocks } from '../../testing/waiting.ts';
import { inTransaction } from '../db/transaction.ts';
import { makeDue } from '../outbox/outbox-rows.ts';
import { noStore } from '../store-scope.ts';
import { retentionSweeps } from './retention.ts';

// PGlite has one connection: nobody waits there for a row that somebody else has.
describe.runIf(inject('postgres'))('a row that is renewed while a sweep waits for it', () => {
  it('stays, and what it is there for is done', async () => {
    const server = await startTestServer();
    onTestFinished(() => server.close());
    const { db } = server.database;
    const target = { store_id: noStore, channel: 'text', target: '+6281255550188' };
    const idle = { ...target, due_at: null, updated_at: sql<string>`now() - interval '2 days'` };
    await db.insertInto('outbox_targets').values(idle).execute();
    const sweep = retentionSweeps.find(({ name }) => name === 'old_outbox_targets');
    const [renewed, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const renewing = inTransaction(db, async (tx) => {
      await makeDue(tx, target);
      renewed.resolve();
      await mayEnd.promise;
    });
    await renewed.promise;
    const sweeping = sweep?.run(db, new AbortController().signal);
    await eventually(async () => {
      expect(await waitingForLocks(db)).toBe(1);
    });
    mayEnd.resolve();
    await renewing;
    expect(await sweeping).toBe(0);
    const [kept] = await db.selectFrom('outbox_targets').select('due_at').execute();
    expect(kept?.due_at).toEqual(expect.any(String));
  });
});
