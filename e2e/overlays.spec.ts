import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  offlineSince,
  orderItems,
  pullDown,
  signIn,
  test,
} from './journey.ts';
import { people, signInOverApi } from './over-the-api.ts';
import { inBoth, onDesk } from './windows.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const atOnce = { timeout: 200 };

/** Those that stand; one on its way out does not. */
const toasts = (page: Page) =>
  page
    .getByRole('region', { name: 'Pemberitahuan' })
    .getByRole('dialog')
    .and(page.locator(':not([data-ending-style])'));

test.describe('when the server has a fault', () => {
  test.use({ expectedErrors: [/status of 500/] });

  test(
    'the list says so with the system error screen and a toast, and reloads [OV-01, ER-03]',
    inBoth,
    async ({ page, signedIn }) => {
      await signedIn('smallOwner');
      const words = 'Terjadi gangguan sistem. Mohon tunggu atau muat ulang.';
      const errors = { code: 'internal_error', error_message: words };
      await page.route('**/api/orders/info/list*', (route) =>
        route.fulfill({ status: 500, json: { errors } }),
      );
      await page.goto('/seller/orders');
      await expect(page.getByRole('heading', { name: 'Terjadi Gangguan Sistem' })).toBeVisible();
      await expect(toasts(page)).toHaveText(words);
      await expectAccessible(page);
      await page.unroute('**/api/orders/info/list*');
      await page.getByRole('button', { name: 'Muat Ulang' }).click();
      await expect(orderItems(page).first()).toBeVisible();
    },
  );

  /** The list fails again and again, until the newest of five messages is seen. */
  async function failFiveTimes(page: Page): Promise<number> {
    await page.clock.install();
    let number = 0;
    // The list's own, not those that count what is new.
    await page.route(/\/api\/orders\/info\/list\?(?!.*status=NEW)/, (route) => {
      number += 1;
      const errors = { code: 'internal_error', error_message: `Gangguan nomor ${number}.` };
      return route.fulfill({ status: 500, json: { errors } });
    });
    await page.goto('/seller/orders');
    const reload = page.getByRole('button', { name: 'Muat Ulang' });
    await expect(reload).toBeVisible();
    await expect(toasts(page).first()).toBeVisible();
    // From now on time passes only when told to.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    for (let tries = 1; tries <= 4; tries += 1) {
      const before = number;
      await reload.press('Enter');
      // Whatever fails is asked for once more, half a second later.
      await expect(async () => {
        await page.clock.runFor(20);
        expect(number).toBeGreaterThanOrEqual(before + 2);
        await expect(toasts(page).filter({ hasText: `nomor ${number}.` })).toBeVisible(atOnce);
      }).toPass({ intervals: [20] });
    }
    return number;
  }

  test(
    'at most three toasts stand at once, and each goes after 5 s [OV-09]',
    onDesk,
    async ({ page, signedIn }) => {
      await signedIn('smallOwner');
      const number = await failFiveTimes(page);
      await expect(toasts(page)).toHaveCount(3);
      // The last came just now, and the two before it half a second and a second ago.
      await page.clock.runFor(4_900);
      await expect(toasts(page)).toHaveText([`Gangguan nomor ${number}.`]);
      await page.clock.runFor(200);
      await expect(toasts(page)).toHaveCount(0);
    },
  );

  test('on a phone the newest toast stands alone, and goes after 5 s [OV-09]', async ({
    page,
    signedIn,
  }) => {
    await signedIn('smallOwner');
    const number = await failFiveTimes(page);
    await page.clock.runFor(500);
    await expect(toasts(page)).toHaveText([`Gangguan nomor ${number}.`]);
    await page.clock.runFor(4_600);
    await expect(toasts(page)).toHaveCount(0);
  });
});

test.describe('without a network', () => {
  test.use({ expectedErrors: [/ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|FAILED)/] });

  test('the stores cannot be loaded: "Tidak ada koneksi Internet", and reload goes on [OV-02]', async ({
    page,
    signedIn,
  }) => {
    await signedIn('smallOwner');
    await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
    await page.goto('/seller/orders');
    await expect(page.getByRole('heading', { name: 'Tidak ada koneksi Internet' })).toBeVisible();
    await expect(page.getByText(/kuota/)).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/api/**');
    await page.getByRole('button', { name: 'Muat Ulang' }).click();
    await expect(orderItems(page).first()).toBeVisible();
  });

  test('the API goes and comes back while a list is open: a toast says so, and what was shown stays [ER-03]', async ({
    page,
    context,
    signedIn,
  }) => {
    await signedIn('smallOwner');
    await page.goto('/seller/orders?status=COMPLETED');
    await expect(orderItems(page)).toHaveCount(20);
    await page.route('**/api/orders/info/list*', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) =>
      /info\/list/.test(request.url()),
    );
    await pullDown(page);
    await failed;
    await expect(toasts(page)).toHaveText('Server tidak dapat dihubungi. Coba lagi.');
    await expect(orderItems(page)).toHaveCount(20);
    await page.unroute('**/api/orders/info/list*');
    await context.setOffline(true);
    await expect(page.getByText(offlineSince)).toBeVisible();
    await expect(orderItems(page).first()).toBeVisible();
    await page.getByRole('link', { name: /^Diproses/ }).click();
    await expect(page.getByRole('heading', { name: 'Tidak ada koneksi Internet' })).toBeVisible();
    await context.setOffline(false);
    await expect(orderItems(page).first()).toBeVisible();
    await expect(page.getByText(/Tanpa sinyal/)).toBeHidden();
  });
});

