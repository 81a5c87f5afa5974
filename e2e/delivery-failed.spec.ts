import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './journey.ts';
import { orderNow, shippedOrder } from './orders-under-way.ts';
import { ownStore } from './over-the-api.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

test('a delivery that failed brings the goods back', async ({ page, signedIn, server }) => {
  const order = await shippedOrder(server, (await ownStore(server, 1)).id);
  await signedIn('owner');
  await page.goto(`/seller/orders/detail?orderId=${order.id}&store_id=${order.store_id}`);
  await link(page, 'Gagal Antar').click();
  await page.getByLabel('Toko pembeli tutup').check();
  await page.getByLabel('Barang kembali ke toko').check();
  await button(page, 'Kembalikan ke Toko').click();
  await button(page, 'Ya, barang kembali').click();
  await expect(page.getByText('Barang dicatat kembali ke toko.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Dikembalikan');
  expect((await orderNow(server, order))?.fulfilment_status).toBe('RETURNED');
});

test('a delivery that failed is tried again the next day, and the order stays on its way', async ({
  page,
  signedIn,
  server,
}) => {
  const order = await shippedOrder(server, (await ownStore(server, 1)).id);
  await signedIn('owner');
  await page.goto(`/seller/orders/detail?orderId=${order.id}&store_id=${order.store_id}`);
  await link(page, 'Gagal Antar').click();
  await button(page, 'Simpan, Antar Lagi').click();
  await expect(page.getByText('Wajib diisi.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Toko pembeli tutup').check();
  await expect(page.getByLabel('Antar lagi besok')).toBeChecked();
  await button(page, 'Simpan, Antar Lagi').click();
  await expect(page.getByText(/Dicatat: diantar lagi/)).toBeVisible();
  await expect(page.getByText('Belum berhasil diantar, dicoba lagi')).toBeVisible();
  await expect(page.getByText('Alasan: Toko pembeli tutup')).toBeVisible();
  expect((await orderNow(server, order))?.fulfilment_status).toBe('SHIPPED');
});
