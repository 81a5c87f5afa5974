import type { Locator, Page } from '@playwright/test';
import {
  cards,
  listingName,
  open,
  plenty,
  rowButton,
  shopOf,
  tabs,
  unitOf,
  withDots,
} from './inventory-shop.ts';
import { expect, test } from './journey.ts';
import { buyerAt } from './over-the-api.ts';
import { onDesk } from './windows.ts';

const placeOf = async (element: Locator) => Math.round((await element.boundingBox())?.y ?? 0);

/** Where it is once it can be pointed at: under the head of the list a click would scroll first. */
async function placeUncovered(element: Locator): Promise<number> {
  await element.hover();
  return placeOf(element);
}

test(
  'a row that is open stays open when a search lands, whether it is found or not',
  onDesk,
  async ({ page, server, signedIn }) => {
    const { address, list, get } = await shopOf(server);
    const row = plenty((await list()).data);
    const other = row.price + 100;
    const search = page.getByLabel('Cari produk');
    const form = page.getByRole('form', { name: `Ubah ${listingName(row)}, ${unitOf(row)}` });
    const price = form.getByLabel('Harga', { exact: true });
    await signedIn('owner');
    await page.goto(address);
    await rowButton(page, row).click();
    await price.fill(withDots(other));

    await search.fill(row.product_name);
    await expect(page).toHaveURL(/query=/);
    await expect(cards(page)).not.toHaveCount(0);
    await expect(price).toHaveValue(withDots(other));
    await expect(form.getByText(/Dilanjutkan|belum disimpan/)).toHaveCount(0);

    await search.fill('tidak ada barang begini');
    await expect(page.getByText('Tidak ada yang cocok')).toBeVisible();
    await expect(price).toHaveValue(withDots(other));
    await form.getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('Tersimpan.')).toBeVisible();
    await expect(form).toHaveCount(0);
    await expect.poll(async () => (await get(row)).price).toBe(other);
  },
);

