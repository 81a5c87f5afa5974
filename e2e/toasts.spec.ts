import type { Locator, Page } from '@playwright/test';
import { bringWorker, expect, orderItems, pullDown, test } from './journey.ts';
import { shippedOrder } from './orders-under-way.ts';
import { atWork, buyerAt, ownStore } from './over-the-api.ts';
import { onDesk } from './windows.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const control = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).or(page.getByRole('link', { name })).first();
const toasts = (page: Page) =>
  page.getByRole('region', { name: 'Pemberitahuan' }).getByRole('dialog');
const addressOf = (path: string, { id, store_id }: { id: string; store_id: string }) =>
  `/seller/orders/${path}?orderId=${id}&store_id=${store_id}`;

type Box = { x: number; y: number; width: number; height: number };
const meet = (one: Box, two: Box) =>
  one.x < two.x + two.width &&
  two.x < one.x + one.width &&
  one.y < two.y + two.height &&
  two.y < one.y + one.height;

/** A message is there, and lies over none of these. */
async function expectClear(page: Page, ...targets: Locator[]): Promise<void> {
  await expect(toasts(page).first()).toBeVisible();
  const covered = async () => {
    const boxes = await Promise.all((await toasts(page).all()).map((each) => each.boundingBox()));
    const found: string[] = [];
    for (const target of targets) {
      const box = await target.boundingBox();
      if (!box) throw new Error(`${target} is nowhere`);
      if (boxes.some((toast) => toast && meet(toast, box))) found.push(String(target));
    }
    return found;
  };
  await expect.poll(covered).toEqual([]);
  await expect(toasts(page).first()).toBeVisible();
}

/** An order that is being accepted, of which it is said later that it was. */
async function acceptingOrder(page: Page, base: string) {
  const { id: store_id } = await ownStore(base, 1);
  const order = await (await buyerAt(base, store_id)).order();
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/orders/seller/accept-order', async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await page.goto(addressOf('detail', order));
  await page.getByRole('button', { name: 'Terima Pesanan' }).click();
  await expect(page.getByText('Mengirim…')).toBeVisible();
  return answer;
}

test('a message keeps off the buttons that stay at the lower edge', async ({
  page,
  server,
  signedIn,
}) => {
  const order = await shippedOrder(server, (await ownStore(server, 1)).id);
  await signedIn('owner');
  await page.goto(addressOf('detail', order));
  await expect(page.getByText('Total', { exact: true })).toBeVisible();
  await control(page, 'Salin nomor').click();
  await expectClear(
    page,
    control(page, 'Konfirmasi Sampai'),
    control(page, 'Gagal Antar'),
    page.getByRole('navigation', { name: 'Menu utama' }),
  );
});

test(
  'a message keeps off the button of a form on a desk',
  onDesk,
  async ({ page, server, signedIn }) => {
    await signedIn('owner');
    const { call } = await atWork(server, 'owner');
    const { id: store_id } = await ownStore(server, 1);
    const { data } = await call('GET /api/v2/inventories/list', { query: { store_id } });
    const answer = await acceptingOrder(page, server);
    const menu = page.getByRole('navigation', { name: 'Menu utama' });
    await menu.getByRole('link', { name: 'Produk' }).click();
    await page.getByRole('link', { name: data[0]?.product_name ?? '', exact: true }).click();
    const save = control(page, /^(Simpan|Belum ada)/);
    await expect(save).toBeVisible();
    answer();
    await expectClear(page, save);
  },
);

test('a message keeps off an open question and its answers', async ({ page, server, signedIn }) => {
  await signedIn('owner');
  const answer = await acceptingOrder(page, server);
  await page.getByRole('link', { name: 'Lainnya', exact: true }).click();
  await page.getByRole('button', { name: 'Keluar', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  answer();
  await expectClear(page, question);
});

test.describe('without a signal', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load resource/],
  });

  test('a message keeps off what says that something waits, on a phone that lies on its side', async ({
    page,
    context,
    server,
    signedIn,
  }) => {
    const { id: store_id } = await ownStore(server, 1);
    const order = await (await buyerAt(server, store_id)).order();
    await signedIn('owner');
    await page.setViewportSize({ width: 740, height: 360 });
    await page.goto(addressOf('detail', order));
    await expect(page.getByText('Total', { exact: true })).toBeVisible();
    await bringWorker(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Terima Pesanan' }).click();
    await expect(page.getByText('Menunggu sinyal. Dikirim sendiri begitu ada.')).toBeVisible();
    await control(page, 'Salin nomor').click();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectClear(page, control(page, /perubahan menunggu sinyal/), control(page, 'Batalkan'));
    await context.setOffline(false);
  });
});

/** From here on nothing goes because its time is up. */
const standStill = async (page: Page) =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);

/** Less than a message stands, and time enough for one to leave. */
const passing = (page: Page) => page.clock.runFor(2000);

