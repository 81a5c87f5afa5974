import { contract } from '@marketplace/contract/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { takePlace } from '../../../platform/exports/places.ts';
import { createLinks } from '../../../platform/files/links.ts';
import { orderAt } from '../../../testing/order-at.ts';
import { printed } from '../../../testing/printed.ts';
import { stockUp } from '../../../testing/stock-up.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testPeople, testStores } from '../../../world/test-cast.ts';

const { invoiceDetail, sharedInvoice } = contract.orderPapers;
const store_id = testStores.own;
let server: TestServer;
let owner: string;
let order_id: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signIn(testPeople.owner);
  await stockUp(server.database.db, store_id);
  const sides = { buyer_store_id: testStores.buyer, seller_store_id: store_id };
  order_id = await orderAt(server, await server.signIn(testPeople.buyer), sides, 'SHIPPED');
});
afterAll(() => server.close());

const signed = async (seconds: number) => {
  const words = `invoice ${store_id} ${order_id}`;
  const link = await createLinks(undefined).signWords(server.database.db, words, seconds);
  return { store_id, order_id, ...link };
};
const opened = async (seconds: number, accept: string) =>
  server.app.inject({
    url: `${sharedInvoice.path}?${new URLSearchParams(await signed(seconds))}`,
    headers: { accept },
  });
const asBrowser = 'text/html,application/xhtml+xml,*/*;q=0.8';

it('is shown by a browser instead of being saved [API-61]', async () => {
  const { headers } = await printed(server, undefined, 'sharedInvoice', await signed(60));
  expect(headers['content-disposition']).toMatch(/^inline; filename="/);
});

it('tells a buyer in words that the address has expired, and a program by its code [API-61]', async () => {
  const page = await opened(-1, asBrowser);
  expect([page.statusCode, page.headers['content-type']]).toEqual([
    403,
    'text/html; charset=utf-8',
  ]);
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(page.body).toContain('Tautan sudah berakhir');
  expect(page.body).toContain('Minta tautan baru kepada penjual.');
  const answer = await opened(-1, 'application/json');
  expect(answer.json().errors.code).toBe('link_expired');
});

it('is made for one address and one person no more often at once than other files [API-61]', async () => {
  const { id } = await server.database.db
    .selectFrom('users')
    .select('id')
    .where('phone_number', '=', testPeople.owner)
    .executeTakeFirstOrThrow();
  const askers = [`invoice ${store_id} ${order_id}`, id];
  const places = askers.flatMap((asker) => [takePlace(asker), takePlace(asker)]);
  expect((await opened(60, asBrowser)).statusCode).toBe(429);
  const query = { store_id, order_id, format: 'pdf' as const };
  expect((await server.call(invoiceDetail, { query }, owner)).status).toBe(429);
  const asData = await server.call(invoiceDetail, { query: { store_id, order_id } }, owner);
  expect(asData.status).toBe(200);
  for (const leave of places) leave();
  expect((await opened(60, asBrowser)).headers['content-type']).toBe('application/pdf');
  const { pages } = await printed(server, owner, 'invoiceDetail', query);
  expect(pages.length).toBe(1);
});
