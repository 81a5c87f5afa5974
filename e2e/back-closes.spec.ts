import type { Page } from '@playwright/test';
import { expect, expectAddress, orderItems, test } from './journey.ts';
import { mobileApp } from './mobile-app.ts';
import { newcomerAtWork } from './newcomer.ts';
import { atWork, buyerAt, ownStore } from './over-the-api.ts';
import { inBoth, onDesk } from './windows.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const question = (page: Page) => page.getByRole('alertdialog');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function newOrder(base: string) {
  const { id: store_id } = await ownStore(base, 1);
  return (await buyerAt(base, store_id)).order();
}

test('back closes a question, and only then leaves the page under it', async ({
  page,
  server,
  signedIn,
}) => {
  const order = await newOrder(server);
  const ids = { orderId: order.id, store_id: order.store_id };
  await signedIn('owner');
  await page.goto(`/seller/orders?status=NEW&sort=newest&store_id=${order.store_id}`);
  await orderItems(page).filter({ hasText: order.order_number }).click();
  await page.getByRole('link', { name: 'Tolak', exact: true }).click();
  await page.getByLabel('Stok habis').check();
  for (const _again of [1, 2]) {
    await button(page, 'Tolak Pesanan').click();
    await expect(question(page)).toBeVisible();
    await page.goBack();
    await expect(question(page)).toBeHidden();
    await expectAddress(page, '/seller/orders/reject', ids);
  }
  // What was closed by itself has left nothing behind to go back through.
  await button(page, 'Tolak Pesanan').click();
  await button(page, 'Batal').click();
  await expect(question(page)).toBeHidden();
  await expect(page.getByLabel('Stok habis')).toBeChecked();
  await page.goForward();
  await expectAddress(page, '/seller/orders/reject', ids);
  await expect(question(page)).toBeHidden();
  await page.goBack();
  await expectAddress(page, '/seller/orders/detail', ids);
  await page.goBack();
  await expect(page).toHaveURL(/\/seller\/orders\?/);
});

test('what a question leads to is one step from where it was asked', async ({
  page,
  server,
  signedIn,
}) => {
  const order = await newOrder(server);
  await signedIn('owner');
  await page.goto(`/seller/orders?status=NEW&sort=newest&store_id=${order.store_id}`);
  await orderItems(page).filter({ hasText: order.order_number }).click();
  await page.getByRole('link', { name: 'Tolak', exact: true }).click();
  await page.getByLabel('Stok habis').check();
  await button(page, 'Tolak Pesanan').click();
  await button(page, 'Ya, tolak').click();
  await expectAddress(page, '/seller/orders/detail', {
    orderId: order.id,
    store_id: order.store_id,
  });
  await expect(page.getByText('Ditolak', { exact: true }).first()).toBeVisible();
  await page.goBack();
  await expectAddress(page, '/seller/orders', {
    status: 'NEW',
    sort: 'newest',
    store_id: order.store_id,
  });
});

test(
  'back closes a sheet, a menu and what a menu opened, on the first page of a visit too',
  inBoth,
  async ({ page, server, signedIn }) => {
    const { id: store_id } = await ownStore(server, 1);
    await newcomerAtWork(server, store_id, 'VIEWER');
    await signedIn('owner');
    const address = `/seller/store?section=staf&store_id=${store_id}`;
    await page.goto(address);
    const stay = () => expect(page).toHaveURL(new RegExp(`/seller/store\\?.*${store_id}`));
    await page.getByRole('button', { name: /Ganti toko/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Pilih toko' });
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await stay();

    const menu = page.getByRole('menu');
    const opener = page.getByRole('button', { name: /^Pilihan untuk/ }).first();
    await opener.click();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toBeHidden();
    await stay();

    await opener.click();
    await page.getByRole('menuitem', { name: 'Keluarkan dari toko' }).click();
    await expect(question(page)).toBeVisible();
    await page.goBack();
    await expect(question(page)).toBeHidden();
    await stay();
  },
);

test('a page that is loaded anew under an open question has it no more, nor its step', async ({
  page,
  signedIn,
}) => {
  await signedIn('smallOwner');
  await page.goto('/seller/orders?status=COMPLETED');
  await expect(orderItems(page).first()).toBeVisible();
  await page.getByRole('link', { name: 'Lainnya', exact: true }).click();
  await button(page, 'Keluar').click();
  await expect(question(page)).toBeVisible();
  await page.reload();
  await expect(page.getByText('Ratna Halim')).toBeVisible();
  await expect(question(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => window.history.state?.layer)).toBeUndefined();
  await page.goBack();
  await expect(page).toHaveURL(/\/seller\/orders\?.*status=COMPLETED/);
});

test(
  'what is being done stays under its question, whoever presses back',
  onDesk,
  async ({ page, server, signedIn }) => {
    const { id: store_id } = await ownStore(server, 1);
    const { call } = await atWork(server, 'owner');
    const day = new Date(Date.now() + 70 * 86_400_000).toISOString().slice(0, 10);
    const body = { store_id, date_from: day, date_to: day, note: 'Panen' };
    await call('POST /api/stores/closing-days', { body });
    await signedIn('owner');
    const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/stores/closing-days/remove', async (route) => {
      await mayAnswer;
      await route.continue();
    });
    await page.goto(`/seller/store?section=hari-libur&store_id=${store_id}`);
    const row = page.getByRole('listitem').filter({ hasText: 'Panen' });
    await row.getByRole('button', { name: /^Hapus/ }).click();
    await button(page, 'Hapus hari libur').click();
    await page.goBack();
    await expect(question(page)).toBeVisible();
    answer();
    await expect(question(page)).toBeHidden();
    await expect(row).toHaveCount(0);
    await expect(page).toHaveURL(/section=hari-libur/);
  },
);

