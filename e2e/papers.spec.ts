import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, expectAddress, rupiahOf, test } from './journey.ts';
import { acceptedOrder, shippedOrder } from './orders-under-way.ts';
import { buyerAt, ownStore } from './over-the-api.ts';
import { inBoth } from './windows.ts';

/** An order without an invoice answers 409, and without a signal nothing answers. */
test.use({
  expectedErrors: [/^Failed to load resource: .*(status of 409|net::ERR_INTERNET_DISCONNECTED)/],
});

const papers = [
  ...['Faktur', 'Surat jalan', 'Label A6', 'Label 80 mm', 'Struk 58 mm', 'Struk 80 mm'],
  'Daftar ambil barang',
];

const invoiceAddress = (id: string, store_id: string) =>
  `/seller/orders/invoice?orderId=${id}&store_id=${store_id}`;

test(
  'from an order to its invoice, and every paper as a file [API-61]',
  inBoth,
  async ({ page, signedIn, server }) => {
    const { id: store_id } = await ownStore(server, 4);
    const order = await shippedOrder(server, store_id);
    await signedIn('owner');
    await page.goto(`/seller/orders/detail?orderId=${order.id}&store_id=${store_id}`);
    await page.getByRole('link', { name: 'Faktur dan cetak' }).click();
    await expectAddress(page, '/seller/orders/invoice', { orderId: order.id, store_id });
    await expect(page.getByRole('heading', { name: /^INV\/20\d\d\/\d{6}$/ })).toBeVisible();
    await expect(page.getByText(rupiahOf(order.total_amount)).first()).toBeVisible();
    await expect(page.getByText(/^Terbilang: .* rupiah$/)).toBeVisible();
    await expectAccessible(page);
    for (const name of papers) {
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
      const file = await readFile(await (await saving).path());
      expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    }
    const sharing = page.getByRole('link', { name: 'Kirim lewat WhatsApp' });
    await expect(sharing).toHaveAttribute('target', '_blank');
    await expect(sharing).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=.*shared-invoice/);
  },
);

test('an order that was not accepted has no invoice yet, but labels [API-61]', async ({
  page,
  signedIn,
  server,
}) => {
  const { id: store_id } = await ownStore(server, 4);
  const { id } = await (await buyerAt(server, store_id)).order();
  await signedIn('owner');
  await page.goto(invoiceAddress(id, store_id));
  await expect(page.getByText(/^Faktur dibuat setelah pesanan diterima/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Label A6/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Faktur/ })).toHaveCount(0);
});

test('an invoice that was seen can be printed without a signal; a PDF cannot be made [API-61]', async ({
  page,
  context,
  signedIn,
  server,
}) => {
  const { id: store_id } = await ownStore(server, 4);
  const { id } = await shippedOrder(server, store_id);
  await signedIn('owner');
  await page.goto(invoiceAddress(id, store_id));
  const number = page.getByRole('heading', { name: /^INV\// });
  await expect(number).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Label A6/ }).click();
  await expect(page.getByText('Butuh internet untuk membuat PDF.')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(number).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Faktur', exact: true })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link')).toHaveCount(0);
});

test('before the goods leave it is a pro forma without a number [API-61]', async ({
  page,
  signedIn,
  server,
}) => {
  const { id: store_id } = await ownStore(server, 4);
  const { id } = await acceptedOrder(server, store_id);
  await signedIn('owner');
  await page.goto(invoiceAddress(id, store_id));
  await expect(page.getByRole('heading', { name: 'Faktur pro forma' })).toBeVisible();
  await expect(page.getByText(/^Belum bernomor/)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^INV/ })).toHaveCount(0);
});
