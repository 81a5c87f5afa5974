import type { Page, Request } from '@playwright/test';
import { expectKept } from './device.ts';
import { shopOf, unitOf } from './inventory-shop.ts';
import { expect, expectAccessible, expectAddress, expectNoSideways, test } from './journey.ts';
import { storesOfOwner } from './over-the-api.ts';

/** The owner at work in a store whose listings no other file changes, with what it could sell. */
async function addingShop(base: string) {
  const { store_id, call } = await shopOf(base, 2);
  const available = async (query: string) =>
    (
      await call('GET /api/v2/inventories/search-available-product-variants', {
        query: { store_id, query },
      })
    ).data;
  const unitsOf = async (product_id: string) =>
    (await call('GET /api/product-units/list', { query: { store_id, product_id } })).product_units;
  const add = `/seller/inventory/product/add?store_id=${store_id}`;
  return { store_id, call, available, unitsOf, add };
}

const catalogue = (page: Page) => page.getByRole('list', { name: 'Produk di katalog' });

test('from the catalogue onto the shelf: several units at once, bad prices said beside them [RT-48] [VR-01]', async ({
  page,
  server,
  signedIn,
}) => {
  const { store_id, available, unitsOf } = await addingShop(server);
  const products = await available('indomie');
  const product = products.find(
    ({ units }) => units.length > 1 && units.every((unit) => !unit.inventory_id),
  );
  const [piece, carton] = product?.units ?? [];
  if (!product || !piece || !carton) throw new Error('everything is sold already');
  await signedIn('owner');
  await page.goto(`/seller/inventory?store_id=${store_id}`);
  await page.getByRole('link', { name: 'Tambah produk' }).click();
  await expect(page).toHaveURL(/\/seller\/inventory\/product\/add/);
  await page.getByLabel('Cari di katalog').fill('indomei');
  await expect(catalogue(page).getByRole('link').first()).toContainText('Indomie');
  await expectAccessible(page);
  await expectNoSideways(page);
  await page.getByLabel('Cari di katalog').fill(product.product_name);
  await expectAddress(page, '/seller/inventory/product/add', {
    query: product.product_name,
    store_id,
  });
  await catalogue(page).getByRole('link', { name: product.product_name }).first().click();
  await expect(page).toHaveURL(new RegExp(`productId=${product.product_id}`));
  await page.getByRole('button', { name: 'Mulai jual' }).click();
  await expect(page.getByText('Pilih paling sedikit satu satuan.')).toBeVisible();
  for (const unit of [piece, carton])
    await page.getByRole('checkbox', { name: unitOf(unit), exact: true }).check();
  await page.getByLabel(`Harga ${unitOf(piece)}`, { exact: true }).fill('0');
  await page.getByLabel(`Harga ${unitOf(carton)}`, { exact: true }).fill('1.250,50');
  await page.getByRole('button', { name: 'Mulai jual' }).click();
  await expect(page.getByText('Tulis rupiah utuh tanpa koma.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSideways(page);
  await page.getByLabel(`Harga ${unitOf(piece)}`, { exact: true }).fill(' Rp 3.150 ');
  await page.getByLabel(`Harga ${unitOf(carton)}`, { exact: true }).fill('121.500');
  await page.getByRole('button', { name: `Tambah Stok awal (${carton.uom_name})` }).click();
  await expectKept(page, 'drafts', '121.500');
  await page.reload();
  await expect(page.getByLabel(`Harga ${unitOf(carton)}`, { exact: true })).toHaveValue('121.500');
  await page.getByRole('button', { name: 'Jual 2 satuan' }).click();
  await expect(page.getByText('2 satuan mulai dijual.')).toBeVisible();
  const units = await unitsOf(product.product_id);
  const listed = units.filter(({ inventory_id }) => inventory_id !== null);
  expect(listed.map(({ product_unit_id }) => product_unit_id).toSorted()).toEqual(
    [piece, carton].map(({ product_unit_id }) => product_unit_id).toSorted(),
  );
  expect(listed.map(({ stock_pieces }) => stock_pieces)).toEqual([
    carton.base_quantity,
    carton.base_quantity,
  ]);
  await expect(page.getByLabel('Cari di katalog')).toHaveValue(product.product_name);
});

test('a price that others of the city ask is taken over with a tap [RT-48]', async ({
  page,
  server,
  signedIn,
}) => {
  const { call } = await addingShop(server);
  // Of the owner's cities it is the one with other wholesalers to compare with.
  const stores = await storesOfOwner(server);
  const store_id = stores.find(({ city }) => city === 'Tangerang')?.id ?? '';
  const { data } = await call('GET /api/stores/inventory-recommendations', {
    query: { store_id },
  });
  const unit = data.find(({ recommendation }) => recommendation !== null);
  if (!unit?.recommendation) throw new Error('nothing is recommended');
  const price = unit.recommendation.median.toLocaleString('id-ID');
  await signedIn('owner');
  await page.goto(
    `/seller/inventory/product/add?store_id=${store_id}&productId=${unit.product_id}`,
  );
  const name = [unit.variant_name, unitOf(unit)].filter(Boolean).join(', ');
  const box = page.getByRole('checkbox', { name, exact: true });
  await box.check();
  await expect(page.getByText(/\d+ toko sekota menjual Rp/).first()).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`Pakai Rp\\s${price}`) }).click();
  await expect(page.getByLabel(`Harga ${name}`, { exact: true })).toHaveValue(price);
});