test.describe('when the server refuses', () => {
  test.use({ expectedErrors: [/status of 40[13]/] });

  test('an error screen has a title, the reason, and a reload', async ({ page, signedIn }) => {
    await signedIn('smallOwner');
    const errors = { code: 'permission_denied', error_message: 'Akun Anda sedang diperiksa.' };
    await page.route('**/api/stores/list', (route) =>
      route.fulfill({ status: 403, json: { errors } }),
    );
    await page.goto('/seller/orders');
    await expect(page.getByRole('heading', { name: 'Belum bisa ditampilkan' })).toBeVisible();
    await expect(page.getByText('Akun Anda sedang diperiksa.')).toBeVisible();
    await page.unroute('**/api/stores/list');
    await page.getByRole('button', { name: 'Muat Ulang' }).click();
    await expect(orderItems(page).first()).toBeVisible();
  });

  test('a login that ended elsewhere leads to the login, with the address kept [ER-07]', async ({
    page,
    server,
    signedIn,
  }) => {
    const ending = await signInOverApi(server, people.smallOwner);
    await signedIn(ending);
    await page.goto('/seller/orders?status=COMPLETED');
    await expect(orderItems(page).first()).toBeVisible();
    await ending.call('POST /api/auth/logout', {});
    // By itself: the stream is ended with the login.
    await expect(page).toHaveURL(/\/seller\/login\?from=\/seller\/orders%3F.*status%3DCOMPLETED/);
    expect(await page.evaluate(() => localStorage.getItem('marketplace.auth_token'))).toBeNull();
  });
});

test.describe('what the server says about a failure', () => {
  test.use({ expectedErrors: [/status of (503|400)/] });
  const words = 'Layanan sedang tidak tersedia. Coba lagi sebentar lagi.';
  const fault = {
    status: 503,
    json: { errors: { code: 'database_unavailable', error_message: words } },
  };
  const kept = (page: Page, part: string) =>
    page.evaluate(
      (key) => JSON.parse(localStorage.getItem('marketplace') ?? '{}').state?.[key],
      part,
    );

  test('is shown for stores, login and user, and otherwise a sentence of ours [ER-02]', async ({
    page,
    signedIn,
  }) => {
    await page.route('**/api/auth/login', (route) => route.fulfill(fault));
    await page.goto('/seller/login');
    await signIn(page, '0812-0000-0002');
    await expect(page.getByText(words)).toBeVisible();
    await page.route('**/api/auth/login', (route) => route.fulfill({ status: 503, body: '' }));
    await page.getByRole('button', { name: 'Masuk', exact: true }).click();
    await expect(page.getByText('Terjadi gangguan sistem. Coba lagi.')).toBeVisible();

    await signedIn('smallOwner');
    await page.route('**/api/users/detail*', (route) => route.fulfill(fault));
    await page.route('**/api/stores/list', (route) => route.fulfill(fault));
    await page.goto('/seller/more');
    await expect(page.getByRole('heading', { name: 'Terjadi Gangguan Sistem' })).toBeVisible();
    await expect(page.getByText(words)).toBeVisible();
    await page.unroute('**/api/stores/list');

    await page.goto('/seller/more');
    const prompt = page.getByRole('dialog', { name: 'Muat ulang' });
    await expect(prompt.getByText(words)).toBeVisible();
    await page.unroute('**/api/users/detail*');
    await prompt.getByRole('button', { name: 'Muat Ulang' }).click();
    await expect(page.getByText('Ratna Halim')).toBeVisible();
    expect(await kept(page, 'user')).toMatchObject({ userData: { name: 'Ratna Halim' } });
  });

  test('is shown where the stores alone did not come, and otherwise a sentence of ours [ER-02]', async ({
    page,
    signedIn,
  }) => {
    await signedIn('smallOwner');
    const ofStores = 'Daftar toko sedang tidak tersedia.';
    await page.route('**/api/stores/list', (route) =>
      route.fulfill({ status: 503, json: { errors: { code: 'x', error_message: ofStores } } }),
    );
    await page.goto('/seller/more');
    await expect(page.getByRole('heading', { name: 'Terjadi Gangguan Sistem' })).toBeVisible();
    await expect(page.getByText(ofStores)).toBeVisible();
    await page.unroute('**/api/stores/list');
    await page.route('**/api/stores/list', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/seller/more');
    await expect(page.getByRole('heading', { name: 'Terjadi Gangguan Sistem' })).toBeVisible();
    await expect(page.getByText(ofStores)).toHaveCount(0);
    await expect(page.getByText('Mohon tunggu beberapa saat', { exact: false })).toBeVisible();
  });
});

test('a slow API shows the shape of what comes, and tabs answer at once', async ({
  page,
  signedIn,
}) => {
  await signedIn('smallOwner');
  await page.goto('/seller/orders?status=COMPLETED');
  await expect(orderItems(page)).toHaveCount(20);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/orders/info/list*', async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('link', { name: /^Diproses/ }).click();
  await expect(page.getByRole('link', { name: /^Diproses/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByRole('status', { name: 'Memuat pesanan' })).toBeVisible();
  await expect(orderItems(page)).toHaveCount(0);
  release();
  await expect(orderItems(page).first()).toBeVisible();
});
