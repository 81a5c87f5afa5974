import { contract } from '@marketplace/contract/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople } from '../../world/test-cast.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.signIn(testPeople.owner);
});
afterAll(() => server.close());

it('tells the signed-in person all of user_info, and nothing more [API-06, EN-03, EN-05]', async () => {
  const { body } = await server.call(contract.users.detail, {}, token);
  expect(Object.keys(body)).toEqual(['user_info']);
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
