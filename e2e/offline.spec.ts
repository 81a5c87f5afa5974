import type { OrderRow } from '@marketplace/contract/order-row';
import type { BrowserContext, Page } from '@playwright/test';
import { expectKept } from './device.ts';
import {
  bringWorker,
  expect,
  expectAccessible,
  offlineSince,
  orderItems,
  test,
  untilWorkerServes,
} from './journey.ts';
import { orderNow } from './orders-under-way.ts';
import { buyerAt, ownStore } from './over-the-api.ts';
import { inBoth } from './windows.ts';

test.use({
  serviceWorkers: 'allow',
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load resource/],
});

const statusOf = async (base: string, order: OrderRow) =>
  (await orderNow(base, order))?.fulfilment_status;

const listOf = (store_id: string) => `/seller/orders?status=NEW&sort=newest&store_id=${store_id}`;
const cardOf = (page: Page, { order_number }: OrderRow) =>
  orderItems(page).filter({ hasText: order_number });

/** Until the next visit needs nothing from the network but the worker. */
async function untilKept(page: Page, { order_number }: OrderRow): Promise<void> {
  await expectKept(page, 'answers', order_number);
  const hasView = () => localStorage.getItem('marketplace.last_view') !== null;
  await expect.poll(() => page.evaluate(hasView)).toBe(true);
}

async function accept(page: Page, order: OrderRow): Promise<void> {
  await cardOf(page, order).click();
  await page.getByRole('button', { name: 'Terima Pesanan' }).click();
  // At a desk the next order has taken its place, and its row says so.
  const inPlace = page.getByText('Menunggu sinyal. Dikirim sendiri begitu ada.');
  await expect(
    inPlace.or(cardOf(page, order).filter({ hasText: 'menunggu sinyal' })),
  ).toBeVisible();
}

/** The order has the screen to itself. */
async function backToList(page: Page): Promise<void> {
  await page.goBack();
  await expect(orderItems(page).first()).toBeVisible();
}

/** The tab is gone, as when the phone needs its memory; the next is opened without a signal. */
async function reopen(context: BrowserContext, page: Page, address: string): Promise<Page> {
  await page.close();
  const next = await context.newPage();
  await next.goto(address);
  return next;
}

test(
  'without a signal: act, lose the tab, open it again, act again; then each has one effect',
  inBoth,
  async ({ page, context, signedIn, server }) => {
    const store_id = (await ownStore(server, 4)).id;
    const buyer = await buyerAt(server, store_id);
    const [one, two] = [await buyer.order(), await buyer.order()];
    await signedIn('owner');
    await page.goto(listOf(store_id));
    await expect(cardOf(page, one)).toBeVisible();
    await untilWorkerServes(page);
    await untilKept(page, one);

    await context.setOffline(true);
    await accept(page, one);
    const again = await reopen(context, page, server + listOf(store_id));
    await expect(again.getByText(offlineSince)).toBeVisible();
    await expect(cardOf(again, one)).toContainText('menunggu sinyal');
    await accept(again, two);
    await backToList(again);
    await again.getByRole('button', { name: /2 perubahan menunggu sinyal/ }).click();
    const waiting = again.getByRole('list', { name: 'Belum terkirim' }).getByRole('listitem');
    await expect(waiting).toHaveCount(2);
    await expect(waiting.first()).toContainText(one.order_number);
    await expectAccessible(again);

    await context.setOffline(false);
    await expect(waiting).toHaveCount(0);
    // It says so, or has left the list of new ones with the next answer.
    await expect(cardOf(again, two).filter({ hasNotText: 'Diproses' })).toHaveCount(0);
    expect(await statusOf(server, one)).toBe('PROCESSING');
    expect(await statusOf(server, two)).toBe('PROCESSING');
  },
);

// A request that a worker lets through may reach the server although the runner has cut the page off.
test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a conflict tells both sides, and what waits can be taken back', async ({
    page,
    context,
    signedIn,
    server,
  }) => {
    const store_id = (await ownStore(server, 3)).id;
    const buyer = await buyerAt(server, store_id);
    const [gone, regretted] = [await buyer.order(), await buyer.order()];
    await signedIn('owner');
    await page.goto(listOf(store_id));
    await cardOf(page, gone).click();
    await expect(page.getByRole('button', { name: 'Terima Pesanan' })).toBeVisible();
    await backToList(page);
    await context.setOffline(true);
    await accept(page, gone);
    await backToList(page);
    await accept(page, regretted);
    await page.getByRole('button', { name: 'Batalkan' }).last().click();
    await expect(page.getByRole('button', { name: 'Terima Pesanan' })).toBeVisible();
    await backToList(page);
    await buyer.cancel(gone.id);

    await context.setOffline(false);
    await page.getByRole('button', { name: /1 perubahan tidak dapat dikirim/ }).click();
    const unsent = page.getByRole('dialog', { name: 'Belum terkirim' });
    await expect(unsent).toContainText('sudah berstatus “Dibatalkan”');
    await page.getByRole('button', { name: 'Mengerti' }).click();
    await expect(page.getByRole('button', { name: /tidak dapat dikirim/ })).toBeHidden();
    expect(await statusOf(server, regretted)).toBe('NEW');
  });
});

