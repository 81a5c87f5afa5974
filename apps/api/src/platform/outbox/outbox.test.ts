import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database, Db } from '../db/handle.ts';
import { inTransaction } from '../db/transaction.ts';
import { type Delivery, defineChannel, type Outcome, serve, type Transport } from './channel.ts';
import { giveBack, messagesDue, takeTurn, targetsDue, writeOutcome } from './outbox-rows.ts';
import { messagesWritten, sendLater } from './send-later.ts';
import { startOutbox } from './start-outbox.ts';

const letters = defineChannel({
  name: 'test.letters',
  payload: z.strictObject({ text: z.string() }),
  attempts: 4,
  wanted_for_hours: 1,
});

let database: Database;
let db: Db;
beforeEach(async () => {
  database = await openTestDatabase();
  db = database.db;
});
afterEach(() => database.close());

const log = { warn: vi.fn(), info: vi.fn(), error: vi.fn() } as never;

const write = (target: string, text: string, store_id = '1') =>
  inTransaction(db, (db) =>
    sendLater(db, letters, { store_id, target, about: 'test', payload: { text } }),
  );

const rows = () => db.selectFrom('outbox').selectAll().orderBy('created_at').execute();
const states = async () => (await rows()).map(({ state }) => state);

/** Delivers as it is told, and keeps what it was given. */
function postOffice(answer: (delivery: Letter) => Outcome | Promise<Outcome>) {
  const given: Letter[] = [];
  const transport = serve(letters, async (delivery) => {
    given.push(delivery);
    return answer(delivery);
  });
  return { given, transport };
}
type Letter = Delivery<{ text: string }>;

function open(...transports: Transport[]) {
  const outbox = startOutbox(db, transports, log);
  onTestFinished(outbox.stop);
  return outbox;
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(5);
}

const letTimePass = async () => {
  await sql`update outbox set due_at = now() where state = 'WAITING'`.execute(db);
  await sql`update outbox_targets set due_at = now(), rests_until = now(), leased_until = null
    where due_at is not null`.execute(db);
  messagesWritten.emit('look');
};

it('goes out after the commit, and not at all if there is none', async () => {
  const { given, transport } = postOffice(() => 'sent');
  open(transport);
  await inTransaction(db, async (db) => {
    await sendLater(db, letters, { target: 'budi', about: 'test', payload: { text: 'no' } });
    throw new Error('changed our mind');
  }).catch(() => {});
  await write('budi', 'yes');
  await until(async () => (await states()).every((state) => state === 'SENT'));
  expect(given.map(({ payload }) => payload.text)).toEqual(['yes']);
  expect(await rows()).toMatchObject([{ id: given[0]?.key, attempt: 1, last_error: null }]);
});

it('is tried again under the same key, while what else is for the target goes on', async () => {
  let isDown = true;
  const { given, transport } = postOffice(({ payload }) =>
    isDown && payload.text === 'first' ? { later: '503' } : 'sent',
  );
  open(transport);
  await write('budi', 'first');
  await write('budi', 'second');
  await until(async () => (await states()).includes('SENT'));
  expect(await rows()).toMatchObject([
    { state: 'WAITING', attempt: 1, last_error: '503' },
    { state: 'SENT' },
  ]);
  const [{ due_at, created_at } = { due_at: '', created_at: '' }] = await rows();
  expect(Date.parse(due_at) - Date.parse(created_at)).toBeGreaterThan(5_000);
  isDown = false;
  await letTimePass();
  await until(async () => (await states()).every((state) => state === 'SENT'));
  const keys = given.filter(({ payload }) => payload.text === 'first').map(({ key }) => key);
  expect(keys.length).toBeGreaterThanOrEqual(2);
  expect(new Set(keys).size).toBe(1);
});

it('a target that takes nothing is left alone for a while, and holds up no other', async () => {
  const { given, transport } = postOffice(({ target }) =>
    target === 'nobody' ? { later: 'not at all' } : 'sent',
  );
  for (let number = 0; number < 30; number += 1) await write('nobody', String(number));
  await write('budi', 'hello');
  open(transport);
  await until(async () => (await states()).includes('SENT'));
  const failing = given.filter(({ target }) => target === 'nobody');
  expect(failing.length).toBeLessThanOrEqual(3);
  const target = await db
    .selectFrom('outbox_targets')
    .where('target', '=', 'nobody')
    .selectAll()
    .executeTakeFirstOrThrow();
  await until(async () => (await targetsDue(db, letters.name, 10)).length === 0);
  await write('nobody', 'one more');
  expect(await targetsDue(db, letters.name, 10)).toEqual([]);
  expect(target.fence).not.toBe('0');
});

