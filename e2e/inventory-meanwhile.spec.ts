import { open, plenty, shopOf, withDots } from './inventory-shop.ts';
import { expect, gotoListening, test } from './journey.ts';

const price = { name: 'Harga', exact: true } as const;

test.describe('what somebody else has changed meanwhile', () => {
  test.use({ expectedErrors: [/Failed to load resource.*409/] });

  test('a price goes through beside it, and leaves their count alone [API-14]', async ({
    page,
    server,
    signedIn,
  }) => {
    const { address, list, get, call, store_id } = await shopOf(server, 2);
    const row = plenty((await list({ page: 2 })).data);
    await signedIn('owner');
    await gotoListening(page, address);
    await open(page, row);
    // Typed before they count: the form stays with the row that it began from.
    await page.getByRole('textbox', price).fill('47.500');
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
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('Tersimpan.')).toBeVisible();
    const now = await get(row);
    expect(now).toMatchObject({ price: 47_500, stock: counted });

    await gotoListening(page, `/seller/inventory/product/edit?id=${row.id}&store_id=${store_id}`);
    await page.getByRole('textbox', { name: /^Harga per/ }).fill('47.900');
    await call('POST /api/inventories/update', {
      body: {
        store_id,
        inventory_id: row.id,
        version: now.version,
        stock: { counted: counted + 1, seen: counted },
      },
    });
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('Tersimpan.')).toBeVisible();
    expect(await get(row)).toMatchObject({ price: 47_900, stock: counted + 1 });
  });

  test('is said in the page of a product, by whom, and stays where the same was only written otherwise', async ({
    page,
    server,
    signedIn,
  }) => {
    const { list, get, call, store_id } = await shopOf(server, 2);
    const row = plenty((await list({ page: 8 })).data);
    const { id: inventory_id, version } = row;
    await signedIn('owner');
    await gotoListening(page, `/seller/inventory/product/edit?id=${row.id}&store_id=${store_id}`);
    const field = page.getByRole('textbox', { name: /^Harga per/ });
    await field.fill(`Rp ${row.price}`);
    await page.getByRole('textbox', { name: /^Harga modal/ }).fill('1.100');
    const theirs = row.price + 900;
    await call('POST /api/inventories/update', {
      body: { store_id, inventory_id, version, price: theirs },
    });
    await expect(
      page.getByText(
        new RegExp(
          `Sejak dibuka berubah: harga kini Rp\\s${withDots(theirs)}\\. Terakhir diubah oleh .+\\.`,
        ),
      ),
    ).toBeVisible();
    await expect(field).toHaveValue(`Rp ${row.price}`);
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('Tersimpan.')).toBeVisible();
    expect(await get(row)).toMatchObject({ price: theirs, cost_price: 1_100 });
  });

  test('is said beside its row where several are changed together', async ({
    page,
    server,
    signedIn,
  }) => {
    const { list, call, store_id } = await shopOf(server, 2);
    const rows = (await list({ page: 6 })).data.flatMap(({ inventories }) => inventories);
    const [first, second] = rows.filter(({ price_tiers }) => price_tiers.length === 0);
    if (!first || !second) throw new Error('the store has too few products');
    await signedIn('owner');
    const ids = `${first.id},${second.id}`;
    await gotoListening(page, `/seller/inventory/update?inventory_ids=${ids}&store_id=${store_id}`);
    const items = page.getByRole('list', { name: 'Produk yang diubah' }).getByRole('listitem');
    await items
      .nth(0)
      .getByRole('textbox')
      .fill(withDots(first.price + 700));
    const { id: inventory_id, version } = second;
    await call('POST /api/inventories/update', {
      body: { store_id, inventory_id, version, price: second.price + 900 },
    });
    await expect(items.nth(1).getByText('Sejak dibuka berubah')).toBeVisible();
    await expect(items.nth(0).getByText('Sejak dibuka berubah')).toHaveCount(0);
  });
});
