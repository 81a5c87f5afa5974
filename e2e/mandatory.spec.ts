import type { Page } from '@playwright/test';
import { expect, expectAccessible, orderItems, test } from './journey.ts';
import { inBoth } from './windows.ts';

/** How far the page was scrolled, or on a desk the part of it that scrolls. */
const scrolled = (page: Page) =>
  page.evaluate(() =>
    [document.scrollingElement, ...document.querySelectorAll('main, main *')].reduce(
      (sum, element) => sum + (element?.scrollTop ?? 0),
      0,
    ),
  );

const prompt = (page: Page) => page.getByRole('dialog', { name: 'Muat ulang' });

test.describe('without what every screen needs', () => {
  test.use({ expectedErrors: [/status of (500|502)|ERR_CONNECTION_REFUSED/] });

  test(
    'a prompt stands over everything, the page locked, until a reload brings what was missing [OV-07, OV-01]',
    inBoth,
    async ({ page, signedIn }) => {
      const call = '**/api/users/detail*';
      await signedIn('smallOwner');
      await page.goto('/seller/orders?status=COMPLETED');
      await expect(orderItems(page).first()).toBeVisible();
      // What is known from this visit would do.
      await page.goto('/favicon.svg');
      await page.evaluate(() => localStorage.removeItem('marketplace'));
      let asked = 0;
      await page.route(call, (route) => {
        asked += 1;
        return route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway' });
      });
      await page.goto('/seller/orders?status=COMPLETED');
      await expect(
        prompt(page).getByRole('heading', { name: 'Terjadi Gangguan Sistem' }),
      ).toBeVisible();
      // Once, and once more since it only reads.
      expect(asked).toBe(2);
      const reload = prompt(page).getByRole('button', { name: 'Muat Ulang' });
      await expect(reload).toBeFocused();
      await expectAccessible(page);
      expect(await prompt(page).evaluate((element) => getComputedStyle(element).zIndex)).toBe(
        '10000',
      );
      expect(await prompt(page).boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
      const isCovered = await prompt(page).evaluate((element) =>
        [2, innerHeight / 2, innerHeight - 2].every((y) =>
          [2, innerWidth / 2, innerWidth - 2].every(
            (x) => document.elementFromPoint(x, y)?.closest('dialog') === element,
          ),
        ),
      );
      expect(isCovered).toBe(true);
      await page.mouse.wheel(0, 600);
      await page.keyboard.press('PageDown');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(prompt(page)).toBeVisible();
      expect(await page.evaluate(() => document.activeElement?.closest('main'))).toBeNull();
      expect(await scrolled(page)).toBe(0);
      await reload.click();
      await expect.poll(() => asked).toBe(4);
      await expect(prompt(page)).toBeVisible();
      await page.unroute(call);
      await reload.click();
      await expect(prompt(page)).toBeHidden();
      await orderItems(page).first().hover();
      await page.mouse.wheel(0, 600);
      await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
    },
  );

  test('the prompt comes for each of the mandatory requests: stores, user and configuration [OV-11]', async ({
    page,
    signedIn,
  }) => {
    await signedIn('smallOwner');
    for (const call of ['stores/list', 'users/detail', 'users/configuration/get']) {
      await page.goto('/favicon.svg');
      await page.evaluate(() => localStorage.removeItem('marketplace'));
      await page.route(`**/api/${call}*`, (route) => route.fulfill({ status: 500, body: '' }));
      await page.goto('/seller/orders');
      await expect(prompt(page)).toBeVisible();
      await page.unroute(`**/api/${call}*`);
      await prompt(page).getByRole('button', { name: 'Muat Ulang' }).click();
      await expect(prompt(page)).toBeHidden();
      await expect(orderItems(page).first()).toBeVisible();
    }
  });

  test('the server is down: said as no internet, and known from an earlier visit it is no reason to stop [OV-02]', async ({
    page,
    signedIn,
  }) => {
    await signedIn('smallOwner');
    await page.route('**/api/**', (route) => route.abort('connectionrefused'));
    await page.goto('/seller/orders');
    await expect(
      prompt(page).getByRole('heading', { name: 'Tidak ada koneksi Internet' }),
    ).toBeVisible();
    await page.unroute('**/api/**');
    await prompt(page).getByRole('button', { name: 'Muat Ulang' }).click();
    await expect(orderItems(page).first()).toBeVisible();
    await page.goto('/seller/more');
    await expect(page.getByText('Ratna Halim')).toBeVisible();
    await page.route('**/api/**', (route) => route.abort('connectionrefused'));
    await page.goto('/seller/more');
    await expect(page.getByText('Ratna Halim')).toBeVisible();
    await expect(prompt(page)).toBeHidden();
  });
});

test('a screen that is left no longer waits for its answer', async ({ page, signedIn }) => {
  await signedIn('smallOwner');
  await page.goto('/seller/orders?status=COMPLETED');
  await expect(orderItems(page).first()).toBeVisible();
  await page.route('**/api/orders/info/list*', () => {
    // Never answered.
  });
  const asked = page.waitForRequest(/orders\/info\/list.*PROCESSING/);
  await page.getByRole('link', { name: /^Diproses/ }).click();
  const request = await asked;
  const given = page.waitForEvent('requestfailed', (failed) => failed === request);
  await page.getByRole('link', { name: 'Lainnya', exact: true }).click();
  expect((await given).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect(page.getByRole('heading', { name: 'Lainnya' })).toBeVisible();
});

test(
  'on a testing host a thin line says so on every page, and covers nothing; on any other there is none [OV-08, P-06]',
  inBoth,
  async ({ page, signedIn, server, isMobile }) => {
    const bar = page.getByText('Anda menggunakan Aplikasi untuk Testing');
    const elsewhere = 'https://toko.example';
    await page.route(`${elsewhere}/**`, async (route) => {
      const url = route.request().url().replace(elsewhere, server);
      await route.fulfill({ response: await route.fetch({ url }) });
    });
    await page.goto(`${elsewhere}/seller/login`);
    // The page is awake: what stands on it now is all there will be.
    await expect(page.getByRole('button', { name: 'Masuk', exact: true })).toHaveAttribute(
      'type',
      'submit',
    );
    await expect(bar).toHaveCount(0);

    await page.goto('/seller/login');
    await expect(bar).toBeVisible();
    await signedIn('smallOwner');
    await page.goto('/seller/orders');
    await expect(orderItems(page).first()).toBeVisible();
    await expect(bar).toBeVisible();
    const box = await bar.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(16);
    const end = await page.evaluate(
      (isPhone) =>
        isPhone
          ? document.querySelector('[data-bottom-bar]')?.getBoundingClientRect().top
          : window.innerHeight,
      isMobile,
    );
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(end ?? 0, 0);
    const main = await page.getByRole('main').boundingBox();
    if (!isMobile) expect((main?.y ?? 0) + (main?.height ?? 0)).toBeCloseTo(box?.y ?? 0, 0);
  },
);

test('a new screen is read out by its heading, each time, and names the tab', async ({
  page,
  signedIn,
}) => {
  await signedIn('smallOwner');
  await page.goto('/seller/orders');
  await expect(orderItems(page).first()).toBeVisible();
  await page.getByRole('link', { name: 'Lainnya', exact: true }).click();
  await expect(page.getByRole('status').getByText('Lainnya')).toBeAttached();
  await expect(page).toHaveTitle('Lainnya · Marketplace');
});

test('a state of an earlier version is taken over, one that is broken or newer costs no login', async ({
  page,
  signedIn,
}) => {
  await signedIn('smallOwner');
  await page.goto('/seller/more');
  await expect(page.getByText('Ratna Halim')).toBeVisible();
  const start = async (change: string) => {
    // Beside the app, which would keep its own state over this one.
    await page.goto('/favicon.svg');
    await page.evaluate((how) => {
      const kept = JSON.parse(localStorage.getItem('marketplace') ?? '{}');
      const { userData, otp: _, ...user } = kept.state.user;
      const texts: Record<string, string> = {
        old: JSON.stringify({
          version: 2,
          state: {
            ...kept.state,
            user: { ...user, userData: { ...userData, name: 'Nama Lama' }, phoneNumber: null },
            banners: {},
            tender_draft: null,
          },
        }),
        broken: '{"state":',
        newer: JSON.stringify({ ...kept, version: 8 }),
      };
      localStorage.setItem('marketplace', texts[how] ?? '');
    }, change);
    await page.goto('/seller/more');
  };
  await page.route('**/api/users/detail*', () => {
    // Never answered: what shows was kept.
  });
  await start('old');
  await expect(page.getByText('Nama Lama')).toBeVisible();
  await page.unroute('**/api/users/detail*');
  for (const change of ['newer', 'broken']) {
    await page.goto('/seller/more');
    await expect(page.getByText('Ratna Halim')).toBeVisible();
    await start(change);
    await expect(page.getByText('Ratna Halim')).toBeVisible();
    await expect(page).toHaveURL(/\/seller\/more/);
  }
  expect(await page.evaluate(() => localStorage.getItem('marketplace.newer_state'))).toContain(
    '"version":8',
  );
});
