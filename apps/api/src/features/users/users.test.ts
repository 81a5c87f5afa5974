import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer, useTestServer } from '../../testing/test-server.ts';
import { testPeople } from '../../world/test-cast.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.signIn(testPeople.owner);
});
afterAll(() => server.close());

it('tells the signed-in person all of user_info and the key of their devices, and nothing more [API-06, EN-03, EN-05]', async () => {
  const { body } = await server.call(contract.users.detail, {}, token);
  expect(Object.keys(body)).toEqual(['user_info', 'device_key']);
  expect(body.user_info).toEqual({
    uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    id: expect.stringMatching(/^\d+$/),
    username: 'bambang',
    name: 'Bambang Santoso',
    phone_number: testPeople.owner,
    city_ids: expect.any(Array),
    identity_tracking_fields: {
      acquisition_channel_non_referred: null,
      acquisition_channel_sales_referred: null,
      acquisition_channel_store_referred: null,
      is_online: expect.any(Boolean),
    },
  });
  expect(body.user_info.city_ids.every((id) => /^\d+$/.test(id))).toBe(true);
});

it('gives a person the same key at every login, and nobody else’s', async () => {
  const keyOf = async (person: string) => {
    const { body } = await server.call(contract.users.detail, {}, await server.signIn(person));
    return body.device_key;
  };
  const own = await keyOf(testPeople.owner);
  expect(own).toMatch(/^[\w-]{43}$/);
  expect(await keyOf(testPeople.owner)).toBe(own);
  expect(await keyOf(testPeople.viewer)).not.toBe(own);
});

it('takes the person’s own user_uuid and refuses another’s', async () => {
  const own = (await server.call(contract.users.detail, {}, token)).body.user_info.uuid;
  const ask = (user_uuid: string) =>
    server.call(contract.users.detail, { query: { user_uuid } }, token);
  expect((await ask(own)).status).toBe(200);
  expect((await ask(own.toUpperCase())).status).toBe(200);
  expect((await ask('11111111-1111-4111-8111-111111111111')).body.errors?.code).toBe(
    'permission_denied',
  );
  expect((await ask('nonsense')).body.errors?.fields?.user_uuid?.code).toBe('invalid');
});

const check = (phone_number: string, on = server) =>
  on.call(contract.users.checkPhoneNumber, { query: { phone_number } });

it('tells of a number how its person signs in [API-05]', async () => {
  await sql`update users set password_hash = null, primary_otp_method = 'SMS',
      is_whitelisted_for_otp_selection = true where phone_number = ${testPeople.stockStaff}`.execute(
    server.database.db,
  );
  expect((await check('0812 0000 0104')).body).toEqual({
    is_registered: true,
    has_password: false,
    primary_otp_method: 'SMS',
    is_whitelisted_for_otp_selection: true,
  });
  expect((await check(testPeople.owner)).body).toMatchObject({
    is_registered: true,
    has_password: true,
  });
});

it('tells of a number nobody has only that', async () => {
  expect((await check('+6289999999999')).body).toEqual({
    is_registered: false,
    has_password: false,
    primary_otp_method: 'WHATSAPP',
    is_whitelisted_for_otp_selection: false,
  });
  expect((await check('62812')).body.errors?.fields?.phone_number?.code).toBe(
    'phone_number_invalid',
  );
});

it('is asked about one number twenty times in five minutes, however it is written', async () => {
  const limited = await useTestServer({ RATE_LIMITS: true });
  for (let asked = 0; asked < 20; asked += 1) await check(testPeople.owner, limited);
  const refused = await check('0812-0000-0101', limited);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await check(testPeople.admin, limited)).status).toBe(200);
});

it('is asked from one address so often, whatever the number', async () => {
  const limited = await useTestServer({ RATE_LIMITS: true });
  const number = (index: number) => `+62899${String(1_000_000 + index)}`;
  const statuses = [];
  for (let asked = 0; asked <= 120; asked += 1)
    statuses.push((await check(number(asked), limited)).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});
