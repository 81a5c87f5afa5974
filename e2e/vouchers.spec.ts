import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, expectNoSideways, test } from './journey.ts';
import { buyerAt, ownStore } from './over-the-api.ts';
import { inBoth } from './windows.ts';

test.use({ expectedErrors: [/40[09] \((Bad Request|Conflict)\)/] });

test(
  'a voucher is written, used in an order, paused, changed and ended; a deal for much needs no code',
  inBoth,
  async ({ page, signedIn, server }) => {
    const { id: store_id } = await ownStore(server, 2);
    const code = `HEMAT${randomUUID().slice(0, 6).toUpperCase()}`;
    await signedIn('owner');
    await page.goto(`/seller/promotion?store_id=${store_id}`);
    await page.getByRole('link', { name: 'Voucher toko' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Voucher toko' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Buat voucher' }).click();
    await page.getByRole('button', { name: 'Buat voucher' }).click();
    await expect(page.getByLabel('Nama', { exact: true })).toBeFocused();
    await expectAccessible(page);
    await expectNoSideways(page);
    await page.getByLabel('Nama', { exact: true }).fill('Hemat akhir tahun');
    await page.getByLabel('Kode', { exact: true }).fill(code.toLowerCase());
    await page.getByLabel('Besarnya').fill('5.000');
    await page.getByLabel('Belanja minimum').fill('5.000');
    await page.getByRole('radio', { name: 'Produk pilihan' }).check();
    await page.getByRole('button', { name: 'Buat voucher' }).click();
    await expect(page.getByText('Belanja minimum harus lebih besar')).toBeVisible();
    await page.getByLabel('Belanja minimum').fill('5.001');
    await page.getByRole('button', { name: 'Pilih produk' }).click();
    const goods = page.getByRole('dialog').getByRole('checkbox');
    await goods.first().check();
    await goods.nth(1).check();
    await page.getByRole('button', { name: 'Selesai, 2 dipilih' }).click();
    await expect(
      page.getByRole('list', { name: 'Produk pilihan' }).getByRole('listitem'),
    ).toHaveCount(2);
    await page.getByRole('radio', { name: 'Semua produk' }).check();
    await expect(page.getByLabel(/^Per pembeli/)).toHaveValue('1');
    await page.getByRole('button', { name: 'Buat voucher' }).click();
    await expect(page.getByText('Voucher disimpan.')).toBeVisible();
    await expect(page.getByText(code, { exact: true })).toBeVisible();
    await expect(page.getByText('Berjalan')).toBeVisible();
    await expectAccessible(page);
    await expectNoSideways(page);

    const buyer = await buyerAt(server, store_id);
    const order = await buyer.order({ times: 3, voucher_code: code.toLowerCase() });
    const plain = order.total_amount + 5_000;
    await expect(page.getByText('1 pesanan')).toBeVisible();
    await expect(buyer.order({ voucher_code: code })).rejects.toThrow(/USED_BY_BUYER/);
    expect(plain).toBeGreaterThan(order.total_amount);

    await page.getByRole('button', { name: 'Jeda' }).click();
    await expect(page.getByText('Dijeda', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Lanjutkan' }).click();
    await expect(page.getByText('Berjalan')).toBeVisible();
    await page.getByRole('link', { name: 'Ubah' }).click();
    await expect(page.getByLabel('Kode', { exact: true })).toHaveAttribute('readonly', '');
    await page.getByLabel('Kuota (tidak wajib)').fill('10');
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('1 dari 10 pesanan')).toBeVisible();
    await page.getByRole('button', { name: 'Akhiri', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Akhiri' }).click();
    await expect(page.getByText('Voucher diakhiri.')).toBeVisible();
    await expect(page.getByText('Berakhir', { exact: true })).toBeVisible();
    await buyer.cancel(order.id);

    await page.goto(`/seller/promotion/voucher/edit?store_id=${store_id}`);
    await page.getByRole('radio', { name: /^Diskon borongan/ }).check();
    await expect(page.getByLabel('Kode', { exact: true })).toHaveCount(0);
    await page.getByLabel('Nama', { exact: true }).fill(`Grosir ${code}`);
    await page.getByRole('radio', { name: 'Potongan persen' }).check();
    await page.getByLabel('Besarnya').fill('2');
    await page.getByLabel(/^Jumlah minimum/).fill('9000');
    await page.getByRole('button', { name: 'Buat voucher' }).click();
    await expect(page.getByText('Potongan 2%')).toBeVisible();
    await expect(page.getByText('Belanja dari 9.000 unit')).toBeVisible();
    await page.getByRole('button', { name: 'Akhiri', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Akhiri' }).click();
    await expect(page.getByText('Voucher diakhiri.')).toBeVisible();
  },
);
