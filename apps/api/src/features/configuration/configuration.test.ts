import { contract } from '@marketplace/contract/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../platform/db/transaction.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testPeople } from '../../world/test-cast.ts';
import { changeSetting } from './configuration.service.ts';
import { upsertSetting } from './configuration.sql.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.signIn(testPeople.owner);
});
afterAll(() => server.close());

const ask = async () =>
  (await server.call(contract.configurations.get, {}, token)).body.configuration;

it('tells a new installation’s configuration, and the desktop for everyone [API-07]', async () => {
  expect(await ask()).toEqual({
    is_desktop_user: true,
    minimum_app_version: 126,
    shows_bars_in_webview: false,
    order_response_hours: 24,
    support: {
      whatsapp_number: expect.stringMatching(/^\+62/),
      phone_number: expect.stringMatching(/^\+62/),
      email: expect.stringContaining('@'),
      hours: expect.any(String),
    },
    features: {},
  });
});

it('tells a person only their own yes or no about the desktop [RP-04]', async () => {
  await changeSetting(server.database.db, 'desktop_usernames', ['somebody-else']);
  const { is_desktop_user, ...rest } = await ask();
  expect(is_desktop_user).toBe(false);
  expect(JSON.stringify(rest)).not.toContain('somebody-else');
  await changeSetting(server.database.db, 'desktop_usernames', ['somebody-else', 'bambang']);
  expect((await ask()).is_desktop_user).toBe(true);
});

it('takes the default for a kept value that no longer fits its shape', async () => {
  await inTransaction(server.database.db, (db) => upsertSetting(db, 'minimum_app_version', 'old'));
  expect((await ask()).minimum_app_version).toBe(126);
});

it('tells anybody how to reach support, as the operator has set it', async () => {
  const support = {
    whatsapp_number: '+6281200000555',
    phone_number: '+62215550155',
    email: 'toko@bantuan.example',
    hours: 'Senin sampai Jumat',
  };
  await changeSetting(server.database.db, 'support', support);
  const { body } = await server.call(contract.configurations.getSupport);
  expect(body).toEqual({ support });
});
