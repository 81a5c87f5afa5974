import { open, plenty, rowButton, shopOf } from './inventory-shop.ts';
import { expect, test } from './journey.ts';

const price = { name: 'Harga', exact: true } as const;

test.describe('what somebody else has changed meanwhile', () => {
  test.use({ expectedErrors: [/Failed to load resource.*409/] });

  test('a price saved beside it leaves their count alone [API-14]', async ({
    page,
    server,
    signedIn,
  }) => {
    const { address, list, get, call, store_id } = await shopOf(server, 2);
    const row = plenty((await list({ page: 2 })).data);
    await signedIn('owner');
    await page.goto(address);
    await open(page, row);
    const counted = row.stock - 3;
    await call('POST /api/inventories/update', {
      body: {
        store_id,
        inventory_id: row.id,
        version: row.version,
        stock: { counted, seen: row.stock },
      },
    });
    await expect(page.getByText('Sejak dibuka berubah')).toBeVisible();
    await page.getByRole('textbox', price).fill('47.500');
    await page.getByRole('button', { name: 'Simpan' }).click();
    await page.getByRole('button', { name: 'Pakai punya saya' }).click();
    await expect.poll(() => get(row)).toMatchObject({ price: 47_500, stock: counted });
  });
});

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
  for (const typed of ['1.5', '200.5', '1e3', '199,5']) {
    await stock.fill(typed);
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('Tulis angka saja')).toBeVisible();
    await expect(stock).toHaveValue(typed);
  }
  await expect(page.getByRole('textbox', price)).toHaveValue('48.500');
  expect(await get(row)).toMatchObject({ stock: row.stock, price: row.price });
  await stock.fill(String(row.stock + 2));
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect.poll(() => get(row)).toMatchObject({ price: 48_500, stock: row.stock + 2 });
});

test('an open row keeps what is typed while the list is scrolled away', async ({
  page,
  server,
  signedIn,
}) => {
  const { address, list } = await shopOf(server, 2);
  const row = plenty((await list()).data);
  await signedIn('owner');
  await page.goto(address);
  await rowButton(page, row).click();
  await page.getByRole('textbox', price).fill('49.500');
  await page.evaluate(() => window.scrollTo(0, 8000));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(3000);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.getByRole('textbox', price)).toHaveValue('49.500');
});
