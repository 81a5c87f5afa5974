import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectAddress,
  expectNoSideways,
  orderItems,
  someId,
  test,
} from './journey.ts';
import { bridgeKinds, mobileApp, personOfApp } from './mobile-app.ts';
import { atWork } from './over-the-api.ts';

const barsOf = (page: Page) => page.locator('[data-bottom-bar], header > *');

/** Before a login ends elsewhere: an open page hears of that, and asks the app at once. */
const leave = (page: Page) => page.goto('about:blank');

const keptToken = (page: Page) =>
  page.evaluate(() => localStorage.getItem('marketplace.auth_token'));

const login = (page: Page) => page.getByRole('heading', { name: 'Masuk ke toko Anda' });

for (const kind of bridgeKinds) {
  test(`${kind}: comes in signed in by a code, without a login screen or our bars [P-04]`, async ({
    page,
    server,
  }) => {
    const { newCode, user_uuid, call } = await personOfApp(server, 'owner');
    const { stores } = await call('GET /api/stores/list', {});
    const store_id = stores.at(-1)?.id ?? '';
    const code = await newCode();
    const later: string[] = [];
    page.on('request', (request) => {
      const { referer = '' } = request.headers();
      if (!request.isNavigationRequest()) later.push(request.url(), referer);
    });
    const app = await mobileApp(page, { kind });
    const path = '/seller/orders?status=COMPLETED';
    await app.enter({ token: code, path, user_uuid, store_id });
    await expect(page.getByRole('heading', { name: 'Pesanan', exact: true })).toBeVisible();
    await expectAddress(page, '/seller/orders', { status: 'COMPLETED', store_id });
    await expect(login(page)).toBeHidden();
    for (const bar of await barsOf(page).all()) await expect(bar).toBeHidden();
    expect(later.filter((text) => text.includes(code))).toEqual([]);
    expect(later.filter((text) => text.includes(user_uuid) && !/users\/detail/.test(text))).toEqual(
      [],
    );
    await expectAccessible(page);
    await expectNoSideways(page);
    await page.reload();
    await expectAddress(page, '/seller/orders', { status: 'COMPLETED', store_id });
    for (const bar of await barsOf(page).all()) await expect(bar).toBeHidden();
  });

  test.describe(() => {
    test.use({ expectedErrors: [/status of 401/] });

    test(`${kind}: a login that ended goes on with a code of the app, and back at home closes [P-05]`, async ({
      page,
      server,
    }) => {
      const [ending, newer] = await Promise.all([
        personOfApp(server, 'smallOwner'),
        personOfApp(server, 'smallOwner'),
      ]);
      const app = await mobileApp(page, { kind, token: await newer.newCode() });
      await app.enter({ token: ending.token, path: '/seller/more' });
      await expect(page.getByText('Ratna Halim')).toBeVisible();
      await leave(page);
      await ending.call('POST /api/auth/logout', {});
      await page.goto('/seller/more');
      await expect(page.getByText('Ratna Halim')).toBeVisible();
      await expect.poll(() => app.heard).toEqual(['getAccessToken']);
      // A code is good once: whoever left before it has become a login would have to ask for another.
      await expect.poll(() => keptToken(page)).not.toBe(ending.token);
      await page.goto('/seller/orders?status=COMPLETED');
      await expect(orderItems(page).first()).toBeVisible();
      await app.pressBack();
      await expect(page).toHaveURL(/\/seller\/more/);
      // The app's button is heard once the page is there.
      await expect(page.getByText('Ratna Halim')).toBeVisible();
      await app.pressBack();
      await expect.poll(() => app.heard.at(-1)).toBe('marketplace://go-back');
    });

    test(`${kind}: goes on with the token of an app that gives no codes, and late news of the one before does not end it [P-05]`, async ({
      page,
      server,
    }) => {
      const [ending, newer] = await Promise.all([
        personOfApp(server, 'smallOwner'),
        personOfApp(server, 'smallOwner'),
      ]);
      const app = await mobileApp(page, { kind, token: newer.token });
      await app.enter({ token: ending.token, path: '/seller/more' });
      await expect(page.getByText('Ratna Halim')).toBeVisible();
      await leave(page);
      await ending.call('POST /api/auth/logout', {});
      const { promise: wasRenewed, resolve: renewed } = Promise.withResolvers<void>();
      let streams = 0;
      await page.route('**/api/events/stream', async (route) => {
        const isOld = route.request().headers().authorization?.includes(ending.token);
        if (isOld) {
          await wasRenewed;
          await route.fulfill({ status: 401, json: {} });
        } else {
          streams += 1;
          await route.continue();
        }
      });
      await page.goto('/seller/orders?status=COMPLETED');
      await expect(orderItems(page).first()).toBeVisible();
      expect(app.heard).toEqual(['getAccessToken']);
      renewed();
      await expect.poll(() => streams).toBe(1);
      await expect(orderItems(page).first()).toBeVisible();
    });

    test(`${kind}: an app that does not answer, or has another's token, leads to the login`, async ({
      page,
      server,
      context,
    }) => {
      const another = await personOfApp(server, 'clerk');
      for (const token of [undefined, another.token, await another.newCode()]) {
        const inApp = await context.newPage();
        const ending = await personOfApp(server, 'smallOwner');
        const app = await mobileApp(inApp, { kind, token });
        await app.enter({ token: ending.token, path: '/seller/more' });
        await expect(inApp.getByText('Ratna Halim')).toBeVisible();
        await leave(inApp);
        await ending.call('POST /api/auth/logout', {});
        await inApp.clock.install();
        await inApp.goto('/seller/more');
        await expect.poll(() => app.heard).toEqual(['getAccessToken']);
        // As long as an app is waited for that says nothing.
        if (!token) await inApp.clock.fastForward(5_000);
        await expect(login(inApp)).toBeVisible();
        expect(app.heard).toEqual(['getAccessToken']);
        await inApp.close();
      }
      await page.close();
    });
  });
}

