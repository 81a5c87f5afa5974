import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { issueOperatorToken } from '../../platform/authenticate-operator.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';
import { createOperator } from '../operators/operators.service.ts';
import { findUserByPhoneNumber } from '../users/users.service.ts';
import { grantRole, revokeRole } from './stores.service.ts';

const { opsStores, storeStaff, staffInvitations } = contract;
const store_id: string = testStores.own;
const body = { store_id };
const phone_number = testPeople.otherOwner;

let server: TestServer;
let [owner, stranger] = ['', ''];
let [ours, theirs] = ['', ''];
beforeAll(async () => {
  server = await startTestServer();
  [owner, stranger] = [await server.signIn(testPeople.owner), await server.signIn(phone_number)];
  const idOf = async (number: string) =>
    (await findUserByPhoneNumber(server.database.db, number))?.id ?? '';
  [ours, theirs] = [await idOf(testPeople.owner), await idOf(phone_number)];
});
afterAll(() => server.close());
beforeEach(() => sql`delete from operator_acts`.execute(server.database.db));

const invite = (role_name = 'VIEWER') => {
  const invited = { store_id, name: 'Nama Lain', phone_number, role_name };
  return server.call(storeStaff.invite, { body: invited }, owner);
};
const decline = () => server.call(staffInvitations.decline, { body }, stranger);
const acts = () =>
  server.database.db.selectFrom('operator_acts').orderBy('id').selectAll().execute();

it('a role that was offered, accepted and left is on record with who did it, and who had offered it', async () => {
  await invite();
  await server.call(staffInvitations.accept, { body }, stranger);
  await server.call(staffInvitations.leave, { body }, stranger);
  expect(await acts()).toMatchObject([
    { act: 'permission.offer', by_user_id: ours, after: 'VIEWER', store_id },
    {
      act: 'permission.grant',
      by_user_id: theirs,
      before: null,
      after: 'VIEWER',
      store_id,
      details: { invited_by: ours },
    },
    { act: 'permission.revoke', by_user_id: theirs, before: 'VIEWER', after: null, store_id },
  ]);
});

it('so is an offer in the place of another, with what it was', async () => {
  await invite();
  await invite('ADMIN');
  expect(await acts()).toMatchObject([
    { act: 'permission.offer', before: null, after: 'VIEWER' },
    { act: 'permission.offer', before: 'VIEWER', after: 'ADMIN', by_user_id: ours, store_id },
  ]);
  await decline();
});

it('so are offers that an operator’s grant takes the place of, or takes the right to', async () => {
  const operator = await operatorToken();
  const grant = (role_name: string) =>
    server.call(opsStores.grant, { body: { phone_number, store_id, role_name } }, operator);
  await invite();
  await grant('OWNER');
  const offered = { store_id, name: 'Nama Lain', phone_number: '+6281255550178' };
  await server.call(storeStaff.invite, { body: { ...offered, role_name: 'ADMIN' } }, stranger);
  await grant('OWNER');
  await grant('VIEWER');
  const [, ...later] = (await acts()).filter(({ act }) => act !== 'operator.create');
  expect(later).toMatchObject([
    {
      act: 'permission.withdraw',
      before: 'VIEWER',
      by_user_id: null,
      details: { invited_by: ours },
    },
    { act: 'permission.grant', before: null, after: 'OWNER' },
    { act: 'permission.offer', before: null, after: 'ADMIN' },
    { act: 'permission.grant', before: 'OWNER', after: 'OWNER' },
    { act: 'permission.withdraw', before: 'ADMIN', details: { invited_by: theirs } },
    { act: 'permission.grant', before: 'OWNER', after: 'VIEWER' },
  ]);
  expect(later[0]?.operator_id).toBeTruthy();
  const { body: left } = await server.call(storeStaff.list, { query: { store_id } }, owner);
  expect(left.invitations).toEqual([]);
  await revokeRole(server.database.db, theirs, store_id);
});

async function operatorToken(): Promise<string> {
  const { db } = server.database;
  const wanted = { name: 'Dana', phone_number: '+628970000013', role: 'ADMIN' } as const;
  const { operator } = await createOperator(db, { ...wanted, password_hash: 'none' });
  return (await inTransaction(db, (db) => issueOperatorToken(db, operator.id))).token;
}

it('so is an offer that was declined, once', async () => {
  await invite();
  await decline();
  expect((await acts())[1]).toMatchObject({
    act: 'permission.decline',
    by_user_id: theirs,
    store_id,
    before: 'VIEWER',
    details: { invited_by: ours, user_id: theirs },
  });
  expect((await decline()).status).toBe(404);
  expect(await acts()).toHaveLength(2);
});

it('so is an offer that was withdrawn, once', async () => {
  await invite();
  const withdraw = () =>
    server.call(storeStaff.withdraw, { body: { store_id, phone_number } }, owner);
  await withdraw();
  expect((await acts())[1]).toMatchObject({
    act: 'permission.withdraw',
    by_user_id: ours,
    store_id,
    before: 'VIEWER',
    details: { invited_by: ours },
  });
  expect((await withdraw()).status).toBe(404);
  expect(await acts()).toHaveLength(2);
});

it('so is an offer that goes with the role of who made it, and one to somebody who has a role by then', async () => {
  const { db } = server.database;
  const offered = '+6281255550177';
  const maker = { store_id, user_id: theirs };
  const offer = async () => {
    await grantRole(db, theirs, store_id, 'OWNER');
    const invited = { store_id, name: 'Nama Lain', phone_number: offered, role_name: 'VIEWER' };
    await server.call(storeStaff.invite, { body: invited }, stranger);
  };
  const withdrawn = async () => (await acts()).filter(({ act }) => act === 'permission.withdraw');
  const gone = (by_user_id: string) => ({
    store_id,
    by_user_id,
    before: 'VIEWER',
    details: { phone_number: '+62812••••177', invited_by: theirs },
  });
  await offer();
  await server.call(storeStaff.update, { body: { ...maker, role_name: 'VIEWER' } }, owner);
  expect(await withdrawn()).toMatchObject([gone(ours)]);
  await offer();
  await server.call(storeStaff.remove, { body: maker }, owner);
  expect(await withdrawn()).toMatchObject([gone(ours), gone(ours)]);
  await invite();
  // As one who was granted it between the question and the offer.
  const permission = { user_id: theirs, store_id, role_name: 'VIEWER' } as const;
  const levels = { inventory: 'VIEW', order: 'VIEW', store: 'VIEW' } as const;
  await db
    .insertInto('store_permissions')
    .values({ ...permission, ...levels })
    .execute();
  await server.call(staffInvitations.accept, { body }, stranger);
  const last = { by_user_id: theirs, before: 'VIEWER', details: { invited_by: ours } };
  expect((await withdrawn())[2]).toMatchObject(last);
});
