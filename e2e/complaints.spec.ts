import sharp from 'sharp';
import { expect, expectAccessible, expectAddress, rupiahOf, test } from './journey.ts';
import { acceptedOrder, complainedOrder, orderNow } from './orders-under-way.ts';
import { atWork, ownStore } from './over-the-api.ts';
import { inBoth } from './windows.ts';

const aPhoto = async (background: string) => ({
  name: 'foto.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

test(
  'a complaint is found, read with its deadline, and answered with money back [RT-40] [EN-12] [RP-06] [ST-21]',
  inBoth,
  async ({ page, signedIn, server }) => {
    const { id: store_id } = await ownStore(server, 4);
    const { order, complaint, buyer } = await complainedOrder(server, store_id);
    await signedIn('owner');
    const flags: (string | null)[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.startsWith('/api/complaints/')) flags.push(searchParams.get('is_seller'));
    });
    await page.goto(`/seller/orders/detail?orderId=${order.id}&store_id=${store_id}`);
    await page.getByRole('link', { name: 'Lihat komplain' }).click();
    await expectAddress(page, '/seller/complaints', { orderId: order.id, store_id });
    const row = page.getByRole('list', { name: 'Komplain' }).getByRole('listitem');
    await expect(row).toHaveCount(1);
    await expect(row).toContainText('Barang rusak');
    await expect(row).toContainText(/Sisa \d/);
    await expectAccessible(page);
    await row.getByRole('link').click();
    await expectAddress(page, '/seller/orders/complaints/detail', {
      orderId: order.id,
      complaintId: complaint.id,
      store_id,
    });
    await expect(page.getByText('Kemasan penyok dan isinya tumpah')).toBeVisible();
    expect(new Set(flags)).toEqual(new Set(['true']));

    const send = page.getByRole('button', { name: /^(Kirim|Tawarkan)/ });
    await send.click();
    await expect(page.getByText('Wajib diisi.')).toBeVisible();
    await page.getByRole('radio', { name: /^Kembalikan uang/ }).check();
    const amount = page.getByLabel('Uang kembali', { exact: true });
    await amount.fill('999.999.999');
    await send.click();
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await amount.fill('2.000');
    await page.getByLabel(/^Pesan untuk pembeli/).fill('Maaf, kami ganti sebagian');
    await page.getByLabel('Ambil atau pilih foto').setInputFiles(await aPhoto('#c33'));
    await expect(page.getByRole('img', { name: 'Foto 1' })).toBeVisible();
    await page.getByLabel('Tambah foto').setInputFiles(await aPhoto('#3c3'));
    await expect(page.getByRole('img', { name: 'Foto 2' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: `Tawarkan ${rupiahOf(2000)} kembali` }).click();
    await expect(page.getByText('Menunggu pembeli').first()).toBeVisible();
    await expect(page.getByRole('link').getByRole('img', { name: 'Foto 2' })).toBeVisible();

    const { buyer_store_id } = buyer;
    const its = { buyer_store_id, order_id: order.id, complaint_id: complaint.id };
    await buyer.call('POST /api/complaints/buyer/accept-offer', { body: its });
    await expect(page.getByText('Penawaran diterima')).toBeVisible();
    expect((await orderNow(server, order))?.fulfilment_status).toBe('COMPLETED');
  },
);

test('a complaint is refused with a reason, and the marketplace looks at it', async ({
  page,
  signedIn,
  server,
}) => {
  const { id: store_id } = await ownStore(server, 4);
  const { order, complaint } = await complainedOrder(server, store_id);
  await signedIn('owner');
  const address = `/seller/orders/complaints/detail?orderId=${order.id}&complaintId=${complaint.id}&store_id=${store_id}`;
  await page.goto(address);
  await page.getByRole('radio', { name: /^Saya tidak setuju/ }).check();
  const send = page.getByRole('button', { name: 'Kirim Bantahan' });
  await send.click();
  const why = page.getByLabel('Mengapa tidak setuju?');
  await expect(why).toHaveAttribute('aria-invalid', 'true');
  await why.fill('Barang dicek bersama saat diambil');
  // What is written survives the page.
  await page.reload();
  await expect(why).toHaveValue('Barang dicek bersama saat diambil');
  await send.click();
  await expect(page.getByText('Ditinjau').first()).toBeVisible();
  await expect(page.getByText('Komplain dibantah')).toBeVisible();
});

test(
  'something wrong with an order is reported with a photo, followed and taken back [RT-39] [API-27]',
  inBoth,
  async ({ page, signedIn, server }) => {
    const { id: store_id } = await ownStore(server, 4);
    const order = await acceptedOrder(server, store_id);
    await signedIn('owner');
    await page.goto(`/seller/orders/detail?orderId=${order.id}&store_id=${store_id}`);
    await page.getByRole('link', { name: 'Laporkan masalah' }).click();
    await expectAddress(page, '/seller/orders/complaints/add', { orderId: order.id, store_id });
    await page.getByRole('button', { name: 'Kirim Laporan' }).click();
    await expect(page.getByLabel('Ceritakan kejadiannya')).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('radio', { name: 'Alamat salah' }).check();
    await page.getByLabel('Ceritakan kejadiannya').fill('Nomor rumah tidak ada di jalan itu');
    await page.getByLabel('Ambil atau pilih foto').setInputFiles(await aPhoto('#36c'));
    await expect(page.getByRole('img', { name: 'Foto 1' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Kirim Laporan' }).click();
    await expect(page).toHaveURL(/\/seller\/orders\/complaints\/detail/);
    await expect(page.getByText('Nomor rumah tidak ada di jalan itu')).toBeVisible();
    expect((await orderNow(server, order))?.fulfilment_status).toBe('PROCESSING');
    await page.getByRole('button', { name: 'Cabut laporan' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cabut Laporan' }).click();
    await expect(page.getByText('Dicabut').first()).toBeVisible();
  },
);

test.describe('a refusal', () => {
  test.use({ expectedErrors: [/409/] });

  test('what the server says of a complaint is shown as it says it [ER-14]', async ({
    page,
    signedIn,
    server,
  }) => {
    const { id: store_id } = await ownStore(server, 4);
    const order = await acceptedOrder(server, store_id);
    const { call } = await atWork(server, 'owner');
    const body = {
      store_id,
      order_id: order.id,
      kind: 'OTHER',
      description: 'Sudah dilaporkan oleh teman',
    } as const;
    await signedIn('owner');
    await page.goto(`/seller/orders/complaints/add?orderId=${order.id}&store_id=${store_id}`);
    await page.getByRole('radio', { name: 'Lainnya' }).check();
    await page.getByLabel('Ceritakan kejadiannya').fill('Pembeli minta ganti alamat');
    await call('POST /api/complaints/seller/register', { body });
    await page.getByRole('button', { name: 'Kirim Laporan' }).click();
    await expect(
      page.getByText('Sudah ada komplain yang belum selesai untuk pesanan ini.'),
    ).toBeVisible();
    await expect(page.getByLabel('Ceritakan kejadiannya')).toHaveValue(
      'Pembeli minta ganti alamat',
    );
  });
});

test('a complaint without its ids leads to the orders [RT-40] [RT-60]', async ({
  page,
  signedIn,
}) => {
  await signedIn('owner');
  await page.goto('/seller/orders/complaints/detail?orderId=12');
  await expect(page).toHaveURL(/\/seller\/orders(\?|$)/);
  await page.goto('/seller/orders/complaints/add');
  await expect(page).toHaveURL(/\/seller\/orders(\?|$)/);
});
