import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectAddress,
  gotoListening,
  rupiahOf,
  test,
} from './journey.ts';
import { atWork, buyerAt, operatorAtWork, ownStore } from './over-the-api.ts';
import { inBoth } from './windows.ts';

test(
  'the money of a store is shown by where it is, and opens into orders that say why',
  inBoth,
  async ({ page, signedIn, server, isMobile }) => {
    const { id: store_id } = await ownStore(server, 4);
    const { call } = await atWork(server, 'owner');
    const balance = await call('GET /api/money/balance', { query: { store_id } });
    await signedIn('owner');
    await page.goto(`/seller/${isMobile ? 'more' : 'orders'}?store_id=${store_id}`);
    const way = isMobile ? page.getByRole('main') : page.getByRole('navigation');
    await way.getByRole('link', { name: /^Uang(?! kurir)/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Uang' })).toBeVisible();
    await expectAddress(page, '/seller/money', { store_id });
    await expect(page.getByText(rupiahOf(balance.total))).toBeVisible();
    const { held, transit, cash, receivable } = balance;
    expect(held.amount + transit.amount + cash.amount + receivable.amount).toBe(balance.total);
    const { data } = await call('GET /api/money/holdings', { query: { store_id, kind: 'HELD' } });
    await page
      .getByRole('list', { name: 'Di mana uang Anda' })
      .getByRole('link', { name: /^Ditahan marketplace/ })
      .click();
    await expectAddress(page, '/seller/money/holdings', { kind: 'HELD', store_id });
    const orders = page.getByRole('list', { name: 'Pesanan' }).getByRole('listitem');
    await expect(orders.first()).toContainText(data[0]?.name ?? '');
    await expect(orders.first()).toContainText(/Ditahan sampai|menunggu dicairkan/);
    await expectAccessible(page);
    await orders.first().getByRole('link').click();
    const timeline = page.getByRole('list', { name: 'Uang pesanan ini' });
    await page.getByRole('heading', { name: 'Riwayat' }).scrollIntoViewIfNeeded();
    await expect(timeline.getByRole('listitem').first()).toContainText(
      'masuk dan dititipkan di marketplace',
    );
    await expect(timeline).toContainText(rupiahOf(data[0]?.amount ?? 0).slice(3));
    await page.getByRole('link', { name: 'Lihat di mutasi' }).click();
    await expectAddress(page, '/seller/money/postings', { order_id: data[0]?.order_id, store_id });
  },
);

test(
  'the statement runs day by day, is narrowed by kind and days, and goes home as a file',
  inBoth,
  async ({ page, signedIn, server }) => {
    const { id: store_id } = await ownStore(server, 4);
    const { call } = await atWork(server, 'owner');
    const { data } = await call('GET /api/money/postings', { query: { store_id } });
    const [newest] = data;
    await signedIn('owner');
    await page.goto(`/seller/money?store_id=${store_id}`);
    await page.getByRole('link', { name: 'Semua mutasi' }).click();
    await expectAddress(page, '/seller/money/postings', { store_id });
    await expect(page.getByText(newest?.sentence ?? '').first()).toBeVisible();
    await page.getByRole('button', { name: 'Biaya layanan', exact: true }).click();
    await expectAddress(page, '/seller/money/postings', { kind: 'FEES', store_id });
    await expect(page.getByText(/^Biaya layanan pesanan #/).first()).toBeVisible();
    await expect(page.getByText(/masuk dan dititipkan/)).toHaveCount(0);
    await page.getByRole('button', { name: '30 hari' }).click();
    await expect(page).toHaveURL(/date_from=20\d\d-\d\d-\d\d&date_to=20\d\d-\d\d-\d\d/);
    await expectAccessible(page);
    await typesDays(page);
    const arriving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Unduh mutasi' }).click();
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    const file = await arriving;
    expect(file.suggestedFilename()).toMatch(/^mutasi-20\d\d-\d\d-\d\d\.csv$/);
    const [head, ...rows] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(head).toContain('Perubahan saldo (Rp)');
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toContain('Biaya layanan');
  },
);

/** A day is typed digit by digit; one before the beginning is refused beside it, and none has nothing to show. */
async function typesDays(page: Page) {
  const [from, to] = [page.getByLabel('Dari tanggal'), page.getByLabel('Sampai tanggal')];
  const before = page.url();
  await page.getByText('Pilih tanggal').click();
  const [beginning, end] = [await from.inputValue(), await to.inputValue()];
  await to.fill('2020-01-02');
  await expect(page.getByText('Tanggal akhir mendahului tanggal awal.')).toBeVisible();
  expect(page.url()).toBe(before);
  await from.focus();
  await page.keyboard.type('01012020');
  await expect(page).toHaveURL(/date_from=2020-01-01&date_to=2020-01-02/);
  await expect(page.getByText('Tidak ada mutasi untuk saringan ini')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Hapus saringan' })).toBeVisible();
  await to.fill(end);
  await from.fill(beginning);
  await expect(page).toHaveURL(before);
}

test('money that comes in is seen at once, and over all stores beside that of the others', async ({
  page,
  signedIn,
  server,
}) => {
  const { id: store_id } = await ownStore(server, 3);
  const { call } = await atWork(server, 'owner');
  const held = async () =>
    (await call('GET /api/money/balance', { query: { store_id } })).held.amount;
  const before = await held();
  await signedIn('owner');
  await gotoListening(page, `/seller/money?store_id=${store_id}`);
  const shown = page
    .getByRole('list', { name: 'Di mana uang Anda' })
    .getByRole('link', { name: /^Ditahan marketplace/ });
  await expect(shown).toContainText(rupiahOf(before).slice(3));
  const { buyer_store_id, order: place } = await buyerAt(server, store_id, 'buyer');
  const order = await place({ payment_method: 'TRANSFER' });
  const claim = { buyer_store_id, order_id: order.id };
  await (await atWork(server, 'buyer')).call('POST /api/orders/buyer/pay', { body: claim });
  const operator = await operatorAtWork(server);
  const body = { store_id, order_id: order.id };
  await operator.call('POST /ops/payments/verify', { body });
  await expect(shown).toContainText(rupiahOf(before + order.total_amount).slice(3));
  await expect(page.getByText(`Pembayaran pesanan #${order.order_number} masuk`)).toBeVisible();
  await page.goto('/seller/money?store_id=-1');
  await expect(page.getByText('Semua toko').first()).toBeVisible();
  const all = await call('GET /api/money/balance', { query: { select_all_seller_store: true } });
  expect(all.total).toBeGreaterThan(before);
});

test.describe('refused', () => {
  test.use({ expectedErrors: [/403/] });

  test('order staff are led nowhere that refuses them, and a refusal is said once', async ({
    page,
    signedIn,
  }) => {
    await signedIn('clerk');
    await page.goto('/seller');
    await expect(page.getByText('Atur ongkos kirim Anda').first()).toBeVisible();
    await expect(page.getByRole('link', { name: /tentang Atur ongkos kirim/ })).toHaveCount(0);
    await page.goto('/seller/money');
    await expect(page.getByRole('heading', { name: 'Ini bukan bagian peran Anda' })).toHaveCount(1);
  });
});
