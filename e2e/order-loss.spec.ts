import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, expectAddress, rupiahOf, test } from './journey.ts';
import { atWork, buyerAt, ownStore } from './over-the-api.ts';
import { inBoth } from './windows.ts';

/** While there is no internet. */
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

/** An order of the store's that it turns down for want of stock. */
async function rejectedOrder(base: string, store_id: string) {
  const order = await (await buyerAt(base, store_id)).order();
  const { call } = await atWork(base, 'owner');
  const some = { store_id, order_id: order.id };
  await call('POST /api/orders/seller/reject-order', {
    body: { ...some, reason_id: 'out_of_stock' },
  });
  const { lines } = await call('GET /api/orders/detail', { query: some });
  return { lines, call };
}

test(
  'what was ordered and not sold is shown by cause and by product, each with the way to its cure [RT-19]',
  inBoth,
  async ({ page, signedIn, server }) => {
    const { id: store_id } = await ownStore(server, 4);
    const { lines, call } = await rejectedOrder(server, store_id);
    const query = { store_id, days: '7', cause: 'out_of_stock' } as const;
    const loss = await call('GET /api/orders/seller/loss', { query });
    await signedIn('owner');
    await page.goto(`/seller/more?store_id=${store_id}`);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Pesanan hilang/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pesanan hilang' })).toBeVisible();
    await page.getByRole('link', { name: '7 hari' }).click();
    await expectAddress(page, '/seller/order-loss', { days: '7', store_id });
    await expect(page.getByText(rupiahOf(loss.total.amount)).first()).toBeVisible();
    await expect(page.getByText(/^\d\d \w{3} \d{4} – /)).toBeVisible();
    await expect(page.getByText(/7 hari sebelumnya/)).toBeVisible();
    await expectAccessible(page);

    const causes = page.getByRole('list', { name: 'Sebab pesanan hilang' });
    const cause = causes.getByRole('listitem').filter({ hasText: 'Stok habis' });
    const amount = loss.causes.find((each) => each.cause === 'out_of_stock')?.amount ?? 0;
    await expect(cause).toContainText(rupiahOf(amount));
    await expect(cause.getByRole('link', { name: 'Isi stok' })).toHaveAttribute(
      'href',
      /stock_level=NONE/,
    );
    await cause.getByRole('link', { name: /^Barangnya/ }).click();
    await expectAddress(page, '/seller/order-loss', { cause: 'out_of_stock', days: '7', store_id });
    expect(loss.products.map(({ product_name }) => product_name)).toContain(lines[0]?.product_name);
    // What cost most stands first; of the others some may be one tap further.
    const [first] = loss.products;
    await page.getByRole('link', { name: `Atur stok ${first?.product_name}` }).click();
    await expectAddress(page, '/seller/inventory/product/edit', {
      id: first?.inventory_id,
      store_id,
    });
  },
);

test('amounts are hidden where Home hides them, and the days go home as a file [RT-19]', async ({
  page,
  signedIn,
  server,
}) => {
  const { id: store_id } = await ownStore(server, 4);
  const { call } = await rejectedOrder(server, store_id);
  const loss = await call('GET /api/orders/seller/loss', { query: { store_id, days: '30' } });
  await signedIn('owner');
  await page.goto(`/seller/order-loss?store_id=${store_id}`);
  const total = page.getByText(rupiahOf(loss.total.amount)).first();
  await expect(total).toBeVisible();
  await page.getByRole('button', { name: 'Sembunyikan angka' }).click();
  await expect(total).toBeHidden();
  await expect(page.getByText(/Rp \d|\d+ pesanan/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Tampilkan angka' }).click();
  await expect(total).toBeVisible();

  await page.getByRole('button', { name: 'Unduh pesanan hilang' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^pesanan-hilang-.*\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('Stok habis');
  expect(text).toContain(loss.products[0]?.product_name.split('"')[0]);
});

test('over all stores they are added up, and each can be opened; offline it says so [RT-19]', async ({
  page,
  context,
  signedIn,
  server,
}) => {
  const { id: store_id, name } = await ownStore(server, 4);
  await rejectedOrder(server, store_id);
  await signedIn('owner');
  await page.goto('/seller/order-loss?store_id=-1&days=90');
  const stores = page.getByRole('list', { name: 'Menurut toko' });
  for (const link of await page.getByRole('link', { name: /^Atur (terima|ongkos|hari)/ }).all())
    await expect(link).toHaveAttribute('href', /store_id=\d/);
  await stores.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  await expectAddress(page, '/seller/order-loss', { days: '90', store_id });
  await expect(page.getByRole('list', { name: 'Sebab pesanan hilang' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: '7 hari' }).click();
  await expectAddress(page, '/seller/order-loss', { days: '7', store_id });
  await expect(page.getByText(/internet|koneksi/i).first()).toBeVisible();
  await context.setOffline(false);
});
