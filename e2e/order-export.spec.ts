import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectAddress, orderItems, test } from './journey.ts';
import { atWork, ownStore } from './over-the-api.ts';
import { inBoth } from './windows.ts';

/** Where somebody who plays the same person has another made. */
test.use({ expectedErrors: [/409/] });

/** The last one of the store: whoever plays the same person meanwhile has others made. */
const newestOf = (page: Page, store: string) =>
  page
    .getByRole('list', { name: 'File terakhir' })
    .getByRole('listitem')
    .filter({ hasText: store })
    .first();

/** A person has one made at a time, and somebody else plays the same one: it is asked for until it is its turn. */
async function asked(page: Page, click: () => Promise<void>): Promise<{ export_id: string }> {
  let answer: { export_id: string } | undefined;
  await expect(async () => {
    const asking = page.waitForResponse(/exports\/(start|retry)$/);
    await click();
    const response = await asking;
    expect(response.status()).toBe(200);
    answer = await response.json();
  }).toPass();
  return answer ?? { export_id: '' };
}

const madeFile = (page: Page) =>
  asked(page, () => page.getByRole('main').getByRole('button', { name: 'Buat file' }).click());

async function saved(page: Page, store: string): Promise<{ name: string; lines: string[] }> {
  const downloading = page.waitForEvent('download');
  await newestOf(page, store).getByRole('button', { name: 'Unduh' }).click();
  const file = await downloading;
  const text = await readFile(await file.path(), 'utf8');
  return { name: file.suggestedFilename(), lines: text.trim().split('\r\n') };
}

test(
  'orders become a file with the columns that were chosen, while the page is left, and again later',
  inBoth,
  async ({ page, signedIn, server }) => {
    const { id: store_id, name: store } = await ownStore(server, 4);
    const { call } = await atWork(server, 'owner');
    const query = { seller_store_id: store_id, status: 'COMPLETED' };
    const { counts } = await call('GET /api/orders/info/list', { query });
    await signedIn('owner');
    await page.goto(`/seller/more?store_id=${store_id}`);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Ekspor pesanan/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ekspor pesanan' })).toBeVisible();
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Selesai', exact: true }).click();
    await expectAddress(page, '/seller/orders/export', { status: 'COMPLETED', store_id });
    const expected = `${counts.COMPLETED.toLocaleString('id-ID')} pesanan`;
    await expect(page.getByText(expected, { exact: true })).toBeVisible();
    await main.getByRole('radio', { name: 'CSV' }).check();
    await main.getByText(/^Kolom/).click();
    for (const column of ['Pengiriman', 'Zona waktu'])
      await main.getByRole('checkbox', { name: column }).uncheck();
    await expectAccessible(page);
    await madeFile(page);
    await expect(newestOf(page, store)).toContainText('Pesanan, CSV');
    // Whoever leaves finds it ready.
    await page.goto(`/seller/orders?store_id=${store_id}`);
    await page.goto(`/seller/orders/export?store_id=${store_id}`);
    await expect(newestOf(page, store)).toContainText(
      `${counts.COMPLETED.toLocaleString('id-ID')} baris`,
    );
    await expectAccessible(page);
    const { name, lines } = await saved(page, store);
    expect(name).toMatch(/^pesanan-.*\.csv$/);
    expect(lines).toHaveLength(counts.COMPLETED + 1);
    expect(lines[0]).not.toContain('Pengiriman');
    // How it was made is how the next one begins.
    await expect(main.getByRole('radio', { name: 'CSV' })).toBeChecked();
    await main.getByText(/^Kolom/).click();
    await expect(main.getByRole('checkbox', { name: 'Pengiriman' })).not.toBeChecked();
    const { export_id } = await asked(page, () =>
      newestOf(page, store).getByRole('button', { name: 'Buat lagi' }).click(),
    );
    const again = async () =>
      (await call('GET /api/orders/seller/exports', {})).exports.find(({ id }) => id === export_id);
    await expect.poll(async () => (await again())?.state).toBe('DONE');
    expect((await again())?.rows).toBe(counts.COMPLETED);
  },
);

test(
  'orders that were picked in the list are the file',
  inBoth,
  async ({ page, signedIn, server, isMobile }) => {
    const { id: store_id, name: store } = await ownStore(server, 4);
    await signedIn('owner');
    await page.goto(`/seller/orders?status=COMPLETED&store_id=${store_id}`);
    const boxes = page.getByRole('checkbox', { name: /^Pilih pesanan .*#/ });
    if (isMobile) {
      await orderItems(page)
        .first()
        .getByRole('button', { name: /^Pilihan lain/ })
        .click();
      await page.getByRole('menuitem', { name: 'Pilih beberapa pesanan' }).click();
    } else await boxes.nth(0).check();
    await boxes.nth(1).check();
    const bar = page.getByRole('region', { name: 'Pilihan' });
    await bar.getByRole('link', { name: 'Ekspor' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ekspor pesanan' })).toBeVisible();
    await expect(page.getByText('2 pesanan', { exact: true })).toBeVisible();
    await page.getByRole('radio', { name: 'CSV' }).check();
    await madeFile(page);
    await expect(newestOf(page, store)).toContainText('2 pesanan pilihan');
    await expect(newestOf(page, store)).toContainText('2 baris');
    expect((await saved(page, store)).lines).toHaveLength(3);
  },
);
