import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  accurateUrl,
  booksAt,
  connectedBooks,
  inAccurate,
  linkSome,
  quietPlace,
  stockInAccurate,
  untilIdle,
} from './accounted.ts';
import { expect, expectAccessible, expectNoSideways, test } from './journey.ts';
import { ownStore } from './over-the-api.ts';
import { inBoth, onDesk } from './windows.ts';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('who owns several stores chooses one, and who may not keep its books is told so [RT-13] [RT-52]', async ({
  page,
  signedIn,
  server,
}) => {
  const { name } = await ownStore(server, 3);
  await signedIn('owner');
  await page.goto('/accurate-dashboard');
  const stores = page.getByRole('list', { name: 'Toko' });
  await expect(stores.getByRole('listitem')).not.toHaveCount(0);
  await expectAccessible(page);
  await expectNoSideways(page);
  await stores.getByRole('link', { name }).click();
  await expect(page).toHaveURL(/\/accurate-dashboard\?store_id=\d+/);
  await page.getByRole('link', { name: 'Ganti toko' }).click();
  await expect(stores).toBeVisible();
});

test('an order clerk gets no books to see [RT-13]', async ({ page, signedIn, server }) => {
  const { id: store_id } = await ownStore(server, 0);
  await signedIn('clerk');
  await page.goto(`/accurate-dashboard?store_id=${store_id}`);
  await expect(page.getByRole('alert')).toContainText(/peran Anda|akses ke toko ini/);
});

