import type { Locator, Page } from '@playwright/test';
import { routes } from '../apps/web/routes.ts';
import {
  expect,
  expectAccessible,
  expectAddress,
  orderItems,
  signIn,
  someId,
  test,
} from './journey.ts';
import { people } from './over-the-api.ts';
import { inBoth, onDesk } from './windows.ts';

const privatePaths = (routes.children ?? [])
  .filter((place) => place.type === 'layout' && place.id === 'private')
  .flatMap((place) => ('children' in place ? (place.children ?? []) : []))
  .flatMap((place) => ('path' in place ? [place.path] : []));

test(
  'signs in with phone number and password, in Indonesian, under the title Marketplace [P-01, RT-01]',
  inBoth,
  async ({ page }) => {
    await page.goto('/seller/login');
    await expect(page).toHaveTitle('Marketplace');
    await expect(page.locator('html')).toHaveAttribute('lang', 'id');
    await expect(page.getByRole('heading', { name: 'Masuk ke toko Anda' })).toBeVisible();
    await expectAccessible(page);
    await signIn(page, '0812-0000-0002');
    await expectAddress(page, '/seller', {});
    await expect(page.getByRole('heading', { level: 1, name: 'Beranda' })).toBeVisible();
    await expect(page.getByText('Toko Grosir Berkah Ratna').first()).toBeVisible();
    await expect(page).toHaveTitle('Beranda · Marketplace');
  },
);

test('leads from every private address to the login, and from there back to it [RT-59]', async ({
  page,
}) => {
  for (const path of privatePaths) {
    await page.goto(`${path}?store_id=7&kept=yes`);
    await expectAddress(page, '/seller/login', { from: `${path}?store_id=7&kept=yes` });
    await expect(page.getByRole('heading', { name: 'Masuk ke toko Anda' })).toBeVisible();
  }
  await page.goto('/seller/orders?status=COMPLETED&sort=highest_value');
  await expect(page).toHaveURL(
    '/seller/login?from=/seller/orders%3Fstatus%3DCOMPLETED%26sort%3Dhighest_value',
  );
  await signIn(page, people.smallOwner);
  await expectAddress(page, '/seller/orders', {
    store_id: someId,
    status: 'COMPLETED',
    sort: 'highest_value',
  });
  await expect(orderItems(page).first()).toBeVisible();
});

test.describe('bad input', () => {
  test.use({ expectedErrors: [/400 \(Bad Request\)/] });

  test('says beside the field what is wrong, keeps what was typed, and sends nothing', async ({
    page,
  }) => {
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/login')) calls += 1;
    });
    await page.goto('/seller/login');
    const number = page.getByLabel('Nomor HP');
    await number.fill('12345');
    await page.getByRole('button', { name: 'Masuk', exact: true }).click();
    await expect(number).toHaveAccessibleDescription(/Nomor HP tidak benar/);
    await expect(page.getByLabel('Kata sandi', { exact: true })).toHaveAccessibleDescription(
      /Wajib diisi/,
    );
    await expect(number).toBeFocused();
    await expect(number).toHaveValue('12345');
    await expectAccessible(page);
    expect(calls).toBe(0);
  });

  test('says that number or password is wrong, and lets the person try again', async ({ page }) => {
    await page.goto('/seller/login');
    await page.getByLabel('Nomor HP').fill('0812-0000-0002');
    await page.getByLabel('Kata sandi', { exact: true }).fill('salah');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Nomor HP atau kata sandi salah.')).toBeVisible();
    await expect(page.getByLabel('Nomor HP')).toHaveValue('0812-0000-0002');
    await expectAccessible(page);
    await page.getByLabel('Kata sandi', { exact: true }).fill('marketplace');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/seller');
  });
});

test('what is asked of a form before its code is there is done when it is', async ({ page }) => {
  const code = /\/assets\/(?!until-awake)[^/]*\.js$/;
  const { promise: isHeld, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(code, async (route) => {
    await isHeld;
    await route.continue();
  });
  const script = page.waitForResponse(/\/assets\/until-awake/);
  await page.goto('/seller/login?from=/seller/more', { waitUntil: 'commit' });
  await script;
  await signIn(page, people.smallOwner);
  letGo();
  await expect(page).toHaveURL('/seller/more');
});

test('what is wrong with a field is no longer said once something else is typed', async ({
  page,
}) => {
  await page.goto('/seller/login');
  const password = page.getByLabel('Kata sandi', { exact: true });
  await page.getByLabel('Nomor HP').fill('0812-0000-0002');
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
  await expect(password).toHaveAccessibleDescription(/Wajib diisi/);
  await password.fill('m');
  await expect(password).not.toHaveAccessibleDescription(/Wajib diisi/);
  await expect(password).not.toHaveAttribute('aria-invalid', 'true');

  await page.goto('/seller/login/forgot-password');
  const number = page.getByLabel('Nomor HP');
  await page.getByRole('button', { name: 'Kirim kode' }).click();
  await expect(number).toHaveAccessibleDescription(/Wajib diisi/);
  await number.fill('0');
  await expect(number).not.toHaveAccessibleDescription(/Wajib diisi/);
});

/** Two taps before anything can be drawn in between. */
const submitTwice = (page: Page) =>
  page
    .locator('main form, form')
    .first()
    .evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      form.requestSubmit();
    });

