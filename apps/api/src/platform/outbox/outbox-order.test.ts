import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database, Db } from '../db/handle.ts';
import { inTransaction } from '../db/transaction.ts';
import { defineChannel, serve } from './channel.ts';
import {
  giveBack,
  messagesDue,
  startOver,
  takeTurn,
  targetsDue,
  writeOutcome,
} from './outbox-rows.ts';
import { sendAllLater } from './send-later.ts';
import { startOutbox } from './start-outbox.ts';

const parcels = defineChannel({
  name: 'test.parcels',
  payload: z.strictObject({ text: z.string() }),
  at_once: 4,
  at_once_of_store: 2,
});

let database: Database;
let db: Db;
beforeEach(async () => {
  database = await openTestDatabase();
  db = database.db;
});
afterEach(() => database.close());

const log = { warn: vi.fn(), info: vi.fn(), error: vi.fn() } as never;

const write = (target: string, texts: readonly string[], record?: string, store_id = '1') =>
  inTransaction(db, (db) =>
    sendAllLater(db, parcels, {
      ...{ store_id, about: 'test' },
      messages: texts.map((text) => ({ target, payload: { text }, ...(record && { record }) })),
    }),
  );

const turnAt = async (target: string) =>
  (await takeTurn(db, { store_id: '1', channel: parcels.name, target })) ??
  Promise.reject(new Error('the turn could not be taken'));

/** Brings what it is given; to those whose name says so, never. */
function open() {
  const brought: string[] = [];
  const held: string[] = [];
  const outbox = startOutbox(
    db,
    [
      serve(parcels, ({ target, payload, signal }) => {
        if (!target.startsWith('slow')) {
          brought.push(payload.text);
          return Promise.resolve('sent');
        }
        held.push(target);
        return new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        });
      }),
    ],
    log,
  );
  onTestFinished(outbox.stop);
  return { brought, held };
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pause(5);
}

it('while the first of a record waits for its next try, its target is not looked at for the others', async () => {
  await write('budi', ['first', 'second'], 'order 1');
  const turn = await turnAt('budi');
  const due = await messagesDue(db, turn, 20);
  expect(due.map(({ payload }) => payload)).toEqual([{ text: 'first' }]);
  const later = { state: 'WAITING', last_error: '503', wait_ms: 60_000 } as const;
  await writeOutcome(db, turn, due[0]?.id ?? '', later);
  expect(await messagesDue(db, turn, 20)).toEqual([]);
  await giveBack(db, turn, { failures: 1, pause_ms: 0 });
  expect(await targetsDue(db, parcels.name, 10)).toEqual([]);
});

it('those of one record come in their order, one turn for many', async () => {
  const texts = Array.from({ length: 15 }, (_, n) => String(n));
  await write('budi', texts, 'stock');
  const { brought } = open();
  await until(() => brought.length === texts.length);
  expect(brought).toEqual(texts);
  const target = await db
    .selectFrom('outbox_targets')
    .where('target', '=', 'budi')
    .selectAll()
    .executeTakeFirstOrThrow();
  expect(target.fence).toBe('1');
});

it('one that is never done with takes its own place, and what is written then goes by', async () => {
  await write('slow one', ['x'], undefined, '2');
  const { brought, held } = open();
  await until(() => held.length === 1);
  for (const text of ['a', 'b', 'c']) {
    await write(`to ${text}`, [text]);
    await until(() => brought.includes(text));
  }
  expect(brought).toEqual(['a', 'b', 'c']);
});

it('all that is slow of one store takes no more than its share of the places', async () => {
  for (let number = 0; number < 8; number += 1) await write(`slow ${number}`, ['x']);
  await write('budi', ['hello'], undefined, '2');
  const { brought, held } = open();
  await until(() => brought.length === 1 && held.length === 2);
  await write('budi', ['again'], undefined, '2');
  await until(() => brought.length === 2);
  expect(held).toHaveLength(2);
});

it('started over, nothing has to wait for a next try any more', async () => {
  await write('budi', ['first'], 'order 1');
  const turn = await turnAt('budi');
  const [first] = await messagesDue(db, turn, 1);
  const later = { state: 'WAITING', last_error: '503', wait_ms: 3_600_000 } as const;
  await writeOutcome(db, turn, first?.id ?? '', later);
  await giveBack(db, turn, { failures: 5, pause_ms: 600_000 });
  const targets = ['budi'];
  await inTransaction(db, async (db) => {
    await startOver(db, { store_id: '1', channel: parcels.name, targets });
    const messages = [{ target: 'budi', payload: { text: 'again' }, record: 'order 1' }];
    await sendAllLater(db, parcels, { store_id: '1', about: 'test', messages });
  });
  const { brought } = open();
  await until(() => brought.length === 1);
  expect(brought).toEqual(['again']);
});
