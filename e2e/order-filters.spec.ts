import {
  expect,
  expectAccessible,
  expectNoSideways,
  orderItems,
  pullDown,
  test,
} from './journey.ts';
import { atWork } from './over-the-api.ts';
import { inBoth } from './windows.ts';

test('narrows the list on a page of its own, which says how many orders are left [RT-32]', async ({
  page,
  signedIn,
  server,
}) => {
  await signedIn('smallOwner');
  await page.goto('/seller/orders?status=NEW');
  await page.getByRole('link', { name: 'Filter pesanan' }).click();
  await expect(page).toHaveURL(/\/seller\/orders\/filters\?/);
  await expect(page.getByRole('button', { name: 'Pesanan Baru' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectAccessible(page);
  await expectNoSideways(page);
  await page.getByRole('button', { name: 'Pesanan Baru' }).click();
  await page.getByRole('button', { name: 'Selesai' }).click();
  await page.getByRole('button', { name: 'Dikirim' }).click();
  await page.getByRole('button', { name: 'Ambil sendiri' }).click();
  await page.getByLabel('Nilai tertinggi').check();
  const { call } = await atWork(server, 'smallOwner');
  const { stores } = await call('GET /api/stores/list', {});
  const { data, total_data } = await call('GET /api/orders/info/list', {
    query: {
      seller_store_id: stores[0]?.id,
      status: ['SHIPPED', 'COMPLETED'],
      delivery: ['BUYER_PICKUP'],
      sort: 'highest_value',
    },
  });
  const total = total_data.toLocaleString('id-ID');
  await page.getByRole('button', { name: `Lihat ${total} pesanan` }).click();
  await expect(page).toHaveURL(/status=SHIPPED,COMPLETED/);
  await expect(orderItems(page).first()).toContainText(`#${data[0]?.order_number}`);
  const chip = page.getByRole('link', { name: /^Status: Dikirim, Selesai.*hapus filter/ });
  await expect(chip).toBeVisible();
  await chip.click();
  await expect(page).not.toHaveURL(/status=/);
  await expect(page).toHaveURL(/delivery=BUYER_PICKUP/);
});

test('refuses days in the wrong order beside the field, and begins anew [RT-32] [VR-01]', async ({
  page,
  signedIn,
}) => {
  await signedIn('smallOwner');
  await page.goto('/seller/orders/filters?payment_method=COD');
  await page.getByLabel('Dari').fill('2026-03-10');
  await page.getByLabel('Sampai').fill('2026-03-01');
  await expect(page.getByText('Tanggal akhir mendahului tanggal awal.')).toBeVisible();
  await page.getByRole('button', { name: 'Terapkan' }).click();
  await expect(page.getByLabel('Sampai')).toBeFocused();
  await page.getByRole('button', { name: 'Atur Ulang' }).click();
  await expect(page.getByLabel('Sampai')).toHaveValue('');
  await expect(page.getByRole('button', { name: /^Bayar di tempat/ })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await page.getByRole('button', { name: '7 hari terakhir' }).click();
  await page.getByRole('button', { name: /^Lihat/ }).click();
  await expect(page.getByRole('link', { name: /^Sejak .*hapus filter/ })).toBeVisible();
});

test('the menu leads back to the list as it was left', inBoth, async ({ page, signedIn }) => {
  await signedIn('smallOwner');
  await page.goto('/seller/orders?status=COMPLETED&payment_method=COD');
  await expect(orderItems(page).first()).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Menu utama' });
  await menu.getByRole('link', { name: 'Lainnya' }).click();
  await expect(page.getByRole('heading', { name: 'Lainnya' })).toBeVisible();
  await menu.getByRole('link', { name: /^Pesanan/ }).click();
  await expect(page).toHaveURL(/status=COMPLETED/);
  await expect(page).toHaveURL(/payment_method=COD/);
  await expect(orderItems(page).first()).toBeVisible();
});

test('pulling the list down asks for it anew', async ({ page, signedIn }) => {
  await signedIn('smallOwner');
  await page.goto('/seller/orders?status=NEW');
  await expect(orderItems(page).first()).toBeVisible();
  const asked = page.waitForRequest('**/api/orders/info/list*');
  await pullDown(page);
  await asked;
  await expect(page.getByRole('status', { name: 'Memuat ulang' })).toBeHidden();
});
