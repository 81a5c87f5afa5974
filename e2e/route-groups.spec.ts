import type { Page } from '@playwright/test';
import { cards } from './inventory-shop.ts';
import { expect, orderItems, signIn, test } from './journey.ts';
import { people } from './over-the-api.ts';

/** The addresses of the listings with what they ask for first; other groups have others. */
const listings = /\/assets\/inventory-[\w-]{8}\.js$/;
const anyLate = /\/assets\/(inventory|order-forms|account|chat)-[\w-]{8}\.js$/;

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu utama' });
const openListings = (page: Page) => menu(page).getByRole('link', { name: 'Produk' }).click();
const entries = (page: Page) => page.evaluate(() => window.history.length);

/** The files of groups that the page has asked for. */
function groupsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const group = anyLate.exec(new URL(request.url()).pathname)?.[1];
    if (group) asked.push(group);
  });
  return asked;
}

async function openOrders(page: Page): Promise<void> {
  await page.goto('/seller/orders?status=NEW');
  await expect(orderItems(page).first()).toBeVisible();
}

test('a page names the addresses it needs, so that they come with the rest of its code', async ({
  page,
  signedIn,
}) => {
  for (const [address, group] of [
    ['/seller/inventory', 'inventory'],
    ['/seller/orders/accept', 'order-forms'],
    ['/seller/more', 'account'],
    ['/buyer/chat/room', 'chat'],
  ] as const) {
    const html = await (await page.request.get(address)).text();
    expect(html).toMatch(new RegExp(`rel="modulepreload"[^>]*/assets/${group}-[\\w-]{8}\\.js"`));
  }
  await signedIn('owner');
  const groups = groupsOf(page);
  // Until its list is asked for: what is near comes a little later.
  const asked = page.waitForRequest('**/api/v2/inventories/list*').then(() => new Set(groups));
  await page.goto('/seller/inventory');
  await expect(cards(page).first()).toBeVisible();
  expect(await asked).toEqual(new Set(['inventory']));
});

test('on a slow line the frame stays, with a skeleton in it, until the addresses of a screen have come', async ({
  page,
  signedIn,
}) => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(listings, (route) => held.then(() => route.continue()));
  await signedIn('owner');
  await openOrders(page);
  const before = await entries(page);
  await openListings(page);
  await expect(page.getByRole('main').getByRole('status', { name: 'Memuat' })).toBeVisible();
  await expect(menu(page).getByRole('link', { name: 'Produk' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(orderItems(page)).toHaveCount(0);
  letGo();
  await expect(cards(page).first()).toBeVisible();
  expect(await entries(page)).toBe(before + 1);
});

test('on a slow line the frame also stays until the code of the screen itself has come', async ({
  page,
  signedIn,
}) => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const isAsked = page.waitForRequest(/\/assets\/inventory\.screen-/);
  await page.route(/\/assets\/inventory\.screen-/, (route) => held.then(() => route.continue()));
  await page.route(listings, async (route) => {
    // The line is slow enough for a skeleton to stand in the place of the screen first.
    await expect(page.getByRole('main').getByRole('status', { name: 'Memuat' })).toBeVisible();
    await route.continue();
  });
  await signedIn('owner');
  await openOrders(page);
  await openListings(page);
  await isAsked;
  // Twice what it takes until the router shows that it waits.
  await page.waitForTimeout(100);
  await expect(menu(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('status', { name: 'Memuat' })).toBeVisible();
  letGo();
  await expect(cards(page).first()).toBeVisible();
});

test('who goes elsewhere while the addresses of a screen are on their way stays there', async ({
  page,
  signedIn,
}) => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(listings, (route) => held.then(() => route.continue()));
  await signedIn('owner');
  await openOrders(page);
  await openListings(page);
  await expect(page.getByRole('main').getByRole('status', { name: 'Memuat' })).toBeVisible();
  await menu(page).getByRole('link', { name: 'Beranda' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Beranda' })).toBeVisible();
  const came = page.waitForEvent('requestfinished', (request) => listings.test(request.url()));
  letGo();
  await came;
  await expect(page).toHaveURL('/seller');
  // Known now, they are opened at once.
  await openListings(page);
  await expect(cards(page).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Beranda' })).toBeVisible();
});

test('back and forward cross from group to group, over a reload too, without an entry more', async ({
  page,
  signedIn,
}) => {
  await signedIn('owner');
  await openOrders(page);
  await openListings(page);
  await expect(cards(page).first()).toBeVisible();
  await menu(page).getByRole('link', { name: 'Lainnya' }).click();
  await expect(page.getByRole('button', { name: 'Keluar', exact: true })).toBeVisible();
  const all = await entries(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Keluar', exact: true })).toBeVisible();
  await page.goBack();
  await expect(cards(page).first()).toBeVisible();
  await page.goBack();
  await expect(orderItems(page).first()).toBeVisible();
  await page.goForward();
  await expect(cards(page).first()).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('button', { name: 'Keluar', exact: true })).toBeVisible();
  expect(await entries(page)).toBe(all);
});

test('the login leads to a screen of any group', async ({ page }) => {
  await page.goto('/seller/inventory?is_for_sale=true');
  await expect(page).toHaveURL(/\/seller\/login\?from=/);
  await signIn(page, people.smallOwner);
  await expect(page).toHaveURL(/\/seller\/inventory\?/);
  await expect(page.getByLabel('Cari produk')).toBeVisible();
});

test.describe('addresses that do not come', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED|Failed to fetch dynamically imported module/] });

  test('can be asked for again', async ({ page, signedIn }) => {
    await page.route(listings, (route) => route.abort());
    await signedIn('owner');
    await openOrders(page);
    await openListings(page);
    await expect(page.getByRole('heading', { name: 'Terjadi Gangguan Sistem' })).toBeVisible();
    await page.unroute(listings);
    await page.getByRole('button', { name: 'Muat Ulang' }).click();
    await expect(cards(page).first()).toBeVisible();
    await expect(page).toHaveURL(/\/seller\/inventory\?/);
    await page.goBack();
    await expect(orderItems(page).first()).toBeVisible();
  });
});

test.describe('an address that nobody has', () => {
  test.use({ expectedErrors: [/status of 404/] });

  for (const [address, needed] of [
    ['/seller/nowhere', []],
    ['/seller/inventory/nowhere', ['inventory']],
  ] as const) {
    test(`${address} says so, and loads no other group to find out`, async ({ page, signedIn }) => {
      await signedIn('owner');
      const groups = groupsOf(page);
      await page.goto(address);
      await expect(page.getByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeVisible();
      expect(new Set(groups)).toEqual(new Set(needed));
      await page.getByRole('link', { name: 'Ke halaman utama' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Beranda' })).toBeVisible();
    });
  }
});
