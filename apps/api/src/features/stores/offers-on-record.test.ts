import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople, testStores } from '../../world/test-cast.ts';
import { findUserByPhoneNumber } from '../users/users.service.ts';
import { grantRole } from './stores.service.ts';

const { storeStaff, staffInvitations } = contract;
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

const invite = () => {
  const invited = { store_id, name: 'Nama Lain', phone_number, role_name: 'VIEWER' };
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
  await grantRole(db, theirs, store_id, 'VIEWER');
  await server.call(staffInvitations.accept, { body }, stranger);
  const last = { by_user_id: theirs, before: 'VIEWER', details: { invited_by: ours } };
  expect((await withdrawn())[2]).toMatchObject(last);
});
