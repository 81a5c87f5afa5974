import { randomUUID } from 'node:crypto';
import { endpoints } from '@marketplace/contract/contract';
import { isMutation, isRepeatable } from '@marketplace/contract/endpoint';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attempt } from './attempt.ts';
import { tokenFor } from './guard-case.ts';
import { guardCases } from './guard-cases.ts';
import { type GuardWorld, signInAgain, startGuardWorld } from './guard-world.ts';
import { sample } from './sample.ts';

let world: GuardWorld;
beforeAll(async () => {
  world = await startGuardWorld();
});
afterAll(() => world.server.close());

const mutations = endpoints.filter(([, entry]) => isMutation(entry));

describe.each(mutations)('%s', (name, entry) => {
  const guardCase = guardCases[name];
  if (!guardCase) return;
  const side = guardCase.sides[0] ?? 'seller';
  /** A request under a key, to be sent as often as wanted. */
  const request = async (key: string, token = tokenFor(world, guardCase)) => {
    const inputs = await guardCase.valid(world, world.own[side], side, token);
    const headers = { ...inputs.headers, 'idempotency-key': key };
    return () => attempt(world.server, entry, { ...inputs, headers }, token);
  };

  if (entry.ends_login) {
    it('sent twice, finds the second no longer signed in', async () => {
      const send = await request(randomUUID());
      const [first, second] = [await send(), await send()];
      expect([first.status, second.status]).toEqual([200, 401]);
      await signInAgain(world);
    });
    return;
  }
  if (guardCase.isSpentByUse) {
    it('sent twice, is carried out once', async () => {
      const send = await request(randomUUID());
      const [first, second] = [await send(), await send()];
      expect(first.status).toBe(200);
      expect(entry.errors).toContain(second.body.errors?.code);
    });
    return;
  }

  if (!isRepeatable(entry)) {
    it('sent twice, answers the second as the first', async () => {
      const send = await request(randomUUID());
      const [first, second] = [await send(), await send()];
      expect([first.status, second.status]).toEqual([200, 200]);
    });
    return;
  }

  it('sent twice with one key, has one effect and one answer', async () => {
    const send = await request(randomUUID());
    const first = await send();
    const after = await fingerprint();
    const second = await send();
    expect(first.status).toBe(200);
    expect(second).toEqual(first);
    expect(await fingerprint()).toEqual(after);
  });

  if (!sample.has(name)) return;

  it('sent many times at once with one key, has one effect', async () => {
    const send = await request(randomUUID());
    const before = await fingerprint();
    const outcomes = await Promise.all(Array.from({ length: 8 }, send));
    const done = outcomes.filter((outcome) => outcome.status === 200);
    const waiting = outcomes.filter((outcome) => outcome.status !== 200);
    expect(new Set(done.map((outcome) => outcome.text)).size).toBe(1);
    expect(waiting.every((outcome) => outcome.body.errors?.code === 'request_in_flight')).toBe(
      true,
    );
    const after = await fingerprint();
    expect(after).not.toEqual(before);
    await send();
    expect(await fingerprint()).toEqual(after);
  });

  it('sent with another’s key, is a request of its own with an effect of its own', async () => {
    const key = randomUUID();
    await (await request(key))();
    const sendTheirs = await request(
      key,
      guardCase.operators ? world.secondOperator : world.secondOwner,
    );
    const before = await fingerprint();
    expect((await sendTheirs()).status).toBe(200);
    expect(await fingerprint()).not.toEqual(before);
  });

  it('a malformed key is refused', async () => {
    const send = await request('short');
    expect((await send()).body.errors?.code).toBe('validation_failed');
  });
});

/** Row counts of every table that a request may write; the kept answers themselves aside. */
async function fingerprint(): Promise<Record<string, string>> {
  const { db } = world.server.database;
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name not in ('idempotency_records', 'operator_idempotency_records', 'schema_migrations')
    order by table_name collate "C"`.execute(db);
  const prints = tables.rows.map(
    ({ name }) => sql`
      select ${name}::text as name,
        count(*) || ' ' || coalesce(sum(hashtext(t::text)::bigint), 0) as print
      from ${sql.table(name)} t`,
  );
  const all = sql<{ name: string; print: string }>`${sql.join(prints, sql` union all `)}`;
  const { rows } = await all.execute(db);
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]));
}