test('the button of the device closes sheets and menus as it closes questions [RT-62]', async ({
  page,
  server,
}) => {
  const { token } = await atWork(server, 'owner');
  const { id: store_id } = await ownStore(server, 1);
  await newcomerAtWork(server, store_id, 'VIEWER');
  const app = await mobileApp(page, { kind: 'android' });
  await app.enter({ token, path: `/seller/store?section=staf&store_id=${store_id}` });
  await page
    .getByRole('button', { name: /^Pilihan untuk/ })
    .first()
    .click();
  await expect(page.getByRole('menu')).toBeVisible();
  await app.pressBack();
  await expect(page.getByRole('menu')).toBeHidden();
  await page
    .getByRole('button', { name: /^Pilihan untuk/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Ubah peran' }).click();
  const sheet = page.getByRole('dialog', { name: /^Peran / });
  await expect(sheet).toBeVisible();
  await app.pressBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/section=staf/);
  expect(app.heard).toEqual([]);
  await app.pressBack();
  await expect.poll(() => app.heard).toEqual(['marketplace://go-back']);
});

test('what writes itself into the address leaves an open sheet its step', async ({
  page,
  signedIn,
}) => {
  await signedIn('smallOwner');
  await page.goto('/seller/more');
  await page.getByRole('link', { name: /^Pesanan($| ,)/ }).click();
  await expect(orderItems(page).first()).toBeVisible();
  // In one breath: words go into the address a moment after they were typed.
  await page.getByRole('searchbox').evaluate((box: HTMLInputElement) => {
    box.focus();
    document.execCommand('insertText', false, '26');
    document.querySelector<HTMLElement>('[aria-label^="Notifikasi"]')?.click();
  });
  const sheet = page.getByRole('dialog', { name: 'Notifikasi' });
  await expect(sheet).toBeVisible();
  await expect(page).toHaveURL(/query=26/);
  await expect(sheet).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.history.state?.layer)).toBe(1);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/seller\/orders\?.*query=26/);
  await page.goBack();
  await expect(page).toHaveURL(/\/seller\/more/);
});

test('a browser may take its time to go back', async ({ page, signedIn }) => {
  await signedIn('smallOwner');
  await page.clock.install();
  await page.addInitScript(() => {
    const go = History.prototype.go;
    const held: (() => void)[] = [];
    History.prototype.go = function (steps) {
      held.push(() => go.call(this, steps));
    };
    Object.assign(window, {
      stepsHeld: () => held.length,
      takeSteps: () => {
        for (const step of held.splice(0)) step();
      },
    });
  });
  type Held = { stepsHeld: () => number; takeSteps: () => void };
  const stepsHeld = () => page.evaluate(() => (window as unknown as Held).stepsHeld());
  const takeSteps = async () => {
    await expect.poll(stepsHeld).toBeGreaterThan(0);
    await page.clock.fastForward(60_000);
    expect(await stepsHeld()).toBe(1);
    await page.evaluate(() => (window as unknown as Held).takeSteps());
  };
  await page.goto('/seller/more');
  await page.getByRole('link', { name: /^Pesanan($| ,)/ }).click();
  await expect(orderItems(page).first()).toBeVisible();
  const bell = page.getByRole('button', { name: /^Notifikasi/ });
  const sheet = page.getByRole('dialog', { name: 'Notifikasi' });

  await bell.click();
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await takeSteps();
  await expect.poll(() => page.evaluate(() => window.history.state?.layer)).toBeUndefined();
  await expect(page).toHaveURL(/\/seller\/orders/);

  await bell.click();
  await sheet.getByRole('link', { name: /notifikasi/i }).click();
  await takeSteps();
  await expect(page.getByRole('heading', { name: 'Notifikasi', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/seller\/orders/);
  await page.goBack();
  await expect(page).toHaveURL(/\/seller\/more/);
});
