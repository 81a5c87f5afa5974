import { randomUUID } from 'node:crypto';
import type { Shelf } from '@marketplace/contract/stock-takes';
import type { Page } from '@playwright/test';
import { expectKept } from './device.ts';
import { pullTrigger } from './hand-scanner.ts';
import { shopOf } from './inventory-shop.ts';
import { expect, expectAccessible, expectNoSideways, test, untilWorkerServes } from './journey.ts';
import { inBoth } from './windows.ts';

const addressOf = (store_id: string) => `/seller/inventory/plan/stock-taking?store_id=${store_id}`;
const nameOf = ({ product_name, variant_name }: Shelf) =>
  variant_name ? `${product_name} ${variant_name}` : product_name;
const counted = (page: Page) => page.getByRole('list', { name: 'Sudah dihitung' });
const field = (page: Page) => page.getByLabel('Cari produk untuk dihitung');

/** Shelves of a store with barcodes, in several units, of which nothing is reserved. */
async function shelvesOf(base: string, place: 2 | 3) {
  const { store_id, call } = await shopOf(base, place);
  const all = async (variant_ids?: string[]) => {
    const query = { store_id, ...(variant_ids && { variant_ids }) };
    return (await call('GET /api/inventories/stock-takes/shelves', { query })).data;
  };
  const shelves = (await all()).filter(
    ({ units, stock_pieces }) =>
      units.length > 1 && stock_pieces > 50 && units.every(({ barcodes }) => barcodes.length > 0),
  );
  const piecesNow = async ({ variant_id }: Shelf) => (await all([variant_id]))[0]?.stock_pieces;
  const [one, two] = shelves.slice(-2) as [Shelf, Shelf];
  const plansNamed = async (name: string) => {
    const query = { store_id, source: 'STOCK_TAKE' as const, page_size: 50 };
    const { data } = await call('GET /api/inventories/plans/list', { query });
    return data.filter(({ file_name }) => file_name === name).length;
  };
  return { store_id, one, two, piecesNow, plansNamed };
}

const barcodeOf = ({ units }: Shelf) => units[0]?.barcodes[0] ?? '';

async function begin(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Nama rak (boleh kosong)' }).fill(name);
  await page.getByRole('button', { name: 'Mulai hitung' }).click();
  await expect(field(page)).toBeVisible();
}

/** By the number under its bars, so many more or fewer pieces than the system has, all of them loose. */
async function count(page: Page, shelf: Shelf, pieces: number): Promise<void> {
  await field(page).fill(barcodeOf(shelf));
  await field(page).press('Enter');
  const sheet = page.getByRole('dialog', { name: nameOf(shelf) });
  const unit = shelf.units.at(-1);
  await sheet
    .getByRole('textbox')
    .last()
    .fill(`${pieces / (unit?.base_quantity ?? 1)}`);
  await sheet.getByRole('button', { name: 'Simpan hitungan' }).click();
  await expect(sheet).toBeHidden();
}

