import { expectKept } from './device.ts';
import { cards, open, plenty, rowButton, shopOf, withDots } from './inventory-shop.ts';
import { expect, gotoListening, test } from './journey.ts';
import { buyerAt } from './over-the-api.ts';
import { onDesk } from './windows.ts';

const price = { name: 'Harga', exact: true } as const;

test('what is no number is asked for again, and nothing typed with it is lost [VR-01]', async ({
  page,
  server,
  signedIn,
}) => {
  const { address, list, get } = await shopOf(server, 2);
  const row = plenty((await list({ page: 3 })).data);
  await signedIn('owner');
  await page.goto(address);
  await open(page, row);
  const stock = page.getByRole('spinbutton', { name: 'Stok di rak' });
  await page.getByRole('textbox', price).fill('48.500');
  for (const [typed, words] of [
    ['1.5', 'Tulis angka saja'],
    ['200.5', 'Tulis angka saja'],
    ['1e3', 'Tulis angka saja'],
    ['1,000', 'Tulis angka saja'],
    ['199,5', 'tanpa koma'],
    ['-5', 'Dari 0 sampai'],
    ['99999999999', 'Dari 0 sampai'],
  ] as const) {
    // Digit by digit: no beginning of it is taken for the number.
    await stock.fill('');
    await stock.pressSequentially(typed);
    await expect(stock).toHaveAttribute('aria-valuenow', String(row.stock));
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText(words)).toBeVisible();
    await expect(stock).toHaveValue(typed);
  }
  await expect(page.getByRole('textbox', price)).toHaveValue('48.500');
  expect(await get(row)).toMatchObject({ stock: row.stock, price: row.price });
  await stock.fill(String(row.stock + 2));
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect.poll(() => get(row)).toMatchObject({ price: 48_500, stock: row.stock + 2 });
});

test(
  'an open row keeps what is typed while the list is scrolled away',
  onDesk,
  async ({ page, server, signedIn }) => {
    const { address, list } = await shopOf(server, 2);
    const row = plenty((await list()).data);
    await signedIn('owner');
    await page.goto(address);
    await rowButton(page, row).click();
    await page.getByRole('textbox', price).fill('49.500');
    const name = page.getByRole('heading', { name: row.product_name, exact: true });
    await cards(page).first().hover();
    await page.mouse.wheel(0, 8000);
    await expect(name).not.toBeInViewport();
    await page.mouse.wheel(0, -8000);
    await name.scrollIntoViewIfNeeded();
    await expect(page.getByRole('textbox', price)).toHaveValue('49.500');
  },
);

test('what was typed into a row is there when it is opened again, until it is given up', async ({
  page,
  server,
  signedIn,
}) => {
  const { address, list, get } = await shopOf(server, 2);
  const row = plenty((await list({ page: 7 })).data);
  await signedIn('owner');
  await page.goto(address);
  await open(page, row);
  await page.getByRole('textbox', price).fill('49.700');
  await expectKept(page, 'drafts', '49.700');
  await page.reload();
  await rowButton(page, row).click();
  await expect(page.getByRole('textbox', price)).toHaveValue('49.700');
  await expect(page.getByText('Isian Anda yang belum disimpan dikembalikan.')).toBeVisible();
  await page.getByRole('button', { name: 'Batal' }).click();
  await rowButton(page, row).click();
  await expect(page.getByRole('textbox', price)).toHaveValue(withDots(row.price));
  expect(await get(row)).toMatchObject({ price: row.price });
});

test('who goes back to what is saved finds nothing left of what could not be read', async ({
  page,
  server,
  signedIn,
}) => {
  const { address, list, store_id } = await shopOf(server, 2);
  const row = plenty((await list({ page: 9 })).data);
  const saved = page.getByRole('button', { name: 'Pakai data tersimpan' });
  await signedIn('owner');
  await page.goto(address);
  await open(page, row);
  await page.getByRole('textbox', price).fill('49.300');
  await expectKept(page, 'drafts', '49.300');
  await page.reload();
  await rowButton(page, row).click();
  const inRow = page.getByRole('spinbutton', { name: 'Stok di rak' });
  await inRow.fill('banyak');
  await saved.click();
  await expect(page.getByRole('textbox', price)).toHaveValue(withDots(row.price));
  await expect(inRow).toHaveValue(withDots(row.stock));

  await page.goto(`/seller/inventory/product/edit?id=${row.id}&store_id=${store_id}`);
  await page.getByRole('textbox', { name: /^Harga per/ }).fill('49.400');
  await expectKept(page, 'drafts', '49.400');
  await page.reload();
  const inPage = page.getByRole('spinbutton', { name: /^Stok di rak/ });
  await inPage.fill('banyak');
  await saved.click();
  await expect(inPage).toHaveValue(withDots(row.stock));
});

