import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectAddress,
  expectReadableInDark,
  orderItems,
  someId,
  test,
} from './journey.ts';
import { buyerAt, ownStore } from './over-the-api.ts';
import { onDesk } from './windows.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Cari & perintah' });
const field = (page: Page) => palette(page).getByRole('combobox');
const options = (page: Page) => palette(page).getByRole('option');
const chosen = (page: Page) => palette(page).getByRole('option', { selected: true });
const entry = (page: Page) => page.getByRole('button', { name: 'Cari & perintah' });

test.describe('the palette, by keys alone', onDesk, () => {
  test('leads to screens, stores and looks, and gives the focus back', async ({
    page,
    signedIn,
  }) => {
    await signedIn('owner');
    await page.goto('/seller/orders?status=COMPLETED');
    await expect(orderItems(page).first()).toBeVisible();
    // Also before its code is there, and while somebody types.
    const search = page.getByLabel('Cari pesanan');
    await search.focus();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await expect(chosen(page)).toHaveText(/^Beranda/);
    await expectAccessible(page);
    await expectReadableInDark(page);
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeHidden();
    await expect(search).toBeFocused();

    await page.keyboard.press('Control+k');
    await page.keyboard.press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(chosen(page)).toHaveText(/^Pesanan/);
    await page.keyboard.type('buku');
    await expect(chosen(page)).toHaveText('Buku tempo');
    await page.keyboard.press('Enter');
    await expect(palette(page)).toBeHidden();
    await expectAddress(page, '/seller/money/credit-book', { store_id: someId });

    await page.keyboard.press('Control+k');
    await page.keyboard.type('surabaya');
    await expect(chosen(page)).toContainText('Pusat Grosir Sinar Terang');
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('button', { name: /sekarang Pusat Grosir Sinar Terang/ }),
    ).toBeVisible();

    await page.keyboard.press('Control+k');
    await page.keyboard.type('gelap');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(palette(page)).toBeHidden();
    // Back leads to the page before, past nothing that lay over one.
    await page.goBack();
    await expect(page).toHaveURL(/\/seller\/money\/credit-book/);
  });

  test('finds orders, buyers and products, and does what is open on the page', async ({
    page,
    signedIn,
    server,
  }) => {
    const { id: store_id } = await ownStore(server, 4);
    const order = await (await buyerAt(server, store_id)).order();
    await signedIn('owner');
    await page.goto(`/seller?store_id=${store_id}`);
    await expect(entry(page)).toBeVisible();
    await entry(page).click();
    await page.keyboard.type(`#${order.order_number}`);
    await expect(chosen(page)).toContainText(`#${order.order_number}`);
    await page.keyboard.press('Enter');
    await expectAddress(page, '/seller/orders', { store_id, status: 'NEW', orderId: order.id });
    const pane = page.getByRole('region', { name: 'Pesanan terpilih' });
    await expect(pane.getByRole('button', { name: 'Terima Pesanan' })).toBeEnabled();
    const named = await orderItems(page).first().getByRole('link').textContent();
    const buyer = named?.split(',')[0] ?? '';

    await page.keyboard.press('Control+k');
    await page.keyboard.type(buyer);
    const buyers = palette(page).getByRole('group', { name: 'Pembeli' });
    await expect(buyers.getByRole('option').first()).toContainText(buyer);
    await field(page).fill('indomie');
    const products = palette(page).getByRole('group', { name: 'Produk' });
    await expect(products.getByRole('option').first()).toContainText(/indomie/i);

    await field(page).fill('terima');
    await expect(chosen(page)).toHaveText(/^Terima Pesanan/);
    const sent = page.waitForRequest('**/api/orders/seller/accept-order');
    await page.keyboard.press('Enter');
    expect((await sent).postDataJSON()).toMatchObject({ order_id: order.id });
  });

  test('what is found comes at once and in one order, whichever answer is late', async ({
    page,
    signedIn,
  }) => {
    await signedIn('smallOwner');
    await page.goto('/seller/orders?status=COMPLETED');
    await expect(orderItems(page).first()).toBeVisible();
    const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/orders/info/list?*query=indomie*', async (route) => {
      await mayAnswer;
      await route.continue();
    });
    const products = page.waitForResponse('**/api/v2/inventories/list?*query=indomie*');
    await page.keyboard.press('Control+k');
    await field(page).fill('indomie');
    await (await products).finished();
    // Long enough to be drawn, if it were.
    await page.evaluate(() => new Promise((then) => setTimeout(then, 300)));
    await expect(palette(page).getByText('Mencari pesanan dan produk…')).toBeVisible();
    await expect(options(page)).toHaveCount(0);
    answer();
    const titles = palette(page).getByRole('group');
    await expect(titles.first()).toHaveAccessibleName('Pesanan');
    await expect(palette(page).getByRole('group', { name: 'Produk' })).toBeVisible();
    await expect(chosen(page)).toContainText('#');
  });

  test('ten thousand letters are cut, and only the last words are asked for', async ({
    page,
    signedIn,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      const query = searchParams.get('query');
      if (pathname === '/api/orders/info/list' && query !== null) asked.push(query);
    });
    await signedIn('smallOwner');
    await page.goto('/seller/orders?status=COMPLETED');
    await expect(entry(page)).toBeVisible();
    await page.keyboard.press('Control+k');
    await field(page).fill('x'.repeat(10_240));
    await expect(field(page)).toHaveValue('x'.repeat(100));
    await expect(palette(page).getByText(/^Tidak ada yang cocok/)).toBeVisible();
    expect(asked).toEqual(['x'.repeat(100)]);
    // What is nowhere can still be looked for in the lists.
    await expect(chosen(page)).toContainText('di pesanan');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expectAddress(page, '/seller/orders', { store_id: someId, query: 'x'.repeat(100) });
  });

  test.describe('when nothing can be asked', () => {
    test.use({ expectedErrors: [/Failed to load resource/] });

    test('places are found without a signal, and a search that failed is tried again', async ({
      page,
      context,
      signedIn,
    }) => {
      await signedIn('smallOwner');
      await page.goto('/seller/orders?status=COMPLETED');
      await expect(orderItems(page).first()).toBeVisible();
      await page.keyboard.press('Control+k');
      await expect(field(page)).toBeFocused();
      await context.setOffline(true);
      await page.keyboard.type('produk');
      await expect(palette(page).getByText(/^Tidak ada internet/)).toBeVisible();
      await expect(options(page).filter({ hasText: /^Produk(?! disarankan)/ })).toBeVisible();
      await context.setOffline(false);
      await page.route('**/api/v2/inventories/list?*', (route) => route.fulfill({ status: 500 }));
      await field(page).fill('aqua');
      const again = options(page).filter({ hasText: 'Coba cari lagi' });
      await expect(again).toBeVisible();
      await page.unroute('**/api/v2/inventories/list?*');
      await again.click();
      await expect(again).toBeHidden();
      await expect(field(page)).toBeFocused();
    });
  });
});
