import type { Page } from '@playwright/test';
import { expect, gotoListening, newOrdersPill, offlineSince, orderItems, test } from './journey.ts';
import { newcomerAtWork } from './newcomer.ts';
import { atWork, buyerAt, ownStore } from './over-the-api.ts';
import { inBoth } from './windows.ts';

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
  const { call } = await atWork(base, 'owner');
  return (await call('GET /api/orders/info/list', { query: { seller_store_id } })).counts;
}

/** A store, and somebody who hears of this one alone. */
async function liveStore(base: string, place: 0 | 3) {
  const { id: store } = await ownStore(base, place);
  const [person, buyer] = await Promise.all([
    newcomerAtWork(base, store, 'ADMIN'),
    buyerAt(base, store),
  ]);
  return { store, person, buyer };
}

test(
  'a new order is counted at once and waits to be asked for, a cancelled one changes in place, without a list call',
  inBoth,
  async ({ page, signedIn, server }) => {
    const { store, person, buyer } = await liveStore(server, 0);
    await signedIn(person);
    await gotoListening(page, `/seller/orders?status=NEW&sort=newest&store_id=${store}`);
    await expect(tabs(page).getByRole('link', { name: /^Baru \d/ })).toBeVisible();
    const calls = listCalls(page);
    const before = await countsOf(server, store);
    const first = await orderItems(page).first().textContent();
    const order = await buyer.order();
    await expect(newOrdersPill(page)).toHaveText('1 pesanan baru');
    await expect(orderItems(page).first()).toHaveText(first ?? '');
    await newOrdersPill(page).click();
    await expect(orderItems(page).first()).toContainText(`#${order.order_number}`);
    await expect(tabs(page).getByRole('link', { name: /^Baru/ })).toHaveText(
      `Baru${before.NEW + 1}`,
    );
    await expect(page.getByRole('status').filter({ hasText: order.order_number })).toBeAttached();

    await buyer.cancel(order.id);
    await expect(orderItems(page).first()).toContainText('Dibatalkan');
    // The menu counts new orders by a list of its own.
    expect(calls.filter((call) => call.includes('sort=newest'))).toEqual([]);
    await expect(orderItems(page).first()).toContainText(`#${order.order_number}`);
    await expect(tabs(page).getByRole('link', { name: /^Baru/ })).toHaveText(`Baru${before.NEW}`);
    await page
      .getByRole('button', { name: /^Notifikasi/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByText(/membatalkan pesanan/)).toBeVisible();
  },
);

test('new orders stand by their deadline: what comes stands behind what is due before it, without a list call', async ({
  page,
  signedIn,
  server,
}) => {
  const { store, person, buyer } = await liveStore(server, 3);
  const before = await buyer.order();
  const { call } = await atWork(server, 'owner');
  const query = { seller_store_id: store, status: 'NEW', sort: 'deadline' } as const;
  const { data } = await call('GET /api/orders/info/list', { query });
  await signedIn(person);
  await gotoListening(page, `/seller/orders?status=NEW&store_id=${store}`);
  await expect(orderItems(page).first()).toContainText(`#${data[0]?.order_number}`);
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.getByText(/^Semua \d+ pesanan sudah tampil/)).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(orderItems(page).last()).toContainText(`#${before.order_number}`);
  const calls = listCalls(page);
  const order = await buyer.order();
  await expect(orderItems(page).last()).toContainText(`#${order.order_number}`);
  await expect(orderItems(page).nth(-2)).toContainText(`#${before.order_number}`);
  await expect(newOrdersPill(page)).toHaveCount(0);
  expect(calls).toEqual([]);
});

test.describe('without a signal', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('what happened while the signal was away is there when it returns', async ({
    page,
    context,
    signedIn,
    server,
  }) => {
    const { store, person, buyer } = await liveStore(server, 3);
    await signedIn(person);
    await gotoListening(page, `/seller/orders?status=NEW&sort=newest&store_id=${store}`);
    await expect(tabs(page).getByRole('link', { name: /^Baru \d/ })).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText(offlineSince)).toBeVisible();
    const first = await buyer.order();
    const second = await buyer.order();
    await context.setOffline(false);
    await expect(newOrdersPill(page)).toHaveText('2 pesanan baru', { timeout: 40_000 });
    await newOrdersPill(page).click();
    await expect(orderItems(page).nth(1)).toContainText(`#${first.order_number}`);
    await expect(orderItems(page).first()).toContainText(`#${second.order_number}`);
    const counts = await countsOf(server, store);
    await expect(tabs(page).getByRole('link', { name: /^Baru/ })).toHaveText(`Baru${counts.NEW}`);
    await expect(page.getByText(/Tanpa sinyal/)).toBeHidden();
  });
});
