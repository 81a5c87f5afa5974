import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSideways,
  expectReadableInDark,
  orderItems,
  test,
} from './journey.ts';
import { atWork } from './over-the-api.ts';
import { onDesk } from './windows.ts';

const table = (page: Page) => page.getByRole('grid', { name: 'Daftar pesanan' });
const head = (page: Page, name: string) => table(page).getByRole('columnheader', { name });
const bar = (page: Page) => page.getByRole('region', { name: 'Pilihan' });
const tick = (page: Page, row: number) => orderItems(page).nth(row).getByRole('checkbox');

const rupiah = (amount: number) => `Rp ${amount.toLocaleString('id-ID')}`;

async function completed(server: string, query: { sort?: 'highest_value' } = {}) {
  const { call } = await atWork(server, 'smallOwner');
  const { stores } = await call('GET /api/stores/list', {});
  return call('GET /api/orders/info/list', {
    query: { seller_store_id: stores[0]?.id, status: 'COMPLETED', ...query },
  });
}

test.describe('the orders at a desk', onDesk, () => {
  test('are a table of which the rows in view are there, and its address leads back into it [RT-30]', async ({
    page,
    signedIn,
    server,
  }) => {
    await signedIn('smallOwner');
    const { total_data } = await completed(server);
    await page.goto('/seller/orders?status=COMPLETED');
    await expect(table(page)).toHaveAttribute('aria-rowcount', String(total_data + 1));
    expect((await orderItems(page).first().boundingBox())?.height).toBe(40);
    expect(await orderItems(page).count()).toBeLessThan(total_data);
    await table(page).hover();
    await page.mouse.wheel(0, 1700);
    await expect(page).toHaveURL(/page=3/);
    await expect(head(page, 'Pembeli')).toBeInViewport();
    const seen = page.locator('tr[data-index="47"]');
    await expect(seen).toContainText('#');
    const words = (await seen.textContent()) ?? '';
    await page.reload();
    await expect(seen).toHaveText(words);
    await expect(seen).toBeInViewport();
    await expectAccessible(page);
  });

  test('are sorted by their heads, where the server can', async ({ page, signedIn, server }) => {
    await signedIn('smallOwner');
    const { data } = await completed(server, { sort: 'highest_value' });
    await page.goto('/seller/orders?status=COMPLETED');
    await head(page, 'Total').getByRole('button').click();
    await expect(page).toHaveURL(/sort=highest_value/);
    await expect(head(page, 'Total')).toHaveAttribute('aria-sort', 'descending');
    await expect(orderItems(page).first()).toContainText(`#${data[0]?.order_number}`);
    await head(page, 'Total').getByRole('button').click();
    await expect(page).not.toHaveURL(/sort=/);
    await expect(head(page, 'Barang').getByRole('button')).toHaveCount(0);
  });

  test('have the columns somebody chose, in their order, also next time', async ({
    page,
    signedIn,
  }) => {
    await signedIn('smallOwner');
    await page.goto('/seller/orders?status=COMPLETED');
    const names = () =>
      table(page)
        .getByRole('columnheader')
        .evaluateAll((heads) => heads.map(({ textContent }) => textContent).filter(Boolean));
    await expect.poll(names).toEqual(['Sisa', 'Pembeli', 'Barang', 'Total', 'Bayar · Kirim']);
    await page.getByRole('button', { name: 'Kolom', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Sisa' }).uncheck();
    await page.getByRole('checkbox', { name: 'Nomor' }).check();
    await expect(page.getByRole('checkbox', { name: 'Pembeli' })).toBeDisabled();
    for (const _ of ['terms', 'total', 'goods'])
      await page.getByRole('button', { name: 'Naikkan Nomor' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Selesai' }).click();
    const chosen = ['Pembeli', 'Nomor', 'Barang', 'Total', 'Bayar · Kirim'];
    await expect.poll(names).toEqual(chosen);
    await page.reload();
    await expect.poll(names).toEqual(chosen);
    // Where there is no room, the last go first.
    await page.setViewportSize({ width: 1000, height: 800 });
    await expect.poll(names).toEqual(['Pembeli', 'Nomor', 'Barang']);
    await expectNoSideways(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Kolom', exact: true }).click();
    await page.getByRole('button', { name: 'Seperti semula' }).click();
    await page.getByRole('button', { name: 'Selesai' }).click();
    await expect.poll(names).toEqual(['Sisa', 'Pembeli', 'Barang', 'Total', 'Bayar · Kirim']);
  });

  test('are selected one by one, up to another, and all that match', async ({
    page,
    signedIn,
    server,
  }) => {
    await signedIn('smallOwner');
    const { data, total_data } = await completed(server);
    await page.goto('/seller/orders?status=COMPLETED');
    await tick(page, 1).check();
    await expect(bar(page)).toContainText(`1 dipilih · ${rupiah(data[1]?.total_amount ?? 0)}`);
    await tick(page, 4).click({ modifiers: ['Shift'] });
    const worth = data.slice(1, 5).reduce((sum, { total_amount }) => sum + total_amount, 0);
    await expect(bar(page)).toContainText(`4 dipilih · ${rupiah(worth)}`);
    await expect(orderItems(page).nth(3)).toHaveAttribute('aria-selected', 'true');
    await tick(page, 3).uncheck();
    await expect(bar(page)).toContainText('3 dipilih');
    await expectAccessible(page);
    await expectReadableInDark(page);
    // Up to one that lies pages away.
    await table(page).hover();
    await page.mouse.wheel(0, 1400);
    await page
      .locator('tr[data-index="44"]')
      .getByRole('checkbox')
      .click({ modifiers: ['Shift'] });
    await expect(bar(page)).toContainText('44 dipilih');
    const all = total_data.toLocaleString('id-ID');
    await bar(page)
      .getByRole('button', { name: `Pilih semua ${all}` })
      .click();
    await expect(bar(page)).toContainText(`${all} dipilih`);
    await page.locator('tr[data-index="44"]').getByRole('checkbox').uncheck();
    await expect(bar(page)).toContainText(`${(total_data - 1).toLocaleString('id-ID')} dipilih`);
    await bar(page).getByRole('button', { name: 'Kosongkan pilihan' }).click();
    await expect(bar(page)).not.toContainText('dipilih');
    // Another list is another matter.
    await tick(page, 0).check();
    await page.getByRole('link', { name: /^Baru/ }).click();
    await expect(page).toHaveURL(/status=NEW/);
    await expect(bar(page).getByText('dipilih')).toHaveCount(0);
  });
});
