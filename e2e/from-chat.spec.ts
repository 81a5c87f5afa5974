import {
  expect,
  expectAccessible,
  expectNoSideways,
  expectReadableInDark,
  test,
} from './journey.ts';
import { atWork, buyerAt, ownStore } from './over-the-api.ts';

test.use({ expectedErrors: [/40[039] \((Bad Request|Forbidden|Conflict)\)/] });

test('a chat is pasted, looked at, sent as a link, and confirmed by its buyer once', async ({
  page,
  browser,
  signedIn,
  server,
}) => {
  const { id: store_id } = await ownStore(server, 1);
  const { call } = await atWork(server, 'owner');
  const buyer = await buyerAt(server, store_id);
  await buyer.cancel((await buyer.order()).id);
  const goods = await call('GET /api/inventories/list', { query: { store_id, state: 'ACTIVE' } });
  const [listing] = goods.data;
  if (!listing) throw new Error('nothing is for sale');
  const name = `${listing.product_name} ${listing.variant_name}`.trim();

  await signedIn('owner');
  await page.goto(`/seller/orders/from-chat?store_id=${store_id}`);
  await page.getByRole('link', { name: 'Tempel chat' }).click();
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Tempel chat pesanannya dulu')).toBeVisible();
  await page
    .getByLabel('Tempel chat pembeli')
    .fill(`Pagi bos 🙏\n${name} 1 ${listing.uom_name}\nbarang ajaib 3 dus`);
  await page.getByRole('button', { name: 'Baca pesanan' }).click();
  await expect(page.getByText('2 baris, ')).toBeVisible();
  await expect(page.getByText('1 baris tidak dianggap pesanan')).toBeVisible();
  await expectAccessible(page);
  await expectReadableInDark(page);
  await expectNoSideways(page);
  await page.getByRole('button', { name: /^Hapus baris barang ajaib/ }).click();
  const right = page.getByRole('button', { name: 'Sudah benar' });
  if (await right.isVisible()) await right.click();
  await page.getByLabel('Pengiriman').selectOption('BUYER_PICKUP');
  await page.getByRole('button', { name: 'Pilih pembeli' }).click();
  await page
    .getByRole('dialog')
    .getByRole('list', { name: 'Pembeli' })
    .getByRole('button')
    .first()
    .click();
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Pesanan dari chat disimpan.')).toBeVisible();
  await page.getByRole('button', { name: 'Buat tautan untuk pembeli' }).click();
  const share = page.getByRole('link', { name: 'Kirim lewat WhatsApp' });
  await expect(share).toBeVisible();
  await expectAccessible(page);
  await expectNoSideways(page);
  const text = new URL((await share.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  const address = text.slice(text.indexOf('http'));

  const theirs = await browser.newContext({ viewport: { width: 360, height: 800 } });
  const theirPage = await theirs.newPage();
  await theirPage.goto(address);
  await expect(theirPage.getByText(name).first()).toBeVisible();
  await expectAccessible(theirPage);
  await expectReadableInDark(theirPage);
  await expectNoSideways(theirPage);
  const confirm = theirPage.getByRole('button', { name: /^Konfirmasi 1 barang/ });
  await expect(theirPage.getByText('Bayar di tempat (COD)')).toBeVisible();
  await confirm.dblclick();
  await expect(
    theirPage.getByRole('heading', { name: 'Pesanan sudah dikonfirmasi' }),
  ).toBeVisible();
  await expect(theirPage.getByText(name)).toHaveCount(0);
  await theirs.close();

  // The seller's page hears of it by itself.
  await expect(page.getByRole('link', { name: /^Buka pesanan PO-/ })).toBeVisible();
});

test('a link that was cut off or guessed shows why, and nothing else', async ({ page }) => {
  await page.goto('/pesanan#1.AAAA');
  await expect(page.getByText('Tautan ini terpotong')).toBeVisible();
  await page.goto(`/pesanan#1.${'A'.repeat(43)}`);
  await expect(page.getByText('Tautan ini tidak dikenal.')).toBeVisible();
  await expectAccessible(page);
  await expectReadableInDark(page);
});