test(
  'an open row stays with its product when the list is another one',
  onDesk,
  async ({ page, server, signedIn }) => {
    const { address, list, call, store_id } = await shopOf(server, 2);
    const { data, total_data } = await list({ sort: 'lowest_stock' });
    const [leaving, ...others] = data;
    const row = others.find(({ is_multi_variant }) => !is_multi_variant)?.inventories[0];
    const counted = leaving?.inventories[0];
    if (!row || !counted) throw new Error('the store has too few products');
    await signedIn('owner');
    await page.clock.install();
    await gotoListening(page, `${address}&sort=lowest_stock`);
    await expect(cards(page).first()).toContainText(counted.product_name);
    await rowButton(page, row).click();
    await page.getByRole('textbox', price).fill('51.500');
    await call('POST /api/inventories/update', {
      body: {
        store_id,
        inventory_id: counted.id,
        version: counted.version,
        stock: { counted: counted.stock + 50_000, seen: counted.stock },
      },
    });
    const refreshed = page.waitForResponse('**/api/v2/inventories/list*');
    await (await buyerAt(server, store_id)).order();
    // Stock that orders have moved is asked for again a few seconds later.
    await expect
      .poll(async () => {
        await page.clock.runFor(1_000);
        return cards(page).first().textContent();
      })
      .not.toContain(counted.product_name);
    await refreshed;
    expect((await list()).total_data).toBe(total_data);
    const form = cards(page).filter({ has: page.getByRole('textbox', price) });
    await expect(form.getByRole('heading', { name: row.product_name, exact: true })).toBeVisible();
    await expect(page.getByRole('textbox', price)).toHaveValue('51.500');
  },
);

test('what is typed for a tier goes with it, and does not stay for the next', async ({
  page,
  server,
  signedIn,
}) => {
  const { store_id, list } = await shopOf(server, 2);
  const row = plenty((await list({ page: 4 })).data);
  await signedIn('owner');
  await page.goto(`/seller/inventory/product/edit?id=${row.id}&store_id=${store_id}`);
  const add = page.getByRole('button', { name: 'Tambah harga grosir', exact: true });
  const from = page.getByRole('spinbutton', { name: /^Grosir \d: beli mulai/ });
  await add.click();
  await add.click();
  await from.nth(0).fill('40');
  await from.nth(1).fill('40');
  await from.nth(0).fill('banyak');
  await page.getByRole('button', { name: 'Hapus harga grosir 1' }).click();
  await expect(from).toHaveCount(1);
  await expect(from).toHaveValue('40');
});

test.describe('what the server says about one of several', () => {
  test.use({ expectedErrors: [/Failed to load resource.*400/] });

  test('stands beside the row it is about, whatever is typed meanwhile', async ({
    page,
    server,
    signedIn,
  }) => {
    const { store_id, list } = await shopOf(server, 2);
    const rows = (await list({ page: 5 })).data.flatMap(({ inventories }) => inventories);
    const [first, second] = rows;
    if (!first || !second) throw new Error('the store has too few products');
    await signedIn('owner');
    const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
    const words = 'Harga ini tidak boleh dipakai.';
    await page.route('**/api/inventories/update/bulk', async (route) => {
      await mayAnswer;
      const fields = { 'inventories.0.price': { code: 'invalid', error_message: words } };
      const errors = { code: 'validation_failed', error_message: 'Periksa lagi.', fields };
      await route.fulfill({ status: 400, json: { errors } });
    });
    await page.goto(
      `/seller/inventory/update?inventory_ids=${first.id},${second.id}&store_id=${store_id}`,
    );
    const items = page.getByRole('list', { name: 'Produk yang diubah' }).getByRole('listitem');
    const prices = items.getByRole('textbox', { name: /^Harga/ });
    await prices.nth(1).fill(withDots(second.price + 700));
    await page.getByRole('button', { name: 'Simpan 1 perubahan' }).click();
    await prices.nth(0).fill(withDots(first.price + 700));
    answer();
    await expect(items.nth(1).getByText(words)).toBeVisible();
    await expect(items.nth(0).getByText(words)).toHaveCount(0);
  });
});