test('a server in trouble is not called a want of signal, and what it could not take goes later', async ({
  page,
  signedIn,
  server,
}) => {
  const store_id = (await ownStore(server, 3)).id;
  const order = await (await buyerAt(server, store_id)).order();
  await signedIn('owner');
  await page.goto(listOf(store_id));
  const answer = { status: 500, json: { errors: { code: 'internal_error', error_message: '' } } };
  await page.route('**/api/orders/seller/accept-order', (route) => route.fulfill(answer));
  await cardOf(page, order).click();
  await page.getByRole('button', { name: 'Terima Pesanan' }).click();
  await expect(page.getByText('Server belum bisa menerima. Dikirim lagi sendiri.')).toBeVisible();
  await expect(page.getByRole('button', { name: /1 perubahan menunggu server/ })).toBeVisible();
  await expect(page.getByText(/menunggu sinyal/i)).toHaveCount(0);
  await page.unroute('**/api/orders/seller/accept-order');
  await expect(page.getByRole('button', { name: /menunggu server/ })).toBeHidden();
  expect(await statusOf(server, order)).toBe('PROCESSING');
});

test('the list of what waits closes with the last of it, and stays closed for the next', async ({
  page,
  context,
  signedIn,
  server,
}) => {
  const store_id = (await ownStore(server, 3)).id;
  const buyer = await buyerAt(server, store_id);
  const [one, two] = [await buyer.order(), await buyer.order()];
  await signedIn('owner');
  await page.goto(listOf(store_id));
  await expect(cardOf(page, one)).toBeVisible();
  await expect(cardOf(page, two)).toBeVisible();
  await bringWorker(page);
  await context.setOffline(true);
  await accept(page, one);
  await backToList(page);
  const bar = page.getByRole('button', { name: /1 perubahan menunggu sinyal/ });
  const unsent = page.getByRole('dialog', { name: 'Belum terkirim' });
  await bar.click();
  await unsent.getByRole('button', { name: 'Batalkan' }).click();
  await expect(unsent).toBeHidden();
  await accept(page, two);
  await expect(bar).toBeVisible();
  await expect(unsent).toBeHidden();
  await backToList(page);
  await expect(bar).toBeVisible();
  await expect(unsent).toBeHidden();
  await context.setOffline(false);
  await expect(bar).toBeHidden();
});

test('who signs out with something waiting is asked first', async ({
  page,
  context,
  signedIn,
  server,
}) => {
  const store_id = (await ownStore(server, 2)).id;
  const order = await (await buyerAt(server, store_id)).order();
  await signedIn('owner');
  await page.goto('/seller/more');
  await expect(page.getByRole('button', { name: 'Keluar', exact: true })).toBeVisible();
  await page.goto(listOf(store_id));
  await expect(cardOf(page, order)).toBeVisible();
  await bringWorker(page);
  await untilKept(page, order);
  await context.setOffline(true);
  await accept(page, order);
  await page.goto('/seller/more');
  await page.getByRole('button', { name: 'Keluar', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText('1 perubahan belum terkirim');
});

test.describe('the last look', () => {
  test.use({ serviceWorkers: 'block' });

  test(
    'of the list is painted before the code is there',
    inBoth,
    async ({ page, signedIn, server }) => {
      const store_id = (await ownStore(server, 0)).id;
      await signedIn('owner');
      await page.goto(listOf(store_id));
      const first = orderItems(page).first();
      await expect(first).toBeVisible();
      const seen = (await first.textContent()) ?? '';
      await page.waitForFunction(() => localStorage.getItem('marketplace.last_view') !== null);
      await page.route('**/assets/index-*.js', (route) => route.abort());
      await page.reload();
      await expect(first).toHaveText(seen);
    },
  );
});

// A worker would bring the code that is not to arrive.
test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('what waits cannot be shown without its code: that is said, and it is tried again', async ({
    page,
    signedIn,
    server,
  }) => {
    const store_id = (await ownStore(server, 3)).id;
    const order = await (await buyerAt(server, store_id)).order();
    await signedIn('owner');
    await page.route('**/api/orders/seller/accept-order', (route) => route.abort());
    await page.route('**/assets/outbox-list*', (route) => route.abort());
    await page.goto(listOf(store_id));
    await accept(page, order);
    await page.getByRole('button', { name: /1 perubahan menunggu sinyal/ }).click();
    const unsent = page.getByRole('dialog', { name: 'Belum terkirim' });
    await expect(unsent.getByRole('alert')).toContainText('Belum bisa dibuka');
    await expectAccessible(page);
    await page.unroute('**/assets/outbox-list*');
    await unsent.getByRole('button', { name: 'Coba lagi' }).click();
    await expect(unsent.getByRole('listitem')).toHaveCount(1);
    await unsent.getByRole('button', { name: 'Batalkan' }).click();
    await expect(unsent).toBeHidden();
  });
});

test('a signal without internet does not pass old figures for new ones', async ({
  page,
  context,
  signedIn,
  server,
}) => {
  const store_id = (await ownStore(server, 4)).id;
  const order = await (await buyerAt(server, store_id)).order();
  await signedIn('owner');
  await page.goto(listOf(store_id));
  await expect(cardOf(page, order)).toBeVisible();
  await untilWorkerServes(page);
  await untilKept(page, order);
  await context.route('**/api/**', (route) => route.abort());
  await page.reload();
  await expect(cardOf(page, order)).toBeVisible();
  const age = page.getByText(/^Belum bisa diperbarui - data pukul/);
  await expect(age).toBeVisible();
  await context.unroute('**/api/**');
  await page.reload();
  await expect(cardOf(page, order)).toBeVisible();
  await expect(age).toHaveCount(0);
});
