import { expect, expectAddress, rupiahOf, test } from './journey.ts';
import { atWork, ownStore } from './over-the-api.ts';
import { inBoth, onDesk } from './windows.ts';

/** A store of the owner's whose past is counted, and its numbers. */
async function countedStore(base: string) {
  const { id: store_id } = await ownStore(base, 4);
  const { call } = await atWork(base, 'owner');
  const read = () => call('GET /api/stores/seller-analytics', { query: { store_id } });
  await expect
    .poll(async () => (await read()).trend.some(({ orders }) => orders > 0), { timeout: 30_000 })
    .toBe(true);
  return { store_id, call };
}

const titles: Record<string, string> = {
  ACCEPTANCE: 'Pesanan diterima',
  RESPONSE: 'Waktu menjawab',
  ON_TIME: 'Kirim tepat waktu',
  COMPLETION: 'Pesanan selesai',
  COMPLAINTS: 'Komplain',
};

test(
  'a week is shown beside the weeks before it, and opens into its orders [RT-16]',
  inBoth,
  async ({ page, server, signedIn }) => {
    const { store_id, call } = await countedStore(server);
    await signedIn('owner');
    await page.goto(`/seller/more?store_id=${store_id}`);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Angka/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Penjualan' })).toBeVisible();
    await page.getByRole('link', { name: 'Minggu sebelumnya' }).click();
    const start_week = new URL(page.url()).searchParams.get('start_week') ?? '';
    const query = { store_id, start_week };
    const week = await call('GET /api/stores/seller-analytics', { query });
    await expect(page.getByText(rupiahOf(week.revenue.value)).first()).toBeVisible();
    const chart = page.getByRole('slider', { name: 'Penjualan 12 minggu' });
    await chart.focus();
    await page.keyboard.press('ArrowLeft');
    const [, before] = week.trend.toReversed();
    await expect(chart).toHaveAttribute(
      'aria-valuetext',
      new RegExp(rupiahOf(before?.revenue ?? 0).replaceAll('.', '\\.')),
    );
    await page.getByRole('button', { name: 'Tabel: Penjualan 12 minggu' }).click();
    await expect(page.getByRole('table', { name: 'Penjualan 12 minggu' })).toContainText(
      rupiahOf(before?.revenue ?? 0),
    );
    await page.getByRole('link', { name: /^Lihat [\d.]+ pesanan/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Pesanan selesai');
    const orders = page.getByRole('list', { name: 'Pesanan' }).getByRole('listitem');
    await expect(orders).toHaveCount(Math.min(20, before?.orders ?? 0));
  },
);

test(
  'performance says what lifts the score, and which orders cost it [RT-17]',
  inBoth,
  async ({ page, server, signedIn }) => {
    const { store_id, call } = await countedStore(server);
    const judged = await call('GET /api/stores/seller-performance', { query: { store_id } });
    await signedIn('owner');
    await page.goto(`/seller/performance?store_id=${store_id}`);
    const score = judged.score === null ? 'Belum ada skor' : /^Skor /;
    await expect(page.getByRole('img', { name: score })).toBeVisible();
    const numbers = page.getByRole('list', { name: 'Yang dinilai' }).getByRole('listitem');
    await expect(numbers).toHaveCount(6);
    const costly = judged.numbers.find(({ kind, lift }) => lift && kind !== 'CHAT');
    if (!costly) throw new Error('a demo in which nothing ever goes wrong');
    await page
      .getByRole('link', { name: new RegExp(`menurunkannya.*${titles[costly.kind]}`) })
      .click();
    await expectAddress(page, '/seller/analytics/orders', { kind: costly.kind, store_id });
    await expect(page.getByRole('list', { name: 'Pesanan' })).toBeVisible();
  },
);

test(
  'a buyer is found, opened and written about [RT-18]',
  onDesk,
  async ({ page, server, signedIn }) => {
    const { store_id, call } = await countedStore(server);
    const query = { store_id };
    const [buyer] = (await call('GET /api/stores/buyer-analytics', { query })).data;
    if (!buyer) throw new Error('nobody has bought');
    await signedIn('owner');
    await page.goto(`/seller/buyer-analytics?store_id=${store_id}`);
    await page.getByLabel('Cari pembeli').fill(buyer.buyer_name);
    const rows = page.getByRole('table', { name: 'Pembeli' });
    await expect(rows).toContainText(rupiahOf(buyer.amount));
    await rows.getByRole('link', { name: buyer.buyer_name }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: buyer.buyer_name })).toBeVisible();
    const note = `Telepon dulu sebelum antar ${Date.now()}`;
    await page.getByLabel('Tentang pembeli ini').fill(note);
    await page.getByRole('button', { name: 'Simpan catatan' }).click();
    await expect(page.getByText('Catatan disimpan.')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Tentang pembeli ini')).toHaveValue(note);
  },
);
