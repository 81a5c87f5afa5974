import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { migrate } from '../platform/db/migrate.ts';
import { ownMigrations } from '../platform/db/migration-files.ts';
import { startApi } from '../testing/api-process.ts';
import { testPeople, testStores } from '../world/test-cast.ts';
import { placeOrder, signIn } from './order-writer.ts';
import { startTwoProcesses } from './two-processes.ts';

const tables = ['orders', 'order_lines', 'stores', 'inventories', 'stocks', 'users', 'tokens'];

/** What the next version brings: columns where every list reads, a file for each table, and an index. */
const next: Record<string, string> = {
  ...Object.fromEntries(
    tables.map((table, index) => [
      `999${index}_${table}.sql`,
      `alter table ${table} add column of_next_version text not null default '';`,
    ]),
  ),
  '9999_index.sql': `-- outside a transaction
create index concurrently if not exists orders_of_next_version on orders (store_id, of_next_version);`,
};

function nextVersion(): string {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(ownMigrations, folder, { recursive: true });
  for (const [name, text] of Object.entries(next)) writeFileSync(join(folder, name), text);
  return folder;
}

const lists = [
  `${contract.orders.list.path}?seller_store_id=${testStores.own}&is_seller=true&status=NEW`,
  `${contract.inventories.list.path}?store_id=${testStores.own}`,
  contract.stores.list.path,
  contract.users.detail.path,
];

// The embedded database has one process.
describe.runIf(inject('postgres'))('a new version', () => {
  it('comes over the old one under load: nothing fails, and the old one can start again', async () => {
    const { first, second, database, settings, sale } = await startTwoProcesses();
    const [buyer, owner] = [await signIn(first.url), await signIn(first.url, testPeople.owner)];
    const inUse = [first.url, second.url];
    const failed: string[] = [];
    const counts = { read: 0, written: 0 };
    const stop = new AbortController();
    const pick = () => inUse[Math.floor(Math.random() * inUse.length)] ?? '';
    const reading = lists.map(async (path) => {
      while (!stop.signal.aborted) {
        const url = pick() + path;
        const answer = await fetch(url, { headers: { authorization: `Token ${owner}` } });
        if (answer.status !== 200) failed.push(`${answer.status} ${path}: ${await answer.text()}`);
        await answer.body?.cancel().catch(() => {});
        counts.read += 1;
      }
    });
    const writing = [1, 2].map(async () => {
      while (!stop.signal.aborted) {
        const { status } = await placeOrder(pick(), buyer, randomUUID(), sale);
        if (status !== 200) failed.push(`${status} when ordering`);
        counts.written += 1;
      }
    });
    const more = async () => {
      const { read, written } = counts;
      while (counts.read < read + 20 || counts.written < written + 5) await pause(10);
    };

    await more();
    await database.look(async (database) => {
      // Somebody reads for longer than the migration waits: it lets the others by, and comes again.
      const held = Promise.withResolvers<void>();
      const holding = database.db.transaction().execute(async (db) => {
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(db);
        await sql`select from orders limit 1`.execute(db);
        await held.promise;
      });
      const migrating = migrate(database, nextVersion());
      await pause(1_500);
      await more();
      held.resolve();
      await holding;
      expect(await migrating).toEqual(Object.keys(next));
    });
    await more();

    inUse.shift();
    await pause(300);
    first.child.kill('SIGTERM');
    expect(await first.exited).toBe(0);
    const again = await startApi(settings);
    onTestFinished(() => void again.child.kill('SIGKILL'));
    inUse.push(again.url);
    await more();
    stop.abort();
    await Promise.all([...reading, ...writing]);
    expect(failed).toEqual([]);
  });
});