test.describe('a row that is open and not found by a search', () => {
  const nothing = 'tidak ada barang begini';

  /** Somebody has typed into a row, and searches for something else. */
  async function searchPastOpenRow(page: Page, server: string, number: number) {
    const shop = await shopOf(server);
    const row = plenty((await shop.list({ page: number })).data);
    const form = page.getByRole('form', { name: `Ubah ${listingName(row)}, ${unitOf(row)}` });
    const price = form.getByLabel('Harga', { exact: true });
    const search = page.getByLabel('Cari produk');
    await page.goto(shop.address);
    await open(page, row);
    await price.fill('51.700');
    await search.fill(nothing);
    await expect(page.getByText('Tidak ada yang cocok')).toBeVisible();
    await expect(price).toHaveValue('51.700');
    return { ...shop, row, form, price, search };
  }

  test('hears of what somebody else makes of it', onDesk, async ({ page, server, signedIn }) => {
    await signedIn('owner');
    const { form, row, call, store_id } = await searchPastOpenRow(page, server, 2);
    const { id: inventory_id, version, stock } = row;
    await call('POST /api/inventories/update', {
      body: { store_id, inventory_id, version, stock: { counted: stock - 1, seen: stock } },
    });
    await expect(form.getByText('Sejak dibuka berubah')).toBeVisible();
  });

  test('waits while several are picked', onDesk, async ({ page, server, signedIn }) => {
    await signedIn('owner');
    const { form, price } = await searchPastOpenRow(page, server, 3);
    await page.getByRole('button', { name: 'Pilih beberapa produk' }).click();
    await expect(form).toHaveCount(0);
    await expect(cards(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Batal' }).click();
    await expect(price).toHaveValue('51.700');
  });

  test('hands the focus on when it goes', onDesk, async ({ page, server, signedIn }) => {
    await signedIn('owner');
    const { form, price, row, search } = await searchPastOpenRow(page, server, 4);
    const heading = page.getByRole('heading', { name: 'Tidak ada yang cocok' });
    const ways = [
      () => price.press('Escape'),
      () => form.getByRole('button', { name: 'Batal' }).press('Enter'),
      () => form.getByRole('button', { name: 'Simpan' }).press('Enter'),
    ];
    for (const [index, leave] of ways.entries()) {
      if (index > 0) {
        await open(page, row);
        await price.fill('51.700');
        await search.fill(nothing);
        await expect(heading).toBeVisible();
      }
      await leave();
      await expect(form).toHaveCount(0);
      await expect(heading).toBeFocused();
    }
  });
});

test(
  'back leads to the same place in a list that came while a row was open',
  onDesk,
  async ({ page, server, signedIn }) => {
    const { address, list } = await shopOf(server);
    const row = plenty((await list({ page: 5 })).data);
    const search = page.getByLabel('Cari produk');
    await signedIn('owner');
    await page.goto(address);
    await open(page, row);
    await page.getByRole('form').getByLabel('Harga', { exact: true }).fill('51.900');
    await search.fill('a');
    const more = (await list({ query: 'a', page: 2 })).data;
    await expect(page).toHaveURL(/query=a(&|$)/);
    await page.getByRole('form').getByRole('button', { name: 'Batal' }).click();
    const far = page.getByRole('link', { name: more.at(-1)?.product_name ?? '', exact: true });
    await expect(async () => {
      await cards(page).last().scrollIntoViewIfNeeded();
      await expect(far).toBeVisible({ timeout: 500 });
    }).toPass();
    const before = await placeUncovered(far);
    await far.click();
    await expect(page).toHaveURL(/product\/edit/);
    await page.goBack();
    await expect(far).toBeInViewport();
    await expect.poll(() => placeOf(far)).toBe(before);
  },
);

test(
  'back leads to the same place in a list that another followed while a row was open',
  onDesk,
  async ({ page, server, signedIn }) => {
    const { address, list } = await shopOf(server);
    const row = plenty((await list({ page: 2 })).data);
    await signedIn('owner');
    await page.goto(address);
    const button = rowButton(page, row);
    await expect(async () => {
      await cards(page).last().scrollIntoViewIfNeeded();
      await expect(button).toBeVisible({ timeout: 500 });
    }).toPass();
    await button.click();
    const form = page.getByRole('form', { name: `Ubah ${listingName(row)}, ${unitOf(row)}` });
    await expect(form).toBeVisible();
    const name = page.getByRole('link', { name: row.product_name, exact: true });
    const before = await placeUncovered(name);

    await tabs(page)
      .getByRole('link', { name: /^Menipis/ })
      .click();
    await expect(page).toHaveURL(/stock_level=LOW/);
    await form.getByRole('button', { name: 'Batal' }).click();
    await expect(form).toHaveCount(0);
    await page.goBack();
    await expect(page).not.toHaveURL(/stock_level/);
    await expect(name).toBeInViewport();
    await expect.poll(() => placeOf(name)).toBe(before);
  },
);

test(
  'back leads to the same place in a list that the product of an open row has left',
  onDesk,
  async ({ page, server, signedIn }) => {
    const { address, list, call, store_id } = await shopOf(server);
    const products = (await list({ stock_level: ['ENOUGH'], page: 3 })).data;
    const row = plenty(products.slice(1));
    const above = products[products.findIndex((one) => one.product_id === row.product_id) - 1];
    await signedIn('owner');
    await page.goto(`${address}&stock_level=ENOUGH`);
    const button = rowButton(page, row);
    await expect(async () => {
      await cards(page).last().scrollIntoViewIfNeeded();
      await expect(button).toBeVisible({ timeout: 500 });
    }).toPass();
    await button.click();
    const form = page.getByRole('form', { name: `Ubah ${listingName(row)}, ${unitOf(row)}` });
    await expect(form).toBeVisible();
    const renewed = page.waitForResponse(/inventories\/list.*page=3/);
    const { id: inventory_id, version, stock } = row;
    await call('POST /api/inventories/update', {
      body: { store_id, inventory_id, version, stock: { counted: 0, seen: stock } },
    });
    await expect(form.getByText('Sejak dibuka berubah')).toBeVisible();
    // An order may move the stock of anything: lists are asked for again.
    await (await buyerAt(server, store_id)).order();
    await (await renewed).finished();

    const name = page.getByRole('link', { name: above?.product_name ?? '', exact: true });
    const before = await placeUncovered(name);
    await name.click();
    await expect(page).toHaveURL(/product\/edit/);
    await page.goBack();
    await expect(name).toBeInViewport();
    await expect.poll(() => placeOf(name)).toBe(before);
  },
);
