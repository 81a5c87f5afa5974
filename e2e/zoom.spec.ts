import { expect, expectNoSideways, test } from './journey.ts';
import { people, signInOverApi } from './over-the-api.ts';

/** Every screen of a seller, with an order in a status in which it can be used. */
const screens = [
  ['NEW', '/seller/orders/detail'],
  ['NEW', '/seller/orders/accept'],
  ['NEW', '/seller/orders/reject'],
  ['NEW', '/seller/orders/contact-us'],
  ['NEW', '/seller/orders/filters'],
  ['PROCESSING', '/seller/orders/drivers/select'],
  ['PROCESSING', '/seller/orders/drivers/add'],
  ['SHIPPED', '/seller/orders/confirm-order-delivered'],
  ['SHIPPED', '/seller/orders/delivery-failed'],
  ['COMPLETED', '/seller/orders/detail'],
  ['NEW', '/seller'],
  ['NEW', '/seller/inventory'],
  ['NEW', '/seller/inventory/filters'],
  ['NEW', '/seller/store'],
  ['NEW', '/seller/notifications'],
  ['NEW', '/seller/more'],
] as const;

test('at 200 % zoom of a small phone every screen fits', async ({ page, server, signedIn }) => {
  const { call } = await signInOverApi(server, people.owner);
  await signedIn('owner');
  await page.setViewportSize({ width: 180, height: 400 });
  for (const [status, path] of screens) {
    const query = { select_all_seller_store: true, status };
    const [order] = (await call('GET /api/orders/info/list', { query })).data;
    await page.goto(`${path}?orderId=${order?.id}&store_id=${order?.store_id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status', { name: /^Memuat/ })).toHaveCount(0);
    await expectNoSideways(page);
  }
});
