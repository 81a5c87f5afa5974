import type { Page } from '@playwright/test';
import { codeField } from './codes.ts';
import { expect, orderItems, test } from './journey.ts';
import { newcomer } from './newcomer.ts';
import { buyerAt, ownStore, people, signInOverApi } from './over-the-api.ts';

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** Notes what the page gives to be read out; answers what it was so far. */
async function listenTo(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const note = (place: Node | null, words: string | null) => {
      const element = place instanceof Element ? place : place?.parentElement;
      if (words && element?.closest('p.sr-only[role="status"]')) heard.push(words);
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') note(target, target.textContent);
        for (const added of addedNodes) note(target, added.textContent);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

test('a new screen is read out once, and again each time it is come to', async ({
  page,
  signedIn,
}) => {
  const heard = await listenTo(page);
  await signedIn('smallOwner');
  await page.goto('/seller');
  await expect(page).toHaveTitle('Beranda · Marketplace');
  const menu = page.getByRole('navigation', { name: 'Menu utama' });
  await menu.getByRole('link', { name: 'Lainnya' }).click();
  await expect(page).toHaveTitle('Lainnya · Marketplace');
  await expect(page.getByText('Ratna Halim')).toBeVisible();
  await expect.poll(heard).toEqual(['Lainnya']);
  // Its heading has the focus, and is read out by that.
  await page.getByRole('link', { name: /Hubungi/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await heard()).toEqual(['Lainnya']);
  await menu.getByRole('link', { name: 'Lainnya' }).click();
  await expect.poll(heard).toEqual(['Lainnya', 'Lainnya']);
});

test('every step before the login has its own title and begins at its heading', async ({
  page,
  request,
}) => {
  for (const [path, title] of [
    ['', 'Marketplace'],
    ['/cant-login', 'Tidak bisa masuk? · Marketplace'],
    ['/forgot-password', 'Lupa kata sandi · Marketplace'],
    ['/verification', 'Masuk dengan kode · Marketplace'],
  ]) {
    const page = await (await request.get(`/seller/login${path}`)).text();
    expect(/<title>(.*)<\/title>/.exec(page)?.[1]).toBe(title);
  }
  await page.goto('/seller/login');
  await expect(page).toHaveTitle('Marketplace');
  const link = page.getByRole('link', { name: 'Tidak bisa masuk?' });
  // Before the page is awake a link leads to a new document, which is read out as such.
  const go = page.getByRole('button', { name: 'Masuk', exact: true });
  await expect(go).toHaveAttribute('type', 'submit');
  await link.press('Enter');
  await expect(heading(page, 'Tidak bisa masuk?')).toBeFocused();
  await expect(page).toHaveTitle('Tidak bisa masuk? · Marketplace');
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(page).toHaveTitle('Marketplace');
  await page.getByRole('link', { name: 'Lupa kata sandi?' }).press('Enter');
  await expect(heading(page, 'Lupa kata sandi')).toBeFocused();
  await expect(page).toHaveTitle('Lupa kata sandi · Marketplace');
  await page.getByRole('link', { name: 'Halaman masuk' }).press('Enter');
  await expect(heading(page, 'Masuk ke toko Anda')).toBeFocused();
});

test('a step within a page before the login is read out, too', async ({ page, server }) => {
  const heard = await listenTo(page);
  const phone_number = await newcomer(server, (await ownStore(server, 0)).id, 'ORDER_STAFF');
  await page.goto('/seller/login/forgot-password');
  await page.getByLabel('Nomor HP').fill(phone_number);
  await page.getByRole('button', { name: 'Kirim kode' }).press('Enter');
  await expect(codeField(page)).toBeFocused();
  await expect(page).toHaveTitle('Buat kata sandi baru · Marketplace');
  // The field has the focus, so the step is said.
  await expect.poll(heard).toEqual(['Buat kata sandi baru']);
  await page.getByRole('button', { name: 'Ganti nomor' }).press('Enter');
  await expect(heading(page, 'Lupa kata sandi')).toBeFocused();
  await expect(page).toHaveTitle('Lupa kata sandi · Marketplace');
});

test('a step that was taken before the code which reads out had come is read out with it', async ({
  page,
  server,
}) => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/screen-announcer/, async (route) => {
    await held;
    await route.continue();
  });
  const heard = await listenTo(page);
  const phone_number = await newcomer(server, (await ownStore(server, 0)).id, 'ORDER_STAFF');
  await page.goto('/seller/login/forgot-password');
  await page.getByLabel('Nomor HP').fill(phone_number);
  await page.getByRole('button', { name: 'Kirim kode' }).press('Enter');
  await expect(codeField(page)).toBeFocused();
  expect(await heard()).toEqual([]);
  letGo();
  await expect.poll(heard).toEqual(['Buat kata sandi baru']);
});

test.describe('at the end of a login', () => {
  // What is under way while the login ends is refused.
  test.use({ expectedErrors: [/status of 401/] });

  test('who signs out goes on from the login', async ({ page, server, signedIn }) => {
    await signedIn(await signInOverApi(server, people.smallOwner));
    await page.goto('/seller/more');
    await page.getByRole('button', { name: 'Keluar', exact: true }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keluar' }).press('Enter');
    await expect(heading(page, 'Masuk ke toko Anda')).toBeFocused();
    await expect(page).toHaveTitle('Marketplace');
  });
});

test.describe('an address that leads nowhere', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('is named and has a heading of its own', async ({ page }) => {
    await page.goto('/nowhere');
    await expect(heading(page, 'Halaman tidak ditemukan')).toBeVisible();
    await expect(page).toHaveTitle('Halaman tidak ditemukan · Marketplace');
  });
});

test('who was quicker than the code that reads screens out comes back to the link they left by', async ({
  page,
  server,
  signedIn,
}) => {
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(/screen-announcer[^/]*\.js$/, async (route) => {
    await mayCome;
    await route.continue();
  });
  const { id: store_id } = await ownStore(server, 3);
  const order = await (await buyerAt(server, store_id)).order();
  await signedIn('owner');
  await page.goto(`/seller/orders?status=NEW&sort=newest&store_id=${store_id}`);
  const row = orderItems(page).filter({ hasText: order.order_number }).getByRole('link');
  await row.press('Enter');
  await expect(heading(page, `${order.buyer_name} Pesanan #${order.order_number}`)).toBeVisible();
  letCome();
  await expect(page).toHaveTitle(
    `${order.buyer_name} Pesanan #${order.order_number} · Marketplace`,
  );
  await page.goBack();
  await expect(row).toBeFocused();
});

test('the way back is not said to be the page that is open', async ({ page, signedIn }) => {
  await signedIn('smallOwner');
  for (const [address, name] of [
    ['/seller/orders/filters', 'Pesanan'],
    ['/seller/store?section=staf', 'Kembali ke daftar'],
  ] as const) {
    await page.goto(address);
    const back = page.getByRole('main').getByRole('link', { name, exact: true });
    await expect(back).toBeVisible();
    await expect(back).not.toHaveAttribute('aria-current');
  }
});