test(
  'a shelf is counted, its differences are seen, applied as one and taken back [RT-46]',
  inBoth,
  async ({ page, server, signedIn }) => {
    const { store_id, one, two, piecesNow } = await shelvesOf(server, 2);
    await signedIn('owner');
    await page.goto(`/seller/inventory?store_id=${store_id}`);
    await page.getByRole('link', { name: 'Stok opname' }).click();
    await expect(page.getByRole('heading', { name: 'Stok opname', level: 1 })).toBeVisible();
    const shelf = `Rak ${randomUUID().slice(0, 8)}`;
    await begin(page, shelf);
    await count(page, one, one.stock_pieces - 4);

    // A hand scanner, while no field has the focus.
    await page.getByRole('heading', { name: 'Stok opname', level: 1 }).click();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await pullTrigger(page, barcodeOf(two));
    const sheet = page.getByRole('dialog', { name: nameOf(two) });
    await sheet.getByRole('button', { name: 'Simpan hitungan' }).click();
    await expect(sheet.getByText('Tulis 0 kalau raknya kosong.')).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('textbox').last().fill('1');
    await sheet.getByRole('textbox').first().fill('1');

    // The next scan, while a quantity has the focus, saves what was typed and opens the next.
    await sheet.getByRole('textbox').first().focus();
    await pullTrigger(page, barcodeOf(one));
    await expect(page.getByRole('dialog', { name: nameOf(one) })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(counted(page).getByRole('listitem')).toHaveCount(2);

    // The same product again is asked about.
    await field(page).fill(nameOf(one));
    await page
      .getByRole('list', { name: 'Produk yang cocok' })
      .getByRole('button', { name: nameOf(one) })
      .first()
      .click();
    const again = page.getByRole('dialog', { name: nameOf(one) });
    await again.getByRole('textbox').last().fill('1');
    await again.getByRole('button', { name: 'Simpan hitungan' }).click();
    await expect(again.getByText('Pilih tambahkan atau ganti.')).toBeVisible();
    await again.getByRole('radio', { name: 'Tambahkan, ada di tempat lain juga' }).check();
    await again.getByRole('button', { name: 'Simpan hitungan' }).click();
    await expect(again).toBeHidden();
    await expectAccessible(page);
    await expectNoSideways(page);

    await page.reload();
    await expect(counted(page).getByRole('listitem')).toHaveCount(2);
    await page.getByRole('button', { name: 'Selesai, lihat selisih' }).click();
    const differences = page.getByRole('list', { name: 'Selisih' }).getByRole('listitem');
    await expect(differences.filter({ hasText: nameOf(one) })).toContainText('−3 pcs');
    await expectAccessible(page);
    await expectNoSideways(page);
    await page.getByRole('button', { name: 'Terapkan 2 selisih sekaligus' }).click();
    await page
      .getByRole('link', { name: new RegExp(shelf) })

      .click();
    await expect(page.getByText('2 produk diubah.')).toBeVisible();
    expect(await piecesNow(one)).toBe(one.stock_pieces - 3);
    await page.getByRole('button', { name: 'Kembalikan seperti semula' }).click();
    await expect(page.getByText(/produk dikembalikan seperti semula/)).toBeVisible();
    expect(await piecesNow(one)).toBe(one.stock_pieces);
    expect(await piecesNow(two)).toBe(two.stock_pieces);
  },
);

test.describe('without a signal', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load resource/],
  });

  test(
    'counted without a signal, through a lost tab, and sent once when there is one',
    inBoth,
    async ({ page, context, server, signedIn }) => {
      const { store_id, one, two, piecesNow, plansNamed } = await shelvesOf(server, 3);
      await signedIn('owner');
      await page.goto(addressOf(store_id));
      await expect(page.getByText(/produk tersimpan di perangkat ini/)).toBeVisible();
      await untilWorkerServes(page);
      await expectKept(page, 'answers', one.product_name);

      await context.setOffline(true);
      const shelf = `Gudang ${randomUUID().slice(0, 8)}`;
      await begin(page, shelf);
      await count(page, one, one.stock_pieces + 6);
      await field(page).fill('8990000000006');
      await field(page).press('Enter');
      await expect(
        page.getByText('tidak ada di daftar yang tersimpan di perangkat ini'),
      ).toBeVisible();
      await expectKept(page, 'drafts', one.product_name);
      await page.close();
      const next = await context.newPage();
      await next.goto(server + addressOf(store_id));
      await expect(counted(next).getByRole('listitem')).toHaveCount(1);
      const beside = await context.newPage();
      await beside.goto(server + addressOf(store_id));
      await beside.getByRole('button', { name: shelf }).click();
      await expect(beside.getByText('Sesi ini sedang dihitung di tab lain.')).toBeVisible();
      await beside.close();
      await count(next, two, two.stock_pieces);
      await next.getByRole('button', { name: 'Selesai, lihat selisih' }).click();
      await expect(next.getByText('1 produk selisih, 1 cocok.')).toBeVisible();
      await expectAccessible(next);
      await next.getByRole('button', { name: 'Terapkan 1 selisih sekaligus' }).click();
      await expect(next.getByText('Menunggu sinyal. Dikirim sendiri begitu ada.')).toBeVisible();
      expect(await piecesNow(one)).toBe(one.stock_pieces);

      await context.setOffline(false);
      await expect(next.getByText('Menunggu sinyal. Dikirim sendiri begitu ada.')).toBeHidden();
      await expect.poll(() => piecesNow(one)).toBe(one.stock_pieces + 6);
      await next
        .getByRole('link', { name: new RegExp(shelf) })
        .first()
        .click();
      await expect(next.getByText('1 produk diubah.')).toBeVisible();
      expect(await piecesNow(two)).toBe(two.stock_pieces);
      expect(await plansNamed(shelf)).toBe(1);
    },
  );
});