test('a link whose id is missing leads to the order list [RT-60]', async ({ page, signedIn }) => {
  await signedIn('smallOwner');
  for (const search of ['', '?orderId=', '?orderId=undefined']) {
    await page.goto(`/seller/orders/confirm-order-delivered${search}`);
    await expect(page).toHaveURL(/\/seller\/orders\?store_id=\d+$/);
    await expect(orderItems(page).first()).toBeVisible();
  }
});

test('exempt paths and public pages do without the stores, every other waits for them [RT-64]', async ({
  page,
  server,
}) => {
  const { token, call } = await atWork(server, 'buyer');
  const { stores } = await call('GET /api/stores/list', {});
  const store_id = stores[0]?.id ?? '';
  let asked = 0;
  await page.route('**/api/stores/list', () => {
    // Never answered.
    asked += 1;
  });
  const app = await mobileApp(page, { kind: 'android' });
  await app.enter({ token, is_buyer: 'true', path: '/seller/more', store_id });
  await expect(page.getByRole('heading', { level: 1, name: 'Chat' })).toBeVisible();
  await expectAddress(page, '/buyer/chat/room', { store_id });
  await expect(page.getByRole('list', { name: 'Percakapan' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/seller/login/cant-login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).toBe(0);
  const waits = page.waitForRequest('**/api/stores/list');
  await page.goto('/seller/more');
  await waits;
  await expect(page.getByRole('heading', { name: 'Lainnya' })).toHaveCount(0);
});

test('a buyer whose app names no store writes for the one that buys; who has none goes on in the app [P-08] [RT-29]', async ({
  page,
  server,
}) => {
  const { token } = await atWork(server, 'buyer');
  const app = await mobileApp(page, { kind: 'android' });
  await app.enter({ token, is_buyer: 'true' });
  await expectAddress(page, '/buyer/chat/room', {});
  await expect(page.getByRole('list', { name: 'Percakapan' })).toBeVisible();
  await page.route('**/api/stores/list', (route) => route.fulfill({ json: { stores: [] } }));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Belum ada toko' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Buka di aplikasi' }).click();
  await expect.poll(() => app.heard).toEqual(['marketplace://main/buyer-home']);
});

test.describe('on an Android phone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 14; SM-A055F) Chrome/130.0 Mobile' });

  test('the app slice is set and read: our bars where they are wanted, the way in, the filters, the desk [EN-14]', async ({
    page,
    server,
    context,
  }) => {
    const { token, call } = await atWork(server, 'smallOwner');
    const { configuration } = await call('GET /api/users/configuration/get', {});
    const json = { configuration: { ...configuration, shows_bars_in_webview: true } };
    await context.route('**/api/users/configuration/get', (route) => route.fulfill({ json }));
    const app = await mobileApp(page, { kind: 'android' });
    const filters = { status: 'COMPLETED', payment_method: 'COD' };
    await app.enter({ token, path: `/seller/orders?${new URLSearchParams(filters)}` });
    await expect(orderItems(page).first()).toBeVisible();
    const menu = page.locator('[data-bottom-bar]');
    await expect(menu).toBeVisible();

    // isWebview: who is inside the app is not offered the way into it.
    await menu.getByRole('link', { name: 'Lainnya' }).click();
    await expect(page.getByText('Ratna Halim')).toBeVisible();
    const intoApp = page.getByRole('link', { name: 'Buka di aplikasi' });
    await expect(intoApp).toHaveCount(0);

    // lastOrderListFilters: the menu leads back to the list as it was left.
    await menu.getByRole('link', { name: /^Pesanan/ }).click();
    await expectAddress(page, '/seller/orders', { ...filters, store_id: someId });

    // entryUrl: home is where the app came in.
    await page.goto('/seller/more');
    await expect(page.getByText('Ratna Halim')).toBeVisible();
    await app.pressBack();
    await expectAddress(page, '/seller/orders', { ...filters, store_id: someId });

    // isDesktop: with room for it, an order stands beside the list.
    const beside = page.getByRole('region', { name: 'Pesanan terpilih' });
    await expect(beside).toHaveCount(0);
    await page.setViewportSize({ width: 960, height: 800 });
    await expect(beside).toBeVisible();

    const outside = await context.newPage();
    await outside.addInitScript((token) => {
      localStorage.setItem('marketplace.auth_token', token);
    }, token);
    await outside.goto('/seller/more');
    await expect(outside.getByRole('link', { name: 'Buka di aplikasi' })).toBeVisible();
  });
});
