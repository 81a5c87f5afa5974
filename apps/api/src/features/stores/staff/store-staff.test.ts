import { contract } from '@marketplace/contract/contract';
import type { RoleName } from '@marketplace/contract/stores';
import { expect, it } from 'vitest';
import { useTestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';
import { findUserByPhoneNumber } from '../../users/users.service.ts';
import { grantRole } from '../stores.service.ts';

const { storeStaff } = contract;
const store_id = testStores.own;

async function start() {
  const server = await useTestServer();
  const { db } = server.database;
  const owner = await server.signIn(testPeople.owner);
  const idOf = async (phone: string) => (await findUserByPhoneNumber(db, phone))?.id ?? '';
  const list = async () =>
    (await server.call(storeStaff.list, { query: { store_id } }, owner)).body.staff;
  const invite = (phone_number: string, role_name: RoleName, name = 'Sari Dewi') =>
    server.call(storeStaff.invite, { body: { store_id, name, phone_number, role_name } }, owner);
  const update = (user_id: string, role_name: RoleName, token = owner) =>
    server.call(storeStaff.update, { body: { store_id, user_id, role_name } }, token);
  const remove = (user_id: string, token = owner) =>
    server.call(storeStaff.remove, { body: { store_id, user_id } }, token);
  return { server, db, owner, idOf, list, invite, update, remove };
}

it('lists everybody who works there, owners first', async () => {
  const { list } = await start();
  expect((await list()).map(({ role_name, is_you }) => [role_name, is_you])).toEqual([
    ['OWNER', true],
    ['ADMIN', false],
    ['ORDER_STAFF', false],
    ['STOCK_STAFF', false],
    ['VIEWER', false],
  ]);
});

it('a changed or removed role holds from the next request of an open login [RP-02]', async () => {
  const { server, idOf, update, remove } = await start();
  const clerk = await server.signIn(testPeople.stockStaff);
  const user_id = await idOf(testPeople.stockStaff);
  const look = () => server.call(contract.storeProfile.info, { query: { store_id } }, clerk);
  expect((await look()).status).toBe(403);
  await update(user_id, 'VIEWER');
  expect((await look()).status).toBe(200);
  expect((await remove(user_id)).body.staff.map((each) => each.user_id)).not.toContain(user_id);
  expect((await look()).status).toBe(403);
  expect((await remove(user_id)).body.errors?.code).toBe('staff_not_found');
});

it('nobody changes or removes themselves', async () => {
  const { idOf, update, remove } = await start();
  const mine = await idOf(testPeople.owner);
  expect((await update(mine, 'VIEWER')).body.errors?.code).toBe('own_role_fixed');
  expect((await remove(mine)).body.errors?.code).toBe('own_role_fixed');
});

it('of two owners who remove each other at once, one stays', async () => {
  const { server, db, owner, idOf, remove } = await start();
  const first = await idOf(testPeople.owner);
  const second = await idOf(testPeople.admin);
  await grantRole(db, second, store_id, 'OWNER');
  const other = await server.signIn(testPeople.admin);
  const outcomes = await Promise.all([remove(second, owner), remove(first, other)]);
  expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = outcomes.find(({ status }) => status !== 200)?.body.errors?.code;
  expect(['last_owner', 'permission_denied']).toContain(refused);
  const owners = await db
    .selectFrom('store_permissions')
    .where('store_id', '=', store_id)
    .where('role_name', '=', 'OWNER')
    .select('user_id')
    .execute();
  expect(owners).toHaveLength(1);
});

it.each([
  ['name', { name: 'ab' }, 'too_short'],
  ['phone_number', { phone_number: '12' }, 'phone_number_invalid'],
  ['role_name', { role_name: 'KING' }, 'not_a_choice'],
])('refuses a wrong %s of an invitation [VR-01]', async (field, more, code) => {
  const { server, owner } = await start();
  const body = {
    store_id,
    name: 'Sari',
    phone_number: '087712345678',
    role_name: 'VIEWER',
    ...more,
  };
  const answer = await server.call(storeStaff.invite, { body }, owner);
  expect(answer.body.errors?.fields?.[field]?.code).toBe(code);
});
