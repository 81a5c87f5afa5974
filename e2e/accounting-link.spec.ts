import type { Page } from '@playwright/test';
import { accurateUrl, booksAt } from './accounted.ts';
import { expect, expectAccessible, expectNoSideways, test } from './journey.ts';
import { ownStore } from './over-the-api.ts';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test.describe(() => {
  test.use({ expectedErrors: [/status of 401/] });

  test('without a login or a key a page of the books says how to get in, and the app’s link does [RT-13]', async ({
    page,
    server,
  }) => {
    const { id: store_id } = await ownStore(server, 3);
    const { link } = await booksAt(server, store_id);
    const address = `/integrate-accurate?store_id=${store_id}&store_name=Toko+Maju`;
    await page.goto(address);
    await expect(title(page, 'Hubungkan Accurate')).toBeVisible();
    await expect(page.getByRole('heading', { name: /Buka dari aplikasi/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Masuk' }).click();
    await expect(page).toHaveURL(/\/seller\/login\?from=/);

    // The way from one address to the next is a new page, as the app opens it.
    await page.goto('about:blank');
    await page.goto(address + link);
    await expect(page.getByRole('navigation', { name: /^Langkah/ })).toBeVisible();
    await expect(page).toHaveURL(/store_name=Toko\+Maju$/);
    expect(await page.evaluate(() => localStorage.getItem('marketplace.auth_token'))).toBeNull();
    await page.reload();
    await expect(page.getByRole('navigation', { name: /^Langkah/ })).toBeVisible();

    await page.goto('about:blank');
    await page.goto(`${address}#app_id=marketplace-seller&app_key=${'x'.repeat(104)}`);
    await expect(page.getByRole('heading', { name: /Buka dari aplikasi/ })).toBeVisible();
  });
});

test('a link of the app says whose it is, links nothing before that is confirmed, and is nobody else’s [RT-13]', async ({
  page,
  server,
  signedIn,
}) => {
  const store = await ownStore(server, 3);
  const { link, call, of } = await booksAt(server, store.id);
  const address = `/integrate-accurate?store_id=${store.id}&store_name=Toko+Anda+Sendiri`;
  await page.goto(address + link);
  await expect(page.getByText(new RegExp(`${store.name} · dibuka sebagai`))).toBeVisible();
  await expect(page.getByText('Toko Anda Sendiri')).toBeHidden();
  await page.getByRole('button', { name: 'Hubungkan ke Accurate' }).click();
  const question = page.getByRole('alertdialog', { name: new RegExp(store.name) });
  await expect(question).toContainText('nomor berakhiran');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Ya, ini toko saya' }).click();
  await expect(page).toHaveURL(new RegExp(`^${accurateUrl}/oauth/authorize`));
  await page.getByRole('button', { name: 'Izinkan' }).click();
  // Whoever sent the link may have begun it: what Accurate answered waits for a yes.
  await expect(page.getByText('belum ada yang terhubung')).toBeVisible();
  await expectAccessible(page);
  await expectNoSideways(page);
  const { registration } = await call('GET /accounting/registration/check', { query: of });
  expect(registration.stage).toBe('NOT_CONNECTED');

  await page.goto('about:blank');
  await signedIn('clerk');
  await page.goto(address + link);
  await expect(page.getByRole('heading', { name: 'Tautan ini milik akun lain' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pakai akun saya' }).click();
  await expect(page.getByRole('alert')).toContainText(/peran Anda|akses ke toko ini/);
});
