import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectReadableInDark, orderItems, test } from './journey.ts';
import { atWork, buyerAt, ownStore } from './over-the-api.ts';
import { onDesk } from './windows.ts';

const link = (page: Page, row: number) => orderItems(page).nth(row).getByRole('link');
const beside = (page: Page) => page.getByRole('region', { name: 'Pesanan terpilih' });
const accept = (page: Page) => beside(page).getByRole('button', { name: 'Terima Pesanan' });

test.describe('by keys alone', onDesk, () => {
  test('a list is gone through, ticked, searched and left', async ({ page, signedIn }) => {
    await signedIn('smallOwner');
    await page.goto('/seller/orders?status=COMPLETED');
    await expect(link(page, 2)).toBeVisible();
    // At once, without a click before it, also while the code for it is still to come.
    await page.keyboard.press('j');
    await expect(link(page, 0)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('j');
    await expect(link(page, 2)).toBeFocused();
    await page.keyboard.press('k');
    await page.keyboard.press('x');
    await expect(orderItems(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(page.getByRole('region', { name: 'Pilihan' })).toContainText('2 dipilih');
    await page.keyboard.press('Enter');
    await expect(link(page, 2)).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('End');
    await expect(page.locator('tr:focus-within')).not.toHaveAttribute('data-index', '2');
    await expect(page.locator('tr:focus-within [data-row-link]')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(link(page, 0)).toBeFocused();

    await page.keyboard.press('/');
    const search = page.getByLabel('Cari pesanan');
    await expect(search).toBeFocused();
    // Whoever types only types.
    await page.keyboard.type('jxgo?');
    await expect(search).toHaveValue('jxgo?');
    await search.fill('');
    await expect(link(page, 0)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('tr:focus-within')).toHaveCount(1);

    await page.keyboard.press('g');
    await page.keyboard.press('p');
    await expect(page).toHaveURL(/\/seller\/inventory/);
    // The second key is waited for only so long, and a page that is being drawn may take that long.
    await expect(page.getByRole('list', { name: 'Daftar produk' })).toBeVisible();
    await page.keyboard.press('g');
    await page.keyboard.press('o');
    await expect(page).toHaveURL(/\/seller\/orders/);
  });

  test('Escape leads from a form back to its order, and what was written is kept', async ({
    page,
    signedIn,
    server,
  }) => {
    const { id: store_id } = await ownStore(server, 1);
    const order = await (await buyerAt(server, store_id)).order();
    await signedIn('owner');
    await page.goto(`/seller/orders?store_id=${store_id}&query=${order.order_number}`);
    await link(page, 0).click();
    const reject = beside(page).getByRole('link', { name: 'Tolak', exact: true });
    await reject.click();
    const note = page.getByLabel(/^Keterangan/);
    await note.fill('Barang habis');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/seller\/orders\?/);
    await expect(note).toHaveCount(0);
    await reject.click();
    await expect(note).toHaveValue('Barang habis');
  });

  test('what the keys do is told, and they can be turned off', async ({ page, signedIn }) => {
    await signedIn('smallOwner');
    await page.goto('/seller/orders?status=COMPLETED');
    await expect(page.getByRole('button', { name: 'Tombol pintas' })).toBeVisible();
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Tombol pintas' });
    await expect(dialog.getByText('Atur hari & jumlah')).toBeVisible();
    await expectAccessible(page);
    await expectReadableInDark(page);
    await page.keyboard.press('g');
    await page.keyboard.press('p');
    await dialog.getByLabel('Pakai tombol huruf').uncheck();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/seller\/orders/);
    await page.reload();
    // Not only painted as it was last seen.
    await expect(page.locator('html')).toHaveAttribute('data-keys', 'off');
    await expect(link(page, 0)).toBeVisible();
    await page.keyboard.press('g');
    await page.keyboard.press('p');
    await page.keyboard.press('?');
    await page.keyboard.press('ArrowDown');
    await expect(link(page, 0)).toBeFocused();
    await expect(page).toHaveURL(/\/seller\/orders/);
    await expect(dialog).toBeHidden();
  });

  test('orders are accepted one after the other, and none that nobody sees', async ({
    page,
    signedIn,
    server,
  }) => {
    const { id: store_id } = await ownStore(server, 4);
    const orders = [];
    for (let each = 0; each < 3; each += 1)
      orders.push(await (await buyerAt(server, store_id)).order());
    const [third, second, first] = orders.map(({ order_number }) => order_number);
    await signedIn('owner');
    await page.goto(`/seller/orders?status=NEW&sort=newest&store_id=${store_id}`);
    await expect(link(page, 2)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tombol pintas' })).toBeVisible();
    await page.keyboard.press('j');
    await expect(link(page, 0)).toBeFocused();
    // It is not open yet: it is shown first.
    await page.keyboard.press('a');
    await expect(beside(page)).toContainText(`#${first}`);
    await expect(accept(page)).toBeEnabled();
    const sent = page.waitForRequest('**/api/orders/seller/accept-order');
    await page.keyboard.press('a');
    expect((await sent).postDataJSON()).toMatchObject({ order_id: orders[2]?.id });
    await expect(beside(page)).toContainText(`#${second}`);
    await expect(accept(page)).toBeFocused();
    const next = page.waitForRequest('**/api/orders/seller/accept-order');
    await page.keyboard.press('Enter');
    expect((await next).postDataJSON()).toMatchObject({ order_id: orders[1]?.id });
    await expect(beside(page)).toContainText(`#${third}`);
    await expect(accept(page)).toBeFocused();
    const { call } = await atWork(server, 'owner');
    const query = { order_id: orders[0]?.id ?? '', store_id };
    const { order } = await call('GET /api/orders/detail', { query });
    expect(order.fulfilment_status).toBe('NEW');
  });
});