it('a channel whose targets answer nothing holds up no other', async () => {
  const { given, transport } = postOffice(
    ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  const codes = defineChannel({
    name: 'test.codes',
    payload: z.strictObject({ text: z.string() }),
  });
  const sent: string[] = [];
  for (let number = 0; number < 30; number += 1) await write(`browser ${number}`, 'news');
  open(
    transport,
    serve(codes, async ({ payload }) => {
      sent.push(payload.text);
      return 'sent';
    }),
  );
  await until(() => given.length > 0);
  await inTransaction(db, (db) =>
    sendLater(db, codes, { target: 'budi', about: 'test', payload: { text: '1234' } }),
  );
  await until(() => sent.length > 0);
  expect(sent).toEqual(['1234']);
});

it('is given up after its attempts, at once where it is refused, and when nobody wants it any more', async () => {
  const { given, transport } = postOffice(({ payload }) => {
    if (payload.text === 'wrong') return { never: '422' };
    throw new Error('broken');
  });
  await write('a', 'wrong');
  await write('b', 'broken');
  await write('c', 'late');
  await sql`update outbox set expires_at = now() - interval '1 second' where target = 'c'`.execute(
    db,
  );
  open(transport);
  const dead = async () => (await states()).filter((state) => state === 'DEAD').length;
  while ((await dead()) < 3) {
    await letTimePass();
    await pause(20);
  }
  expect(await rows()).toMatchObject([
    { attempt: 1, last_error: '422' },
    { attempt: letters.attempts, last_error: 'failed' },
    { attempt: 1, last_error: 'too late' },
  ]);
  expect(given.some(({ payload }) => payload.text === 'late')).toBe(false);
});

it('messages to one target go one at a time, however many look', async () => {
  const underWay = new Map<string, number>();
  let most = 0;
  const { given, transport } = postOffice(async ({ target }) => {
    const now = (underWay.get(target) ?? 0) + 1;
    underWay.set(target, now);
    most = Math.max(most, now);
    await pause(3);
    underWay.set(target, now - 1);
    return 'sent' as const;
  });
  open(transport);
  open(transport);
  const writers = [0, 1, 2].map(async (target) => {
    for (let number = 0; number < 20; number += 1)
      await write(`to ${target}`, `${target} ${number}`);
  });
  await Promise.all(writers);
  await until(async () => {
    const all = await states();
    return all.length === 60 && all.every((state) => state === 'SENT');
  });
  expect(most).toBe(1);
  expect(given).toHaveLength(60);
  expect(new Set(given.map(({ key }) => key)).size).toBe(60);
});

it('a delivery that never ends is given up for this time, and what waits behind it goes', async () => {
  const patient = defineChannel({ ...letters, name: 'test.patient', longest_ms: 40 });
  const given: string[] = [];
  const transport = serve(patient, async ({ payload }) => {
    given.push(payload.text);
    return payload.text === 'never' ? new Promise<Outcome>(() => {}) : 'sent';
  });
  const { stop } = open(transport);
  for (const text of ['never', 'next'])
    await inTransaction(db, (db) =>
      sendLater(db, patient, { target: 'slow', about: 'test', payload: { text } }),
    );
  await until(async () => (await states()).includes('SENT'));
  expect(given.slice(0, 2).toSorted()).toEqual(['never', 'next']);
  expect((await rows()).find(({ state }) => state === 'WAITING')).toMatchObject({
    attempt: 1,
    last_error: 'no answer in time',
  });
  await stop();
});

describe('a turn', () => {
  const target = { store_id: '1', channel: letters.name, target: 'budi' };

  it('that another has taken over writes nothing', async () => {
    await write('budi', 'hello');
    const lost = await takeTurn(db, target);
    expect(await takeTurn(db, target)).toBeUndefined();
    await letTimePass();
    const held = await takeTurn(db, target);
    if (!lost || !held) throw new Error('the turn could not be taken');
    const [message] = await messagesDue(db, lost, 1);
    const id = message?.id ?? '';
    expect(await writeOutcome(db, lost, id, { state: 'DEAD', last_error: 'x' })).toBe(false);
    await giveBack(db, lost, { failures: 9, pause_ms: 0 });
    expect(await states()).toEqual(['WAITING']);
    expect(await writeOutcome(db, held, id, { state: 'SENT' })).toBe(true);
    const row = await db.selectFrom('outbox_targets').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ failures: 0, fence: held.fence });
    expect(row.leased_until).not.toBeNull();
  });

  it('given back leaves what was written meanwhile due, and nothing where nothing waits', async () => {
    await write('budi', 'first');
    const turn = await takeTurn(db, target);
    if (!turn) throw new Error('the turn could not be taken');
    const [message] = await messagesDue(db, turn, 1);
    await writeOutcome(db, turn, message?.id ?? '', { state: 'SENT' });
    await write('budi', 'second');
    await giveBack(db, turn, { failures: 0, pause_ms: 0 });
    expect(await targetsDue(db, letters.name, 10)).toEqual([target]);
    const next = await takeTurn(db, target);
    if (!next) throw new Error('the turn could not be taken');
    const [second] = await messagesDue(db, next, 1);
    await writeOutcome(db, next, second?.id ?? '', { state: 'SENT' });
    await giveBack(db, next, { failures: 0, pause_ms: 0 });
    const row = await db.selectFrom('outbox_targets').selectAll().executeTakeFirstOrThrow();
    expect(row.due_at).toBeNull();
  });
});

it('what a process that ends was about to send counts as not tried', async () => {
  const { promise: isGiven, resolve: giving } = Promise.withResolvers<void>();
  const { transport } = postOffice(({ signal }) => {
    giving();
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  });
  const outbox = startOutbox(db, [transport], log);
  await write('budi', 'hello');
  await isGiven;
  await outbox.stop();
  expect(await rows()).toMatchObject([{ state: 'WAITING', attempt: 0 }]);
  expect(await targetsDue(db, letters.name, 10)).toHaveLength(1);
});
