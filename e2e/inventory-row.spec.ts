import { listingName, open, plenty, rowButton, shopOf, unitOf } from './inventory-shop.ts';
import { bringWorker, expect, expectAccessible, expectNoSideways, test } from './journey.ts';
import { buyerAt } from './over-the-api.ts';
import { inBoth } from './windows.ts';

test(
  'price and stock are changed in the row, and bad input is said beside it [VR-01] [API-14]',
  inBoth,
  async ({ page, server, signedIn }) => {
    const { address, list, get } = await shopOf(server);
    const row = plenty((await list({ page: 2 })).data);
    await signedIn('owner');
    await page.goto(address);
    await open(page, row);
    await expectAccessible(page);
    const price = page.getByLabel('Harga', { exact: true });
    await price.fill('1,250.50');
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('Tulis rupiah utuh tanpa koma.')).toBeVisible();
    await expect(price).toBeFocused();
    await price.fill('Rp 43.500');
    await page.getByRole('button', { name: 'Tambah Stok di rak' }).click();
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('Tersimpan.')).toBeVisible();
    await expect(rowButton(page, row)).toContainText('Rp 43.500');
    await expect
      .poll(async () => await get(row))
      .toMatchObject({ price: 43_500, stock: row.stock + 1 });
    await expect(rowButton(page, row)).toBeFocused();
  },
);

test('on a phone price and stock are changed in a sheet, with all that hangs on them in sight', async ({
  page,
  server,
  signedIn,
}) => {
  const { address, list, get } = await shopOf(server);
  const { data } = await list({ page: 2 });
  const row = plenty(data.filter(({ inventories }) => inventories.length > 1));
  await signedIn('owner');
  await page.goto(address);
  await open(page, row);
  const sheet = page.getByRole('dialog', { name: listingName(row) });
  const price = sheet.getByLabel('Harga', { exact: true });
  await expect(price).toBeVisible();
  await expectNoSideways(page);
  await expect(sheet.getByLabel('Satuan dari stok ini')).toContainText(unitOf(row));
  await price.fill('');
  await price.pressSequentially('1234567');
  await expect(price).toHaveValue('1.234.567');
  await price.press('ArrowLeft');
  await price.press('ArrowLeft');
  await price.press('Backspace');
  await expect(price).toHaveValue('123.467');
  await price.press('9');
  await expect(price).toHaveValue('1.234.967');
  // As low as a keyboard of 330 px leaves it: what saves is in sight.
  await page.setViewportSize({ width: 360, height: 470 });
  await expect(sheet.getByRole('button', { name: 'Simpan', exact: true })).toBeInViewport({
    ratio: 1,
  });
  await expect(sheet.getByRole('heading', { name: listingName(row) })).toBeInViewport();
  // Closed by the way back it keeps what was typed.
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(rowButton(page, row)).toBeFocused();
  await rowButton(page, row).click();
  await expect(price).toHaveValue('1.234.967');
  await sheet.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(sheet).toHaveCount(0);
  await expect.poll(async () => (await get(row)).price).toBe(1_234_967);
});

test('a product is taken off and offered again with one tap [API-52]', async ({
  page,
  server,
  signedIn,
}) => {
  const { address, list, get } = await shopOf(server);
  const row = plenty((await list({ page: 3 })).data);
  await signedIn('owner');
  await page.goto(address);
  await page.getByLabel('Cari produk').fill(row.product_name);
  const state = page.getByRole('switch', { name: `Jual ${row.product_name}, ${unitOf(row)}` });
  await state.click();
  await expect.poll(async () => (await get(row)).state).toBe('INACTIVE');
  await expect(state).not.toBeChecked();
  await state.click();
  await expect.poll(async () => (await get(row)).state).toBe('ACTIVE');
  await expect(state).toBeChecked();
});

test('what has open orders is taken off all the same, and its orders go on [API-52]', async ({
  page,
  server,
  signedIn,
}) => {
  const { address, list, get, store_id } = await shopOf(server);
  const { order } = await buyerAt(server, store_id);
  await order();
  const { data } = await list({ page_size: 100 });
  const row = data
    .flatMap(({ inventories }) => inventories)
    .find(({ reserved_pieces, state }) => reserved_pieces > 0 && state === 'ACTIVE');
  if (!row) throw new Error('nothing is reserved');
  await signedIn('owner');
  await page.goto(address);
  await page.getByLabel('Cari produk').fill(row.product_name);
  const state = page.getByRole('switch', { name: `Jual ${listingName(row)}, ${unitOf(row)}` });
  await state.click();
  await expect(page.getByText('Pesanan yang sudah masuk tetap berjalan.')).toBeVisible();
  await expect
    .poll(async () => await get(row))
    .toMatchObject({ state: 'INACTIVE', reserved_pieces: row.reserved_pieces });
  // By key: the message may lie over the switch, and stays as long as the mouse is on it. A key does not wait by itself
  // until the first change has arrived.
  await expect(state).toBeEnabled();
  await state.press('Space');
  await expect.poll(async () => (await get(row)).state).toBe('ACTIVE');
});

test.describe('somebody else was faster', () => {
  test.use({ expectedErrors: [/Failed to load resource.*(409|ERR_FAILED)/] });

  test('what there is now, by whom and when, stands beside what was meant, and either is taken', async ({
    page,
    server,
    signedIn,
  }) => {
    const { address, list, get, call, store_id } = await shopOf(server);
    const row = plenty((await list({ page: 4 })).data);
    await signedIn('owner');
    // Without the stream the screen does not hear of the other's change.
    await page.route('**/api/events/stream', (route) => route.abort());
    await page.goto(address);
    await open(page, row);
    await call('POST /api/inventories/update', {
      body: { store_id, inventory_id: row.id, version: row.version, price: 112_000 },
    });
    await page.getByLabel('Harga', { exact: true }).fill('115.000');
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expect(
      page.getByText(/Harga kini Rp\s112\.000 oleh .+, \d\d:\d\d WI(B|TA|T)\./),
    ).toBeVisible();
    await expect(page.getByText(/Anda menulis Rp\s115\.000/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Pakai punya saya' }).click();
    await expect.poll(async () => (await get(row)).price).toBe(115_000);
  });
});

test.describe('without a signal', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load resource/],
  });

  test('a count waits and meets the sales of meanwhile rightly', async ({
    page,
    context,
    server,
    signedIn,
  }) => {
    const { address, list, get } = await shopOf(server);
    const row = plenty((await list({ page: 5 })).data);
    await signedIn('owner');
    await page.goto(address);
    await bringWorker(page);
    await open(page, row);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Kurangi Stok di rak' }).click();
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('Menunggu sinyal. Dikirim sendiri begitu ada.')).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(false);
    await expect.poll(async () => (await get(row)).stock).toBe(row.stock - 1);
    await expect(page.getByText('Menunggu sinyal. Dikirim sendiri begitu ada.')).toHaveCount(0);
  });
});