test('a message of one screen does not follow to the next', async ({ page, server, signedIn }) => {
  await page.clock.install();
  const { id: store_id } = await ownStore(server, 1);
  const order = await (await buyerAt(server, store_id)).order();
  await signedIn('owner');
  await page.goto(`/seller/orders?status=NEW&sort=newest&store_id=${store_id}`);
  await orderItems(page).filter({ hasText: order.order_number }).click();
  await control(page, 'Salin nomor').click();
  await expect(toasts(page)).toHaveCount(1);
  await standStill(page);
  await page.goBack();
  await expect(orderItems(page).first()).toBeVisible();
  await passing(page);
  await expect(toasts(page)).toHaveCount(0);
});

test('what is said on the way to a screen is read there, and goes with it', async ({
  page,
  server,
  signedIn,
}) => {
  await page.clock.install();
  const { id: store_id } = await ownStore(server, 1);
  const order = await (await buyerAt(server, store_id)).order();
  await signedIn('owner');
  await page.goto(`/seller/orders?status=NEW&sort=newest&store_id=${store_id}`);
  await orderItems(page).filter({ hasText: order.order_number }).click();
  await page.getByRole('link', { name: 'Atur hari kirim' }).click();
  await page.getByRole('button', { name: 'Terima Pesanan' }).click();
  await expect(page).toHaveURL(/\/seller\/orders\/detail/);
  await expect(toasts(page)).toHaveText(/Successfully confirmed order/);
  await standStill(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(order.order_number);
  await expect(toasts(page)).toHaveCount(1);
  await page.goBack();
  await expect(orderItems(page).first()).toBeVisible();
  await passing(page);
  await expect(toasts(page)).toHaveCount(0);
});

test('a message that stands is measured when something changes, not in every frame', async ({
  page,
  server,
  signedIn,
}) => {
  const order = await shippedOrder(server, (await ownStore(server, 1)).id);
  await signedIn('owner');
  await page.goto(addressOf('detail', order));
  await expect(page.getByText('Total', { exact: true })).toBeVisible();
  await control(page, 'Salin nomor').click();
  await expectClear(page, control(page, 'Konfirmasi Sampai'));
  // It stays for as long as somebody is in it by keys.
  await page.keyboard.press('F6');
  const look = async () => {
    let count = 0;
    const measure = Element.prototype.getBoundingClientRect;
    Element.prototype.getBoundingClientRect = function () {
      if (this.matches('[data-uncovered]')) count += 1;
      return measure.call(this);
    };
    const frames = async (most: number, isEnough = () => false) => {
      for (let each = 0; each < most && !isEnough(); each += 1)
        await new Promise(requestAnimationFrame);
    };
    // What moves comes to rest first.
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    await frames(2);
    count = 0;
    await frames(20);
    const atRest = count;
    // A value of its own for each look: one that is there already changes nothing.
    const looked = `${performance.now()}`;
    document.querySelector<HTMLElement>('[data-uncovered]')?.style.setProperty('--looked', looked);
    await frames(20, () => count > 0);
    Element.prototype.getBoundingClientRect = measure;
    return { atRest, isChangeSeen: count > 0 };
  };
  // What else the page draws while it looks is a change; who measures in every frame has no quiet look at all.
  await expect.poll(() => page.evaluate(look)).toEqual({ atRest: 0, isChangeSeen: true });
});

test('a tap on the words of a message is meant for what lies under them, and holds nothing up', async ({
  page,
  server,
  signedIn,
}) => {
  await page.clock.install();
  const order = await shippedOrder(server, (await ownStore(server, 1)).id);
  await signedIn('owner');
  await page.goto(addressOf('detail', order));
  await expect(page.getByText('Total', { exact: true })).toBeVisible();
  await control(page, 'Salin nomor').click();
  const close = toasts(page).getByRole('button', { name: 'Tutup' });
  await expect(close).toBeVisible();
  await standStill(page);
  const under = await toasts(page).evaluate((toast) => {
    const { left, top, height } = toast.getBoundingClientRect();
    return document.elementFromPoint(left + 40, top + height / 2)?.closest('main') !== null;
  });
  expect(under).toBe(true);
  await close.tap();
  await passing(page);
  await expect(toasts(page)).toHaveCount(0);
  // The finger has gone; what comes after stands as long as any other.
  await control(page, 'Salin nomor').tap();
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(6000);
  await expect(toasts(page)).toHaveCount(0);
});

test.describe('the list cannot be loaded again', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('a message keeps off the next step of every order in sight', async ({
    page,
    server,
    signedIn,
  }) => {
    const { id: store_id } = await ownStore(server, 1);
    for (let each = 0; each < 4; each += 1) await (await buyerAt(server, store_id)).order();
    await signedIn('owner');
    await page.goto(`/seller/orders?status=NEW&store_id=${store_id}`);
    await expect(orderItems(page).nth(3)).toBeVisible();
    await page.route('**/api/orders/info/list*', (route) => route.abort('failed'));
    await pullDown(page);
    const steps = await page.getByRole('button', { name: /^Terima, / }).all();
    expect(steps.length).toBeGreaterThan(3);
    await expectClear(page, ...steps);
  });
});
