import { contract } from '@marketplace/contract/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';

const { storeTaxes } = contract;
const store_id = testStores.own;
let server: TestServer;
let owner: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
});
afterAll(() => server.close());

const save = (changes: object) =>
  server.call(storeTaxes.save, { body: { store_id, ...changes } }, owner);
const saved = async () =>
  (await server.call(storeTaxes.read, { query: { store_id } }, owner)).body.taxes;

it('keeps what a colleague has saved meanwhile, and is the same when sent twice [API-61]', async () => {
  const who = { taxpayer_name: 'Budi Santoso', tax_number: '0123456789012345' };
  await save({ charges_ppn: true, ...who, tax_number: '0123.4567.8901.2345' });
  expect((await save({ shows_pph22: true })).status).toBe(200);
  await save({ taxpayer_name: 'PT Budi Jaya' });
  const after = { ...who, taxpayer_name: 'PT Budi Jaya', charges_ppn: true, shows_pph22: true };
  expect((await save({ taxpayer_name: 'PT Budi Jaya' })).body).toEqual({ taxes: after });
  expect(await saved()).toEqual(after);
});

it('refuses what would leave a tax on an invoice without its taxpayer [API-61]', async () => {
  const before = await saved();
  const { status, body } = await save({ taxpayer_name: ' ', tax_number: '' });
  expect(status).toBe(400);
  expect(body).toMatchObject({
    errors: { fields: { taxpayer_name: { code: 'required' }, tax_number: { code: 'required' } } },
  });
  expect((await save({ tax_number: '123' })).body).toMatchObject({
    errors: { fields: { tax_number: { code: 'tax_number_invalid' } } },
  });
  expect(await saved()).toEqual(before);
  const off = { charges_ppn: false, shows_pph22: false, taxpayer_name: '', tax_number: '' };
  expect((await save(off)).body).toEqual({ taxes: off });
});