test.describe(() => {
  // Refusals of Accurate's are answers, too.
  test.use({ expectedErrors: [/status of 409/] });

  test(
    'a store is linked as a new seller would: refused, in part, whole, then company, warehouse and products [RT-51] [RT-57] [RT-58] [RT-54] [RT-55]',
    inBoth,
    async ({ page, signedIn, server }, { project }) => {
      // A store is linked for the first time once.
      const { id: store_id } = await ownStore(server, project.name === 'desk' ? 0 : 4);
      const { call, of } = await booksAt(server, store_id);
      await signedIn('owner');
      await page.goto(`/integrate-accurate?store_id=${store_id}`);
      const toAccurate = page.getByRole('button', { name: /^Hubungkan/ });
      await toAccurate.click();
      await expect(page).toHaveURL(new RegExp(`^${accurateUrl}/oauth/authorize`));
      await page.getByRole('button', { name: 'Tolak' }).click();
      await expect(page.getByText(/Anda menolak izin/)).toBeVisible();
      await expectAccessible(page);
      await expectNoSideways(page);

      await page.getByRole('button', { name: 'Kembali ke Accurate' }).click();
      await page.getByRole('checkbox', { name: 'sales_invoice_save' }).uncheck();
      await page.getByRole('button', { name: 'Izinkan' }).click();
      await expect(page.getByText('Simpan faktur penjualan')).toBeVisible();

      await page.getByRole('button', { name: 'Kembali ke Accurate' }).click();
      await page.getByRole('button', { name: 'Izinkan' }).click();
      await expect(title(page, 'Pilih data usaha')).toBeVisible();
      expect(page.url()).not.toContain('code=');
      const companies = page.getByRole('list', { name: 'Data usaha' });
      await expect(companies.getByText('Berakhir', { exact: true })).toBeVisible();
      await expectAccessible(page);
      await companies.getByRole('button', { name: 'CV Maju Sembako' }).click();

      await expect(title(page, 'Pilih gudang')).toBeVisible();
      const warehouses = page.getByRole('list', { name: 'Gudang' });
      await expect(warehouses.getByRole('listitem')).toHaveCount(2);
      await expectAccessible(page);
      await warehouses.getByRole('button', { name: 'Gudang Utama' }).click();

      // Left and gone on with: what was chosen is still chosen.
      await expect(title(page, 'Pasangkan produk')).toBeVisible();
      await page.goto(`/integrate-accurate?store_id=${store_id}`);
      await page.getByRole('link', { name: 'Lanjutkan' }).click();
      const suggestions = page.getByRole('list', { name: 'Saran pasangan' });
      await expect(suggestions.getByRole('checkbox').first()).toBeVisible();
      await expect(suggestions.getByRole('checkbox', { checked: true })).toHaveCount(0);
      await expectAccessible(page);
      await expectNoSideways(page);
      await suggestions.getByRole('checkbox').first().check();
      await page.getByRole('button', { name: /^Centang semua/ }).click();
      await page.getByRole('link', { name: /^Tinjau \d+ pasangan/ }).click();

      await expect(title(page, 'Tinjau pasangan')).toBeVisible();
      const chosen = page.getByRole('list', { name: 'Akan dipasangkan' });
      await expect(chosen.getByRole('checkbox').first()).toBeChecked();
      await chosen.getByRole('checkbox').first().uncheck();
      await expectAccessible(page);
      await expectNoSideways(page);
      await page.getByRole('button', { name: /^Pasangkan \d+ produk/ }).click();
      await expect(page.getByText(/\d+ produk sudah dipasangkan/)).toBeVisible();
      await page.getByRole('link', { name: 'Lihat ringkasan' }).click();
      await expect(title(page, 'Accurate Online')).toBeVisible();
      await expect(page.getByText('CV Maju Sembako')).toBeVisible();
      const { linked } = (await call('GET /accounting/registration/check', { query: of }))
        .registration;
      expect(linked).toBeGreaterThan(0);
    },
  );

  test('what does not fit is stopped and explained, and a pair is found, changed, taken away and put back [RT-54]', async ({
    page,
    signedIn,
    server,
  }) => {
    const { id: store_id } = await ownStore(server, 3);
    const books = await connectedBooks(server, store_id);
    await linkSome(books, 5);
    await signedIn('owner');
    await page.goto(`/accurate-linking-dashboard?store_id=${store_id}&view=linked`);
    const links = page.getByRole('list', { name: 'Terpasang' });
    const first = links.getByRole('listitem').first();
    const menu = first.getByRole('button', { name: /^Pilihan untuk/ });
    const name = ((await menu.getAttribute('aria-label')) ?? '').replace('Pilihan untuk ', '');
    await page.getByRole('searchbox').fill(name.split(',')[0] ?? '');
    await expect(page).toHaveURL(/query=/);
    await expect(menu).toHaveAttribute('aria-label', `Pilihan untuk ${name}`);
    await menu.click();
    await page.getByRole('menuitem', { name: 'Lepas' }).click();
    await expect(page.getByRole('button', { name: `Pilihan untuk ${name}` })).toHaveCount(0);
    await page.getByRole('button', { name: 'Urungkan' }).click();
    await expect(page.getByRole('button', { name: `Pilihan untuk ${name}` })).toBeVisible();
    await page.getByRole('button', { name: `Pilihan untuk ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Ganti barang' }).click();
    await expect(page.getByRole('dialog', { name: 'Ganti barang' })).toBeVisible();
    await expect(page.getByText('Dipakai sekarang')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    await page.goto(`/accurate-linking-dashboard?store_id=${store_id}&view=stopped`);
    await expect(
      page.getByText(/di Accurate berisi|lebih cocok dengan|sudah dipasangkan/).first(),
    ).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole('button', { name: /^Cari barang lain/ })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'Pilih barang Accurate' })).toBeVisible();
    await expect(page.getByRole('searchbox', { name: /^Cari barang/ })).toBeVisible();
    await expectAccessible(page);
  });
});

test(
  'what one side lacks is made there, and linked with it [RT-56]',
  onDesk,
  async ({ page, signedIn, server }) => {
    const { id: store_id } = await ownStore(server, 2);
    const books = await connectedBooks(server, store_id);
    const before = await books.call('GET /accounting/product-mapping/summary', { query: books.of });
    await signedIn('owner');
    await page.goto(`/marketplace-create-inventory?store_id=${store_id}&side=there`);
    const listings = page.getByRole('list', { name: 'Belum ada di Accurate' });
    await listings.getByRole('checkbox').first().check();
    await listings.getByRole('checkbox').nth(1).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Buat 2 di Accurate' }).click();
    await expect(page.getByText('Barang sedang dibuat di Accurate.')).toBeVisible();
    await untilIdle(books);
    const linked = async () =>
      (await books.call('GET /accounting/product-mapping/summary', { query: books.of })).linked;
    await expect.poll(linked).toBeGreaterThan(before.linked);

    await page.getByRole('link', { name: /^Ke toko ini/ }).click();
    const items = page.getByRole('list', { name: 'Belum dijual di sini' });
    await expect(items.getByRole('listitem').first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSideways(page);
  },
);

test(
  'the board says why the books differ, settles it, and the log has it; unlinking keeps the pairs [RT-52] [RT-53]',
  inBoth,
  async ({ page, signedIn, server }) => {
    const { id: store_id } = await ownStore(server, 1);
    const place = quietPlace();
    const books = await connectedBooks(server, store_id, place);
    const linked = await linkSome(books, 10);
    const links = await books.call('GET /accounting/product-mapping/list', {
      query: { ...books.of, page_size: 50 },
    });
    expect(linked.length + links.data.length).toBeGreaterThan(0);
    await signedIn('owner');
    await page.goto(`/accurate-dashboard?store_id=${store_id}`);
    await expect(page.getByText('UD Berkah Grosir')).toBeVisible();
    await expectAccessible(page);
    await expectNoSideways(page);
    await page.getByRole('radio', { name: /Satu faktur per hari/ }).check();
    await expect(page.getByText('Disimpan. Berlaku mulai sekarang.')).toBeVisible();
    await page.getByRole('radio', { name: /Satu faktur per pesanan/ }).check();

    const compare = page.getByRole('button', { name: 'Bandingkan sekarang' });
    const begun = page.waitForResponse('**/reconciliation/compare');
    await compare.click();
    await begun;
    await untilIdle(books);
    const no = links.data[0]?.item.item_no ?? '';
    const agreed = await stockInAccurate(no, place);
    await inAccurate('stock_edited', {
      database: place.database_id,
      no,
      warehouse_id: place.warehouse_id,
      stock: agreed + 7,
    });
    await page.goto(`/accurate-integration-dashboard?store_id=${store_id}`);
    await compare.click();
    const card = page
      .getByRole('list', { name: 'Selisih' })
      .getByRole('listitem')
      .filter({ hasText: no });
    await expect(card).toBeVisible();
    await expect(card.getByText('Diubah di Accurate', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoSideways(page);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Unduh selisih' }).click();
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    expect(readFileSync(await (await saving).path(), 'utf8')).toContain(no);

    await card.getByRole('button', { name: 'Pakai angka di sini' }).click();
    await expect(page.getByRole('alertdialog')).toContainText(`dari`);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ya, lanjutkan' }).click();
    await expect(card).toHaveCount(0);
    await expect.poll(() => stockInAccurate(no, place)).toBe(agreed);
    await page.getByRole('link', { name: 'Catatan', exact: true }).click();
    const log = page.getByRole('list', { name: 'Catatan' });
    await expect(log.getByText(/Selisih diputuskan/).first()).toBeVisible();
    await expectAccessible(page);

    await page.goto(`/accurate-dashboard?store_id=${store_id}`);
    await page.getByRole('button', { name: 'Putuskan sambungan' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('tetap disimpan');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Putuskan' }).click();
    await expect(page.getByText(/pernah terhubung/)).toBeVisible();
    await page.getByRole('button', { name: 'Hubungkan lagi' }).click();
    await page.getByRole('button', { name: 'Izinkan' }).click();
    await expect(title(page, 'Accurate Online')).toBeVisible();
    const after = await books.call('GET /accounting/registration/check', { query: books.of });
    expect(after.registration).toMatchObject({ stage: 'READY' });
    expect(after.registration.linked).toBe(links.total_data);
  },
);
