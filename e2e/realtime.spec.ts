import type { Page } from '@playwright/test';
import { expect, orderItems, test } from './journey.ts';
import { buyerAt, people, signInOverApi, storesOfOwner } from './over-the-api.ts';

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Status pesanan' });

/** Every list that the page asks for, from now on. */
function listCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/orders/info/list')) calls.push(request.url());
  });
  return calls;
}

async function countsOf(base: string, seller_store_id: string) {
  const { call } = await signInOverApi(base, people.owner);
  return (await call('GET /api/orders/info/list', { query: { seller_store_id } })).counts;
}

async function storeNamed(base: string, name: string): Promise<string> {
  return (await storesOfOwner(base)).find((store) => store.name === name)?.id ?? '';
}

test('a new order slides in and a cancelled one changes in place, without a list call', async ({
  page,
  signedIn,
  server,
  isMobile,
}) => {
  const store = await storeNamed(
    server,
    isMobile ? 'Grosir Pasundan Makmur' : 'Grosir Sembako Maju Jaya',
  );
  const buyer = await buyerAt(server, store);
  await signedIn('owner');
  const stream = page.waitForResponse('**/api/events/stream');
  await page.goto(`/seller/orders?status=NEW&store_id=${store}`);
  await expect(tabs(page).getByRole('link', { name: /^Baru \d/ })).toBeVisible();
  await stream;
  const calls = listCalls(page);
  const before = await countsOf(server, store);
  const order = await buyer.order();
  await expect(orderItems(page).first()).toContainText(`#${order.order_number}`);
  await expect(tabs(page).getByRole('link', { name: /^Baru/ })).toHaveText(`Baru${before.NEW + 1}`);
  await expect(page.getByRole('status').filter({ hasText: order.order_number })).toBeAttached();

  await buyer.cancel(order.id);
  await expect(orderItems(page).first()).toContainText('Dibatalkan');
  await expect(orderItems(page).first()).toContainText(`#${order.order_number}`);
  await expect(tabs(page).getByRole('link', { name: /^Baru/ })).toHaveText(`Baru${before.NEW}`);
  expect(calls).toEqual([]);
  await page
    .getByRole('button', { name: /Kabar terbaru/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByText(/membatalkan pesanan/)).toBeVisible();
});

test.describe('without a signal', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('what happened while the signal was away is there when it returns', async ({
    page,
    context,
    signedIn,
    server,
    isMobile,
  }) => {
    const store = await storeNamed(
      server,
      isMobile ? 'Toko Grosir Tunas Harapan' : 'Pusat Grosir Sinar Terang',
    );
    const buyer = await buyerAt(server, store);
    await signedIn('owner');
    const stream = page.waitForResponse('**/api/events/stream');
    await page.goto(`/seller/orders?status=NEW&store_id=${store}`);
    await expect(tabs(page).getByRole('link', { name: /^Baru \d/ })).toBeVisible();
    await stream;
    await context.setOffline(true);
    await expect(page.getByText(/Luring - data pukul \d\d:\d\d/)).toBeVisible();
    const first = await buyer.order();
    const second = await buyer.order();
    await context.setOffline(false);
    await expect(orderItems(page).nth(1)).toContainText(`#${first.order_number}`, {
      timeout: 40_000,
    });
    await expect(orderItems(page).first()).toContainText(`#${second.order_number}`);
    const counts = await countsOf(server, store);
    await expect(tabs(page).getByRole('link', { name: /^Baru/ })).toHaveText(`Baru${counts.NEW}`);
    await expect(page.getByText(/Luring/)).toBeHidden();
  });
});