test('the number of a barcode finds its unit; what was searched is offered again until it is forgotten [RT-48] [API-77]', async ({
  page,
  server,
  signedIn,
}) => {
  const { available, unitsOf, add } = await addingShop(server);
  const [product] = await available('kopi');
  const units = await unitsOf(product?.product_id ?? '');
  const coded = units.find(({ barcode_number }) => barcode_number);
  await signedIn('owner');
  await page.goto(add);
  const box = page.getByLabel('Cari di katalog');
  await box.fill('kopi');
  await expect(catalogue(page).getByRole('link').first()).toBeVisible();
  await box.fill(coded?.barcode_number ?? '');
  await expect(page.getByRole('link', { name: product?.product_name ?? '' })).toBeVisible();
  await box.fill('');
  const again = page.getByRole('region', { name: 'Terakhir dicari' });
  await again.getByRole('button', { name: 'kopi', exact: true }).click();
  await expect(box).toHaveValue('kopi');
  await box.fill('');
  const forgotten = page.waitForResponse('**/api/search-histories/delete');
  await again.getByRole('button', { name: 'Hapus kopi' }).click();
  await expect(again.getByRole('button', { name: 'kopi', exact: true })).toHaveCount(0);
  await forgotten;
  await page.reload();
  await expect(catalogue(page).getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hapus kopi' })).toHaveCount(0);
});

test('a search that is forgotten stays so, though an older answer is on its way [API-77]', async ({
  page,
  server,
  signedIn,
}) => {
  const { available, add } = await addingShop(server);
  await available('teh');
  await signedIn('owner');
  await page.goto(add);
  const teh = page.getByRole('button', { name: 'teh', exact: true });
  await expect(teh).toBeVisible();
  const { promise: isForgotten, resolve: forget } = Promise.withResolvers<void>();
  const older = page.waitForRequest('**/api/search-histories/get*');
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/search-histories/get*', async (route) => {
    const response = await route.fetch();
    answer();
    await isForgotten;
    // Nobody waits for it any more.
    await route.fulfill({ response }).catch(() => {});
  });
  await page.getByLabel('Cari di katalog').fill('kopi');
  await expect(teh).toBeHidden();
  await page.getByLabel('Cari di katalog').fill('');
  const request = await older;
  await isAnswered;
  const isIt = (ended: Request) => ended === request;
  const isOver = Promise.race([
    page.waitForEvent('requestfinished', isIt),
    page.waitForEvent('requestfailed', isIt),
  ]);
  await page.getByRole('button', { name: 'Hapus teh', exact: true }).click();
  await expect(teh).toBeHidden();
  forget();
  await isOver;
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  await expect(teh).toBeHidden();
});

