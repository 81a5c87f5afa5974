import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { issueOperatorToken } from '../../platform/authenticate-operator.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { readEvents } from '../../testing/event-reader.ts';
import { eventually } from '../../testing/eventually.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { waitingForLocks } from '../../testing/waiting.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';
import { createOperator } from './operators.service.ts';

const { opsStores } = contract;
const member = { phone_number: testPeople.otherOwner, store_id: testStores.own };

let server: TestServer;
let operator: string;
beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.database;
  const wanted = { name: 'Rina', phone_number: '+628970000031', role: 'SUPPORT' } as const;
  const made = await createOperator(db, { ...wanted, password_hash: 'none' });
  operator = (await inTransaction(db, (db) => issueOperatorToken(db, made.operator.id))).token;
});
afterAll(() => server.close());

const grant = () =>
  server.call(opsStores.grant, { body: { ...member, role_name: 'VIEWER' } }, operator);
const revoke = () => server.call(opsStores.revoke, { body: member }, operator);
const streamOf = async (phone_number: string) =>
  readEvents(server, await server.signIn(phone_number));

it('a role that an operator gives or takes is told to the person and to those of the store, at once', async () => {
  const [owner, person] = [await streamOf(testPeople.owner), await streamOf(testPeople.otherOwner)];
  const told = ({ received }: typeof owner) => received.map(({ event }) => event);
  await grant();
  await Promise.all([owner.take(1), person.take(1)]);
  expect([told(owner), told(person)[0]]).toEqual([['store.changed'], 'reset']);
  await revoke();
  await owner.take(2);
  await eventually(() => expect(told(person).filter((event) => event === 'reset')).toHaveLength(2));
  expect(told(owner)).toEqual(['store.changed', 'store.changed']);
  // There was nothing to take any more.
  await revoke();
  await grant();
  await owner.take(3);
  expect(told(owner)).toEqual(Array.from({ length: 3 }, () => 'store.changed'));
  await revoke();
  owner.close();
  person.close();
});

// One connection serves one request after the other: nobody waits for anybody on PGlite.
it.runIf(inject('postgres') !== undefined)(
  'it waits for what the store’s own people are just changing',
  async () => {
    const { db } = server.database;
    let given: Promise<{ status: number }> | undefined;
    let isGiven = false;
    // By itself: what is asked for within a transaction of ours would take part in it.
    await db.transaction().execute(async (tx) => {
      await sql`select from stores where id = ${testStores.own} for no key update`.execute(tx);
      given = grant().finally(() => {
        isGiven = true;
      });
      await eventually(async () =>
        expect(isGiven ? 'not waited' : await waitingForLocks(db)).not.toBe(0),
      );
      expect(isGiven).toBe(false);
    });
    expect((await given)?.status).toBe(200);
    await revoke();
  },
);
