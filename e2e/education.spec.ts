import { randomUUID } from 'node:crypto';
import { expectKept } from './device.ts';
import { bringWorker, expect, test } from './journey.ts';

import { buyerAt, operatorAtWork, ownStore } from './over-the-api.ts';
import { inBoth } from './windows.ts';

test('what there is to learn is found by words, read with pictures, judged, and leads on [RT-15]', async ({
  page,
  signedIn,
}) => {
  await signedIn('owner');
  await page.goto('/seller/more');
  await page.getByRole('link', { name: /^Pusat belajar/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Pesanan', exact: true })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Cari panduan' }).fill('jatuh tempo cicil');
  await expect(page.getByRole('status').filter({ hasText: '1 panduan' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Cari panduan' }).fill('barcode');
  await page.getByRole('link', { name: /^Menambah produk/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Menambah produk' })).toBeVisible();
  await expect(
    page.getByRole('img', { name: 'Hasil pencarian dengan harga di kota Anda' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Belum' }).click();
  await page.getByLabel('Apa yang kurang?').fill('Contoh satuan');
  await page.getByRole('button', { name: 'Kirim' }).click();
  await expect(page.getByText('Terima kasih. Kami membacanya.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Belum' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: /^Harga, harga bertingkat/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Harga, harga/ })).toBeVisible();
});

test('what an operator writes is text, whatever it looks like [RT-15]', async ({
  page,
  server,
  signedIn,
}) => {
  const slug = `uji-${randomUUID()}`;
  const { call } = await operatorAtWork(server, 'support');
  const body = [
    '<script>window.hacked = true</script>',
    '<img src=x onerror="window.hacked = true">',
    '[klik](javascript:window.hacked=true)',
    '**Tebal** dan [pesanan](/seller/orders).',
  ].join('\n\n');
  const page_ = {
    slug,
    version: 0,
    topic: 'ORDERS',
    title: 'Uji tulisan',
    place: 9_000,
    body,
  } as const;
  await call('POST /ops/help/save', { body: { kind: 'ARTICLE', ...page_ } });
  await call('POST /ops/help/save', { body: { kind: 'FAQ', ...page_ } });
  await signedIn('owner');
  await page.goto(`/seller/education-center/article?slug=${slug}`);
  await expect(page.getByText('<script>window.hacked = true</script>')).toBeVisible();
  await page.getByText('[klik](javascript:window.hacked=true)').click();
  await expect(page.getByRole('article').getByRole('link')).toHaveCount(1);
  await page.goto('/seller/faq');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  await call('POST /ops/help/remove', { body: { kind: 'ARTICLE', slug } });
  await call('POST /ops/help/remove', { body: { kind: 'FAQ', slug } });
});

test.describe('without a signal', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load resource/],
  });

  test('what was opened once is read again [RT-15]', async ({ page, context, signedIn }) => {
    await signedIn('owner');
    await page.goto('/seller/education-center/article?slug=bekerja-tanpa-sinyal');
    await expect(page.getByRole('heading', { level: 2, name: 'Yang bisa dibaca' })).toBeVisible();
    await expectKept(page, 'answers', 'Yang bisa dikerjakan');
    await bringWorker(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 2, name: 'Yang bisa dibaca' })).toBeVisible();
    await context.setOffline(false);
  });
});

test(
  'help knows where somebody is, which order it is about, and takes what is wrong there [API-78]',
  inBoth,
  async ({ page, server, signedIn }) => {
    const { id: store_id } = await ownStore(server, 1);
    const order = await (await buyerAt(server, store_id)).order();
    await signedIn('owner');
    await page.goto(`/seller/orders/detail?orderId=${order.id}&store_id=${store_id}`);
    await page.getByRole('link', { name: 'Bantuan', exact: true }).click();
    await expect(page.getByRole('link', { name: /^Menerima atau menolak pesanan/ })).toBeVisible();
    await expect(page.getByText(`Tentang pesanan #${order.order_number}.`)).toBeVisible();
    await expect(page.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
      'href',
      new RegExp(encodeURIComponent(`#${order.order_number}`)),
    );
    const note = `Tombolnya tertutup ${randomUUID()}`;
    await page.getByRole('button', { name: 'Kirim laporan' }).click();
    await expect(page.getByText('Tulis keterangan, paling sedikit 5 huruf.')).toBeVisible();
    await page.getByLabel('Tidak berfungsi').check();
    await page.getByLabel('Ceritakan singkat').fill(note);
    await page.getByRole('button', { name: 'Kirim laporan' }).click();
    await expect(page.getByText('Laporan Anda dibaca oleh tim kami.')).toBeVisible();
    const { call } = await operatorAtWork(server, 'support');
    const { data } = await call('GET /ops/content-reports/list', { query: { page_size: 100 } });
    expect(data.find((each) => each.note === note)).toMatchObject({
      place: `/seller/orders/detail?orderId=${order.id}&store_id=${store_id}`,
      problem: 'BROKEN',
      store_id,
    });
    await page.getByRole('link', { name: 'Kembali' }).click();
    await expect(page).toHaveURL(/\/seller\/orders\/detail/);
  },
);
