import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { issueOperatorToken } from '../../platform/authenticate-operator.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';
import { createOperator, hashNewPassword } from '../operators/operators.service.ts';

const { opsOutbox, storeStaff } = contract;
const phone_number = '+628970000077';

let server: TestServer;
let operator: string;
beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.database;
  const password_hash = await hashNewPassword('sandi-operator');
  const { operator: rina } = await createOperator(db, {
    name: 'Rina',
    phone_number: '+628970000076',
    role: 'SUPPORT',
    password_hash,
  });
  operator = (await inTransaction(db, (db) => issueOperatorToken(db, rina.id))).token;
  const owner = await server.signIn(testPeople.owner);
  const invite = { store_id: testStores.own, name: 'Budi', phone_number, role_name: 'VIEWER' };
  const send = () => server.call(storeStaff.invite, { body: invite }, owner);
  await send();
  await send();
});
afterAll(() => server.close());

const messages = () => server.database.db.selectFrom('outbox').selectAll().execute();
const giveUp = () =>
  sql`update outbox set state = 'DEAD', ended_at = now(), attempt = 12, last_error = '503'`.execute(
    server.database.db,
  );
const resend = (message_id: string) =>
  server.call(opsOutbox.resend, { body: { message_id } }, operator);

it('who is invited is told so once, in words that no seller chose', async () => {
  expect(await messages()).toMatchObject([
    { store_id: testStores.own, channel: 'sms', target: phone_number, about: 'staff.invited' },
  ]);
  const [message] = await messages();
  expect(JSON.stringify(message?.payload)).not.toContain('Budi');
});

it('an operator sees what was given up, and sends it again', async () => {
  await giveUp();
  const { body } = await server.call(opsOutbox.dead, { query: { page_size: '1' } }, operator);
  expect(body.data).toMatchObject([
    { about: 'staff.invited', target: '…0077', state: 'DEAD', attempts: 12, last_error: '503' },
  ]);
  expect(body.next).toBeNull();
  const { message_id } = body.data[0] ?? { message_id: '' };

  const again = await resend(message_id);
  expect(again.body.message).toMatchObject({ message_id, state: 'WAITING', attempts: 0 });
  expect((await resend(message_id)).body).toEqual(again.body);
  const targets = await sql`select from outbox_targets where due_at <= now()`.execute(
    server.database.db,
  );
  expect(targets.rows).toHaveLength(1);
  const acts = await server.database.db
    .selectFrom('operator_acts')
    .where('act', '=', 'outbox.resend')
    .selectAll()
    .execute();
  expect(acts).toMatchObject([{ store_id: testStores.own, details: { message_id } }]);
  expect((await server.call(opsOutbox.dead, { query: {} }, operator)).body.data).toEqual([]);
});