test('what sells nearby and is not sold here is recommended, and one tap from being listed [RT-26]', async ({
  page,
  server,
  signedIn,
}) => {
  const { store_id, call, add } = await addingShop(server);
  const { data } = await call('GET /api/stores/inventory-recommendations', {
    query: { store_id },
  });
  const [first] = data;
  if (!first) throw new Error('nothing is recommended');
  await signedIn('owner');
  await page.goto(add);
  await page.getByRole('link', { name: 'Lihat yang laku di sekitar' }).click();
  await expect(page).toHaveURL(/\/seller\/recommended-products/);
  const list = page.getByRole('list', { name: 'Produk yang disarankan' });
  await expect(list.getByRole('link').first()).toContainText(first.product_name);
  await expect(list.getByRole('link').first()).toContainText(
    `${first.orders.toLocaleString('id-ID')} pesanan di ${first.stores_selling} toko`,
  );
  await expectAccessible(page);
  await expectNoSideways(page);
  await list.getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`productId=${first.product_id}`));
  await expect(page.getByRole('list', { name: 'Satuan' })).toBeVisible();
});

test('adding needs one store, and somebody who may', async ({ page, signedIn }) => {
  await signedIn('owner');
  await page.goto('/seller/inventory/product/add?store_id=-1');
  await expect(page.getByText('Pilih satu toko dulu')).toBeVisible();
  await expectAccessible(page);
});

test.describe('with a server in trouble', () => {
  test.use({ expectedErrors: [/status of 500/] });

  test('a barcode is not called unknown, and what sells nearby can be asked for again [RT-48, RT-26]', async ({
    page,
    server,
    signedIn,
  }) => {
    const { store_id, add } = await addingShop(server);
    await signedIn('owner');
    const isDown = { status: 500, json: {} };
    await page.route(/get-by-barcode|inventory-recommendations/, (route) => route.fulfill(isDown));
    await page.goto(`${add}&query=8991147000027`);
    await expect(page.getByRole('heading', { name: 'Terjadi Gangguan Sistem' })).toBeVisible();
    await expect(page.getByText('Barcode tidak dikenal')).toHaveCount(0);
    await page.goto(`/seller/recommended-products?store_id=${store_id}`);
    await expect(page.getByRole('heading', { name: 'Terjadi Gangguan Sistem' })).toBeVisible();
    await expectAccessible(page);
    await page.unroute(/get-by-barcode|inventory-recommendations/);
    await page.getByRole('button', { name: 'Muat Ulang' }).click();
    await expect(page.getByRole('list', { name: 'Produk yang disarankan' })).toBeVisible();
  });
});

test('nothing can be typed into the form of a product before its draft is there', async ({
  page,
  server,
  signedIn,
}) => {
  const { available, add } = await addingShop(server);
  const product = (await available('teh')).find(({ units }) =>
    units.every((unit) => !unit.inventory_id),
  );
  if (!product) throw new Error('everything is sold already');
  const [unit] = product.units;
  if (!unit) throw new Error('a product without units');
  await signedIn('owner');
  await page.goto(`${add}&productId=${product.product_id}`);
  const box = page.getByRole('checkbox', { name: unitOf(unit), exact: true });
  await box.check();
  await page.getByLabel(`Harga ${unitOf(unit)}`, { exact: true }).fill('12.345');
  await expectKept(page, 'drafts', '12.345');
  // What lies on the device takes as long to be opened as the journey says.
  await page.addInitScript(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const open = SubtleCrypto.prototype.decrypt;
    SubtleCrypto.prototype.decrypt = async function (...args) {
      await promise;
      return open.apply(this, args);
    };
    Object.assign(window, { goOn: resolve });
  });
  await page.reload();
  await expect(box).toBeDisabled();
  await page.evaluate(() => (window as unknown as { goOn(): void }).goOn());
  await expect(box).toBeEnabled();
  await expect(page.getByLabel(`Harga ${unitOf(unit)}`, { exact: true })).toHaveValue('12.345');
});
