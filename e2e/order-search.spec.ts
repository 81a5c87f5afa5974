import type { OrderRow } from '@marketplace/contract/order-row';
import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectAddress,
  expectNoSideways,
  orderItems,
  test,
} from './journey.ts';
import { buyerAt, ownStore } from './over-the-api.ts';

const cardOf = (page: Page, { order_number }: OrderRow) =>
  orderItems(page).filter({ hasText: order_number });
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Status pesanan' });

test('words are searched for in every status, and nothing found leads on with them', async ({
  page,
  signedIn,
  server,
}) => {
  const { id: store_id } = await ownStore(server, 2);
  const order = await (await buyerAt(server, store_id)).order();
  await signedIn('owner');
  await page.goto(`/seller/orders?status=COMPLETED&store_id=${store_id}`);
  await page.getByLabel('Cari pesanan').fill(order.order_number);
  await expect(cardOf(page, order)).toContainText('Pesanan Baru');
  await expect(tabs(page).locator('[aria-current]')).toHaveText(/^Semua/);
  await expect(tabs(page).locator('[aria-current]')).toBeInViewport();
  await page.getByLabel('Cari pesanan').fill('');
  await expect(tabs(page).locator('[aria-current]')).toHaveText(/^Selesai/);
  await expect(tabs(page).locator('[aria-current]')).toBeInViewport();
  await page.getByLabel('Cari pesanan').fill('tidak mungkin ada');
  await page.getByRole('link', { name: 'Cari “tidak mungkin ada” di Produk' }).click();
  await expectAddress(page, '/seller/inventory', { query: 'tidak mungkin ada', store_id });
});

test('each tab says how many were found, each card why, and an empty tab leads to where they are', async ({
  page,
  signedIn,
  server,
}) => {
  const { id: store_id } = await ownStore(server, 2);
  const order = await (await buyerAt(server, store_id)).order();
  await signedIn('owner');
  await page.goto(`/seller/orders?status=COMPLETED&store_id=${store_id}`);
  await page.getByLabel('Cari pesanan').fill(order.order_number);
  await expect(cardOf(page, order).locator('mark')).toHaveText([order.order_number]);
  const found = (name: RegExp) => tabs(page).getByRole('link', { name });
  await expect(found(/^Semua/)).toHaveText('Semua1');
  await expect(found(/^Baru/)).toHaveText('Baru1');
  await expect(found(/^Selesai/)).toHaveText('Selesai0');
  await expectAccessible(page);
  await expectNoSideways(page);
  await found(/^Selesai/).click();
  await expect(tabs(page).locator('[aria-current]')).toBeInViewport();
  const elsewhere = (name: string) => page.getByRole('link', { name });
  await expect(elsewhere(`Cari “${order.order_number}” di semua toko`)).toBeVisible();
  await elsewhere(`Lihat 1 “${order.order_number}” di status lain`).click();
  await expectAddress(page, '/seller/orders', { query: order.order_number, store_id });
  await expect(cardOf(page, order)).toBeVisible();
});
