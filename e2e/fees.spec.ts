import sharp from 'sharp';
import { expect, expectAccessible, expectAddress, rupiahOf, test } from './journey.ts';
import { atWork } from './over-the-api.ts';
import { inBoth } from './windows.ts';

/** A store of the demo whose fees the journeys have to themselves. */
async function storeNamed(base: string, name: string) {
  const { call } = await atWork(base, 'owner');
  const { stores } = await call('GET /api/stores/list', {});
  const store = stores.find((each) => each.name === name);
  if (!store) throw new Error(`the demo has no ${name}`);
  return { store_id: store.id, call };
}

test(
  'a week of fees opens into its orders, and an order into its lines; every sum adds up [RT-24] [RT-25] [RT-66]',
  inBoth,
  async ({ page, signedIn, server }) => {
    const { store_id, call } = await storeNamed(server, 'Grosir Sembako Maju Jaya');
    const { data } = await call('GET /api/fee-collections/list', { query: { store_id } });
    const [week] = data;
    if (!week) throw new Error('the demo has no fees');
    await signedIn('owner');
    await page.goto('/seller/more');
    await page.getByRole('link', { name: /^Tagihan biaya/ }).click();
    await page.goto(`/seller/fee-collections?store_id=${store_id}`);
    const weeks = page.getByRole('list', { name: 'Tagihan biaya' }).getByRole('listitem');
    await expect(weeks.first()).toContainText(rupiahOf(week.amount));
    await weeks.first().getByRole('link').click();
    await expectAddress(page, '/seller/fee-collections/transactions', {
      feeCollectionId: week.id,
      store_id,
    });
    await expect(page.getByText(rupiahOf(week.amount)).first()).toBeVisible();
    const { fee_amount, tax_amount, correction_amount, claims_amount, credit_amount } = week;
    const owed = fee_amount + tax_amount + correction_amount + claims_amount;
    expect(owed - credit_amount).toBe(week.amount);
    await expectAccessible(page);
    const orders = page.getByRole('list', { name: 'Pesanan di tagihan ini' });
    await orders.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/transactions\/detail\?.*transactionId=\d+/);
    await expect(page.getByText('Dihitung per barang')).toBeVisible();
    await expect(page.getByText(/\d% dari Rp/).first()).toBeVisible();
    await page.getByRole('link', { name: 'Lihat pesanan' }).click();
    await expect(page).toHaveURL(
      new RegExp(`/seller/orders/detail\\?orderId=\\d+&store_id=${store_id}$`),
    );
  },
);

test('addresses about no week, order or payment lead to the orders [RT-60]', async ({
  page,
  signedIn,
}) => {
  await signedIn('smallOwner');
  for (const path of [
    'transactions',
    'transactions/detail?feeCollectionId=1',
    'payment?paymentId=x',
  ]) {
    await page.goto(`/seller/fee-collections/${path}`);
    await expect(page).toHaveURL(/\/seller\/orders\?/);
  }
});

test('what is owed is paid with one transfer, and its proof goes to be looked at', async ({
  page,
  signedIn,
  server,
}) => {
  const { store_id, call } = await storeNamed(server, 'Agen Sembako Cahaya Baru');
  const owed = await call('GET /api/users/seller-fee-state/get', { query: { store_id } });
  await signedIn('owner');
  await page.goto(`/seller/fee-collections?store_id=${store_id}`);
  await expect(page.getByText(/sudah lewat jatuh tempo/).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Bayar ${rupiahOf(owed.due_amount)}` }).click();
  await expect(page).toHaveURL(/\/seller\/fee-collections\/payment\?.*paymentId=\d+/);
  await expect(page.getByText('Transfer tepat sampai rupiah terakhir')).toBeVisible();
  await expect(page.getByText('atas nama PT Marketplace Nusantara')).toBeVisible();
  await page.getByRole('button', { name: 'Kirim Bukti' }).click();
  await expect(page.getByText('Lampirkan foto atau PDF buktinya.')).toBeVisible();
  await expect(page.getByText('Wajib diisi.')).toBeVisible();
  await expectAccessible(page);
  const buffer = await sharp({
    create: { width: 900, height: 1600, channels: 3, background: '#263' },
  })
    .jpeg()
    .toBuffer();
  await page
    .getByLabel('Ambil atau pilih foto atau PDF')
    .setInputFiles({ name: 'bukti.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByAltText('Foto yang akan dikirim')).toBeVisible();
  await page.getByLabel('Nomor referensi').fill('TRX 0099 1');
  await page.getByRole('button', { name: 'Kirim Bukti' }).click();
  await expect(page.getByText(/Bukti terkirim .*, sedang diperiksa\./)).toBeVisible();
  await page.getByRole('link', { name: 'Ke daftar tagihan' }).click();
  await expect(page.getByText('Sedang diperiksa').first()).toBeVisible();
  const after = await call('GET /api/users/seller-fee-state/get', { query: { store_id } });
  expect(after.blocks_new_orders).toBe(false);
});

test('a payment that nothing was sent for is taken back, and its weeks can be paid anew', async ({
  page,
  signedIn,
  server,
}) => {
  const { store_id } = await storeNamed(server, 'Grosir Pasundan Makmur');
  await signedIn('owner');
  await page.goto(`/seller/fee-collections?store_id=${store_id}`);
  await page.getByRole('button', { name: /^Bayar Rp/ }).click();
  await page.getByRole('button', { name: 'Batalkan pembayaran ini' }).click();
  await page.getByRole('button', { name: 'Ya, batalkan' }).click();
  await expect(page.getByText(/Jangan transfer ke sini lagi/)).toBeVisible();
  await page.getByRole('link', { name: 'Ke daftar tagihan' }).click();
  await expect(page.getByRole('button', { name: /^Bayar Rp/ })).toBeVisible();
});
