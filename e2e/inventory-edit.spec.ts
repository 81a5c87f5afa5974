import type { InventoryRow } from '@marketplace/contract/inventory-row';
import type { Page } from '@playwright/test';
import { shopOf, unitOf, withDots } from './inventory-shop.ts';
import { expect, expectAccessible, expectAddress, expectNoSideways, test } from './journey.ts';
import { inBoth } from './windows.ts';

const field = { exact: true };

/** The owner at work in a store whose listings no other file changes, and a hundred of its products at a time. */
async function editingShop(base: string) {
  const shop = await shopOf(base, 4);
  const products = async (page: number) => (await shop.list({ page, page_size: 100 })).data;
  return { ...shop, products };
}

/** Each that goes lets the others move up. */
async function removeTiers(page: Page): Promise<void> {
  const first = page.getByRole('button', { name: 'Hapus harga grosir 1' });
  while ((await first.count()) > 0) await first.click();
}

const isFree = ({ stock, reserved_pieces, state }: InventoryRow) =>
  stock > 5 && reserved_pieces === 0 && state === 'ACTIVE';

test('everything of a listing is edited on one page: tiers are checked while they are typed [RT-50] [VR-01]', async ({
  page,
  server,
  signedIn,
}) => {
  const { store_id, products, get } = await editingShop(server);
  const product = (await products(1)).find(
    ({ is_multi_variant, inventories }) =>
      !is_multi_variant && inventories.length > 1 && inventories.every(isFree),
  );
  const row = product?.inventories.at(-1);
  if (!product || !row) throw new Error('the store has too little of everything');
  await signedIn('owner');
  await page.goto(`/seller/inventory?store_id=${store_id}`);
  await page.getByLabel('Cari produk').fill(product.product_name);
  await page.getByRole('link', { name: product.product_name, ...field }).click();
  await expect(page).toHaveURL(/\/seller\/inventory\/product\/edit\?id=\d+/);
  // Named by product and unit it is the same listing as by its id, which goes before them.
  const ids = { productId: row.product_id, uomId: row.uom_id, store_id };
  const unitTitle = page.getByText(`${unitOf(row)} · `, { exact: false });
  for (const id of [{}, { id: row.id, uomId: product.inventories[0]?.uom_id ?? '' }]) {
    await page.goto(`/seller/inventory/product/edit?${new URLSearchParams({ ...ids, ...id })}`);
    await expect(page.getByRole('heading', { name: 'Ubah produk' })).toBeVisible();
    await expect(unitTitle).toBeVisible();
  }
  await expect(page.getByRole('list', { name: 'Semua satuan' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSideways(page);
  const unit = row.uom_name.toLowerCase();
  const price = page.getByLabel(`Harga per ${unit}`, field).first();
  await price.fill('200.000');
  await page.getByLabel('Harga modal (boleh kosong)').fill('180.000');
  await expect(page.getByText('Untung 10% dari harga jual.')).toBeVisible();
  await removeTiers(page);
  await page.getByRole('button', { name: 'Tambah harga grosir' }).click();
  const tier = page.getByLabel(`Harga per ${unit}`, field).nth(1);
  await tier.fill('200.000');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Harus lebih murah dari harga biasa.')).toBeVisible();
  await tier.fill('195.000');
  await page.getByRole('button', { name: `Tambah Stok di rak (${unit})` }).click();
  await page.getByLabel('Keterangan (boleh kosong)').fill('Hitung ulang');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Tersimpan.')).toBeVisible();
  expect(await get(row)).toMatchObject({
    price: 200_000,
    cost_price: 180_000,
    stock: row.stock + 1,
    price_tiers: [{ price: 195_000 }],
  });
});

test.describe('somebody else was faster', () => {
  test.use({ expectedErrors: [/Failed to load resource.*409/] });

  test('the page says what is different now, by whom and when, and keeps what was typed', async ({
    page,
    server,
    signedIn,
  }) => {
    const { store_id, products, get, call } = await editingShop(server);
    const row = (await products(2)).flatMap(({ inventories }) => inventories).find(isFree);
    if (!row) throw new Error('the store has too little of everything');
    await signedIn('owner');
    await page.goto(`/seller/inventory/product/edit?id=${row.id}&store_id=${store_id}`);
    const price = page.getByLabel(`Harga per ${row.uom_name.toLowerCase()}`, field).first();
    const [theirs, ours] = [row.price + 3_000, row.price + 7_000];
    await price.fill(withDots(ours));
    const { id: inventory_id, version } = row;
    await call('POST /api/v2/inventories/update', {
      body: { store_id, inventory_id, version, price: theirs, price_tiers: [] },
    });
    await removeTiers(page);
    await page.getByRole('button', { name: 'Simpan' }).click();
    const now = new RegExp(
      `Harga kini Rp\\s${withDots(theirs)}.* oleh .+, \\d\\d:\\d\\d WI(B|TA|T)\\.`,
    );
    await expect(page.getByText(now)).toBeVisible();
    await expect(price).toHaveValue(withDots(ours));
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expect.poll(async () => (await get(row)).price).toBe(ours);
  });
});

test(
  'several products are picked in the list and changed together [RT-42]',
  inBoth,
  async ({ page, server, signedIn }) => {
    const { store_id, products, get } = await editingShop(server);
    const rows = (await products(1)).flatMap(({ inventories }) => inventories).slice(0, 3);
    const [first = 0, second = 0, third = 0] = rows.map(({ price }) => price);
    await signedIn('owner');
    await page.goto(`/seller/inventory?store_id=${store_id}`);
    await page.getByRole('button', { name: 'Pilih beberapa produk' }).click();
    await expect(page.getByRole('button', { name: 'Pilih produk dulu' })).toBeDisabled();
    const boxes = page.getByRole('list', { name: 'Daftar produk' }).getByRole('checkbox');
    for (const index of [0, 1, 2]) await boxes.nth(index).check();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Ubah 3 produk' }).click();
    await expect(page).toHaveURL(/\/seller\/inventory\/update\?inventory_ids=/);
    await expect(page.getByRole('button', { name: 'Belum ada yang diubah' })).toBeDisabled();
    await expectAccessible(page);
    await expectNoSideways(page);
    const prices = page
      .getByRole('list', { name: 'Produk yang diubah' })
      .getByLabel('Harga', { exact: false });
    await prices.nth(0).fill('1,5');
    await prices.nth(1).fill(withDots(second + 500));
    await page.getByRole('button', { name: /^Simpan/ }).click();
    await expect(page.getByText('Tulis rupiah utuh tanpa koma.')).toBeVisible();
    await prices.nth(0).fill(withDots(first + 500));
    await page.getByRole('button', { name: 'Simpan 2 perubahan' }).click();
    await expect(page.getByText('2 produk tersimpan.')).toBeVisible();
    const after = await Promise.all(rows.map(get));
    expect(after.map(({ price }) => price)).toEqual([first + 500, second + 500, third]);
  },
);

test('a product of several kinds has a row for each, or for each in one unit, saved together [RT-50]', async ({
  page,
  server,
  signedIn,
}) => {
  const { store_id, products, get } = await editingShop(server);
  const pages = await Promise.all([1, 2, 3].map(products));
  const product = pages.flat().findLast(({ is_multi_variant }) => is_multi_variant);
  if (!product) throw new Error('the store sells nothing in several kinds');
  await signedIn('owner');
  const ids = `productId=${product.product_id}&isMultiVariant=true&store_id=${store_id}`;
  await page.goto(`/seller/inventory/product/edit?${ids}`);
  const list = page.getByRole('list', { name: 'Produk yang diubah' });
  await expect(list.getByRole('listitem')).toHaveCount(product.inventories.length);
  const { uom_id } = product.inventories[0] ?? {};
  const inUnit = product.inventories.filter((row) => row.uom_id === uom_id);
  expect(inUnit.length).toBeLessThan(product.inventories.length);
  await page.goto(`/seller/inventory/product/edit?${ids}&uomId=${uom_id}`);
  await expect(list.getByRole('listitem')).toHaveCount(inUnit.length);
  await expectAccessible(page);
  await expectNoSideways(page);
  const [first] = product.inventories;
  const price = (first?.price ?? 0) + 500;
  await list.getByLabel('Harga', { exact: false }).first().fill(withDots(price));
  await page.getByRole('button', { name: 'Simpan 1 perubahan' }).click();
  await expect(page.getByText('1 produk tersimpan.')).toBeVisible();
  expect((await get({ id: first?.id ?? '' })).price).toBe(price);
});

test('a unit of a product opens as its one listing, or as a row for each kind of it [RT-50]', async ({
  page,
  server,
  signedIn,
}) => {
  const { store_id, products } = await editingShop(server);
  const pages = await Promise.all([1, 2, 3].map(products));
  // Of a product in one unit only, nothing would be left out.
  const units = pages.flat().flatMap(({ product_id, inventories }) =>
    [...new Set(inventories.map(({ uom_id }) => uom_id))].flatMap((uom_id) => {
      const rows = inventories.filter((row) => row.uom_id === uom_id);
      const ids = `productId=${product_id}&uomId=${uom_id}&store_id=${store_id}`;
      return rows.length < inventories.length ? { ids, rows } : [];
    }),
  );
  const [one, several] = [units.find(({ rows }) => !rows[1]), units.find(({ rows }) => rows[1])];
  if (!one || !several) throw new Error('the store sells no unit in one kind, or in several');
  await signedIn('owner');
  await page.goto(`/seller/inventory/product/edit?${one.ids}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ubah produk' })).toBeVisible();
  await expect(page.getByLabel('Harga', { exact: false }).first()).toHaveValue(
    withDots(one.rows[0]?.price ?? 0),
  );
  await page.goto(`/seller/inventory/product/edit?${several.ids}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ubah varian' })).toBeVisible();
  const list = page.getByRole('list', { name: 'Produk yang diubah' });
  await expect(list.getByRole('listitem')).toHaveCount(several.rows.length);
});

test('the history says who changed what, when and by what, of a listing, a product or a unit of it [RT-49]', async ({
  page,
  server,
  signedIn,
}) => {
  const { store_id, products, call, get } = await editingShop(server);
  const row = (await products(3))
    .filter(({ inventories }) => new Set(inventories.map(({ uom_id }) => uom_id)).size > 1)
    .flatMap(({ inventories }) => inventories)
    .find(isFree);
  if (!row) throw new Error('the store has too little of everything');
  const which = { store_id, inventory_id: row.id };
  const tiers = { price_tiers: [] };
  const price = row.price + 500;
  await call('POST /api/v2/inventories/update', {
    body: { ...which, version: row.version, price, ...tiers },
  });
  const { version } = await get(row);
  await call('POST /api/inventories/update', {
    body: {
      ...which,
      version,
      stock: { counted: row.stock + 2, seen: row.stock, note: 'dua lebih' },
    },
  });
  await signedIn('owner');
  await page.goto(`/seller/inventory/product/edit?id=${row.id}&store_id=${store_id}`);
  await page.getByRole('link', { name: 'Riwayat perubahan' }).click();
  await expectAddress(page, '/seller/inventory/product/history', { inventoryId: row.id, store_id });
  const changes = page.getByRole('list', { name: 'Perubahan' }).getByRole('listitem');
  await expect(changes.first()).toContainText('Stok');
  await expect(changes.first()).toContainText(`+${2 * row.base_quantity} pcs`);
  await expect(changes.first()).toContainText('dua lebih');
  await expect(changes.first()).toContainText('Hendra Wijaya, di aplikasi');
  await expect(
    changes.filter({ hasText: new RegExp(`menjadi Rp\\s${withDots(price)}`) }),
  ).toHaveCount(1);
  await expect(page.getByRole('img', { name: /^Harga: dari/ })).toBeVisible();
  await expectAccessible(page);
  await expectNoSideways(page);

  const { product_id, uom_id } = row;
  // The way to the whole product's, and from there to one unit's and back to it.
  await page.goto(`/seller/inventory?store_id=${store_id}&query=${row.product_name}`);
  await page
    .getByRole('link', { name: `Riwayat ${row.product_name}`, exact: true })
    .first()
    .click();
  await expectAddress(page, '/seller/inventory/product/history', {
    productId: product_id,
    store_id,
  });
  const units = page.getByRole('navigation', { name: 'Satuan' });
  await units.getByRole('link', { name: row.uom_name, exact: true }).click();
  await expectAddress(page, '/seller/inventory/product/history', {
    productId: product_id,
    uomId: uom_id,
    store_id,
  });
  await units.getByRole('link', { name: 'Semua satuan' }).click();
  await expectAddress(page, '/seller/inventory/product/history', {
    productId: product_id,
    store_id,
  });
  const { product } = await call('GET /api/v2/inventories/multivariant-detail', {
    query: { store_id, product_id },
  });
  const another = product.inventories.find((each) => each.uom_id !== uom_id);
  const ofPrice = changes.filter({ hasText: new RegExp(`menjadi Rp\\s${withDots(price)}`) });
  for (const [uomId, count] of [
    [undefined, 1],
    [uom_id, 1],
    [another?.uom_id, 0],
  ] as const) {
    const search = { productId: product_id, ...(uomId && { uomId }), store_id };
    const asked = page.waitForRequest('**/api/inventories/get/log*');
    await page.goto(`/seller/inventory/product/history?${new URLSearchParams(search)}`);
    const { searchParams } = new URL((await asked).url());
    expect([searchParams.get('product_id'), searchParams.get('uom_id')]).toEqual([
      product_id,
      uomId ?? null,
    ]);
    await expect(page.getByRole('heading', { name: 'Riwayat produk' })).toBeVisible();
    await expect(ofPrice).toHaveCount(count);
    await expectAddress(page, '/seller/inventory/product/history', search);
  }
});

test('an address without what it is about leads elsewhere, one of nobody’s is explained [RT-60]', async ({
  page,
  signedIn,
}) => {
  await signedIn('owner');
  await page.goto('/seller/inventory/product/edit');
  await expect(page).toHaveURL(/\/seller\/orders/);
  await page.goto('/seller/inventory/update');
  await expect(page).toHaveURL(/\/seller\/inventory\?/);
});