test('two taps sign in once', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/login')) calls.push(request.url());
  });
  await page.goto('/seller/login');
  await page.getByLabel('Nomor HP').fill('0812-0000-0002');
  await page.getByLabel('Kata sandi', { exact: true }).fill('marketplace');
  await expect(page.getByRole('button', { name: 'Masuk', exact: true })).toHaveAttribute(
    'type',
    'submit',
  );
  await submitTwice(page);
  await expect(page).toHaveURL('/seller');
  expect(calls).toHaveLength(1);
});

test('keeps what was typed before the code was there', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/seller/login', { waitUntil: 'commit' });
  await page.getByLabel('Nomor HP').fill('0812-0000-0002');
  await page.getByLabel('Kata sandi', { exact: true }).fill('marketplace');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/seller/login');
  release();
  await expect(page.getByRole('button', { name: 'Masuk', exact: true })).toHaveAttribute(
    'type',
    'submit',
  );
  await expect(page.getByLabel('Nomor HP')).toHaveValue('0812-0000-0002');
  await expect(page.getByLabel('Kata sandi', { exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/seller');
});

const loader = (page: Page) => page.getByRole('status').filter({ hasText: /^Memuat$/ });

/** Whether a tap on it would meet the loader instead. */
const isUnderLoader = (field: Locator) =>
  field.evaluate((element) => {
    const { x, y } = element.getBoundingClientRect();
    return document.elementFromPoint(x + 5, y + 5)?.closest('[aria-busy]') !== null;
  });

test.describe('with a signal that breaks after the login', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED|Failed to fetch dynamically imported module/] });

  test('a loader lies over the page until it breaks; the pages behind it can be asked for again [EN-26]', async ({
    page,
  }) => {
    const { promise: broken, resolve: breakOff } = Promise.withResolvers<void>();
    await page.route('**/assets/site-*', (route) => broken.then(() => route.abort()));
    await page.goto('/seller/login?from=/seller/more');
    await expect(loader(page)).toHaveCount(0);
    await signIn(page, people.smallOwner);
    await expect(loader(page)).toBeVisible();
    expect(await isUnderLoader(page.getByLabel('Nomor HP'))).toBe(true);
    breakOff();
    await expect(page.getByRole('heading', { name: 'Terjadi Gangguan Sistem' })).toBeVisible();
    await expect(loader(page)).toHaveCount(0);
    await page.unroute('**/assets/site-*');
    await page.getByRole('button', { name: 'Muat Ulang' }).click();
    await expect(page.getByText('Ratna Halim')).toBeVisible();
    await expectAddress(page, '/seller/more', {});
  });
});

test('a login that was asked for by an address nobody has says so', async ({ page }) => {
  await page.goto('/seller/login?from=/seller/nowhere');
  await signIn(page, people.smallOwner);
  await expect(page.getByText('Halaman tidak ditemukan')).toBeVisible();
  await expectAddress(page, '/seller/nowhere', {});
  await page.getByRole('link', { name: 'Ke halaman utama' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Beranda' })).toBeVisible();
});

test('offers the people of a demonstration with one tap', async ({ page }) => {
  await page.goto('/seller/login');
  await page.getByRole('button', { name: /Dewi Lestari/ }).click();
  await expect(page).toHaveURL('/seller');
});

test.describe('once signed in', () => {
  // What is under way while the login ends is refused.
  test.use({ expectedErrors: [/status of 401/] });

  test('does not ask again who is signed in, and asks after signing out', async ({ page }) => {
    await page.goto('/seller/login');
    await signIn(page, people.smallOwner);
    await expect(page.getByRole('heading', { level: 1, name: 'Beranda' })).toBeVisible();
    await page.goto('/seller/login');
    await expect(page).toHaveURL('/seller');
    await page.getByRole('link', { name: 'Lainnya', exact: true }).click();
    await expect(page.getByText('Ratna Halim')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Keluar', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keluar' }).click();
    await expect(page).toHaveURL('/seller/login');
    await page.goto('/seller/orders');
    await expect(page).toHaveURL(/\/seller\/login\?from=/);
    expect(await page.evaluate(() => localStorage.getItem('marketplace.auth_token'))).toBeNull();
  });
});

test('can be done with the keyboard alone', onDesk, async ({ page }) => {
  await page.goto('/seller/login?from=/seller/orders?status=NEW');
  await expect(page.getByRole('button', { name: 'Masuk', exact: true })).toHaveAttribute(
    'type',
    'submit',
  );
  await page.keyboard.press('Tab');
  await page.keyboard.type('081200000002');
  await page.keyboard.press('Tab');
  await page.keyboard.type('marketplace');
  await page.keyboard.press('Enter');
  await expect(orderItems(page).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByLabel('Cari pesanan')).toBeFocused();
  await orderItems(page).first().getByRole('link').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('region', { name: 'Pesanan terpilih' }).getByText('Total', { exact: true }),
  ).toBeVisible();
});
