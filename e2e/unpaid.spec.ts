import type { Page, Route } from '@playwright/test';
import { expectKept } from './device.ts';
import { withDots } from './inventory-shop.ts';
import {
  bringWorker,
  expect,
  expectAccessible,
  expectAddress,
  expectNoSideways,
  orderItems,
  test,
} from './journey.ts';
import { newcomerAtWork } from './newcomer.ts';
import { atWork, buyerAt, operatorAtWork, ownStore } from './over-the-api.ts';
import { inBoth } from './windows.ts';

const strip = (page: Page) => page.getByRole('link', { name: /^Menunggu pembayaran/ });
const waiting = (page: Page) =>
  page.getByRole('list', { name: 'Menunggu pembayaran' }).getByRole('listitem');
const heading = (page: Page) => page.getByRole('heading', { name: 'Menunggu pembayaran' });
const letGo = (page: Page, order_number: string) =>
  page.getByRole('button', { name: `Lepas stok pesanan #${order_number}` });
const sums = (count: number, amount: number) =>
  new RegExp(`${count} pesanan menahan stok Rp\\s${withDots(amount)}`);

/** A store in which nothing waits but what the journey orders, and its seller and buyer without a browser. */
async function quietStore(base: string, place: 0 | 2 | 3 | 4) {
  const { id: store_id } = await ownStore(base, place);
  const { call } = await atWork(base, 'owner');
  const unpaid = () => call('GET /api/orders/seller/unpaid', { query: { store_id } });
  for (const { order_id } of (await unpaid()).unpaid)
    await call('POST /api/orders/seller/release-unpaid', { body: { store_id, order_id } });
  const buyer = await buyerAt(base, store_id, 'buyer');
  const buying = await atWork(base, 'buyer');
  const { buyer_store_id } = buyer;
  return {
    store_id,
    unpaid,
    order: () => buyer.order({ payment_method: 'TRANSFER' }),
    cancel: buyer.cancel,
    claim: (order_id: string) =>
      buying.call('POST /api/orders/buyer/pay', { body: { buyer_store_id, order_id } }),
    verify: async (order_id: string) => {
      const operator = await operatorAtWork(base);
      await operator.call('POST /ops/payments/verify', { body: { store_id, order_id } });
    },
  };
}

test(
  'a seller sees over the list what holds stock without being paid, and lets it go',
  inBoth,
  async ({ page, server, signedIn, isMobile }) => {
    const { store_id, order, unpaid, cancel } = await quietStore(server, isMobile ? 0 : 2);
    const [first, second] = [await order(), await order()];
    await signedIn('owner');
    await page.goto(`/seller/orders?status=NEW&sort=newest&store_id=${store_id}`);
    await expect(strip(page)).toContainText(sums(2, first.total_amount + second.total_amount));
    await expectAccessible(page);
    await expectNoSideways(page);
    await strip(page).click();
    await expectAddress(page, '/seller/orders/unpaid', { store_id });
    await expect(heading(page)).toBeVisible();
    await expect(page).toHaveTitle('Menunggu pembayaran · Marketplace');
    await expect(waiting(page)).toHaveCount(2);
    const row = waiting(page).filter({ hasText: first.order_number });
    await expect(row).toContainText(first.buyer_name);
    await expect(row).toContainText(first.first_product_name);
    await expect(row).toContainText(
      /Bayar sebelum \d\d \S+ \d{4} \d\d:\d\d WI(B|TA|T)\. Sisa 1 jam/,
    );
    await expectAccessible(page);
    await expectNoSideways(page);

    await letGo(page, first.order_number).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Barangnya langsung bisa dijual lagi');
    await expectAccessible(page);
    await page.goBack();
    await expect(question).toBeHidden();
    await letGo(page, first.order_number).press('Enter');
    await page.getByRole('button', { name: 'Ya, lepas stok' }).press('Enter');
    await expect(waiting(page)).toHaveCount(1);
    await expect(letGo(page, second.order_number)).toBeFocused();
    await expect(page.getByText(sums(1, second.total_amount))).toBeVisible();
    expect((await unpaid()).unpaid.map(({ order_id }) => order_id)).toEqual([second.id]);

    // What others do shows by itself.
    await cancel(second.id);
    await expect(page.getByText('Tidak ada yang menunggu pembayaran')).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await expect(strip(page)).toHaveCount(0);
    const third = await order();
    await expect(strip(page)).toContainText(sums(1, third.total_amount));
    await cancel(third.id);
    await expect(strip(page)).toHaveCount(0);
  },
);

const hasPaid = ({ order_number }: { order_number: string }) =>
  `Pembeli pesanan #${order_number} baru saja menyatakan sudah membayar.`;

test.describe('somebody pays just then', () => {
  test.use({ expectedErrors: [/Failed to load resource.*(409|ERR_FAILED)/] });

  test('what is paid meanwhile goes on, and comes in as a new order', async ({
    page,
    server,
    signedIn,
  }) => {
    const { store_id, order, claim, verify } = await quietStore(server, 3);
    const paid = await order();
    await signedIn('owner');
    // Without the stream the page does not hear of the payment.
    await page.route('**/api/events/stream', (route) => route.abort());
    await page.goto(`/seller/orders/unpaid?store_id=${store_id}`);
    await letGo(page, paid.order_number).click();
    await claim(paid.id);
    await verify(paid.id);
    await page.getByRole('button', { name: 'Ya, lepas stok' }).click();
    await expect(page.getByText(hasPaid(paid))).toBeVisible();
    await expect(waiting(page)).toHaveCount(0);
    await page.goto(`/seller/orders?status=NEW&sort=newest&store_id=${store_id}`);
    await expect(orderItems(page).filter({ hasText: paid.order_number })).toBeVisible();
  });
});

test.describe('the stock cannot be let go just then', () => {
  test.use({ expectedErrors: [/Failed to load resource.*(500|ERR_FAILED)/] });

  for (const [how, fail, words] of [
    [
      'the line breaks',
      (route: Route) => route.abort(),
      'Server tidak dapat dihubungi. Coba lagi.',
    ],
    [
      'the server fails',
      (route: Route) => route.fulfill({ status: 500 }),
      'Terjadi gangguan sistem. Coba lagi.',
    ],
  ] as const)
    test(`it is said, and the order is still there to be let go: ${how}`, async ({
      page,
      server,
      signedIn,
    }) => {
      const { store_id, order } = await quietStore(server, 4);
      const { order_number } = await order();
      await signedIn('owner');
      await page.goto(`/seller/orders/unpaid?store_id=${store_id}`);
      await page.route('**/release-unpaid', fail);
      const release = async () => {
        await letGo(page, order_number).click();
        await page.getByRole('button', { name: 'Ya, lepas stok' }).click();
        await expect(page.getByRole('alertdialog')).toBeHidden();
      };
      await release();
      await expect(page.getByText(words)).toBeVisible();
      await page.unroute('**/release-unpaid');
      await release();
      await expect(page.getByText(`Stok pesanan #${order_number} dilepas.`)).toBeVisible();
    });
});

test('what a buyer says to have paid waits for who looks for it, and cannot be let go', async ({
  page,
  server,
  signedIn,
}) => {
  const { store_id, order, claim, verify } = await quietStore(server, 3);
  const placed = await order();
  await signedIn('owner');
  await page.goto(`/seller/orders/unpaid?store_id=${store_id}`);
  const row = waiting(page).filter({ hasText: placed.order_number });
  // Who is just being asked about it hears why the question is gone.
  await letGo(page, placed.order_number).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await claim(placed.id);
  await expect(page.getByText(hasPaid(placed))).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(row).toContainText('Menunggu verifikasi');
  await expect(letGo(page, placed.order_number)).toHaveCount(0);
  await expectAccessible(page);
  await verify(placed.id);
  await expect(row).toHaveCount(0);
});

test('all stores are looked at together, and who may only look lets nothing go', async ({
  page,
  server,
  signedIn,
  context,
}) => {
  const { store_id, order, cancel } = await quietStore(server, 3);
  const placed = await order();
  await signedIn('owner');
  await page.goto('/seller/orders/unpaid?store_id=-1');
  const row = waiting(page).filter({ hasText: placed.order_number });
  await expect(row).toContainText(placed.store_name);
  await expect(letGo(page, placed.order_number)).toBeEnabled();
  const viewer = await newcomerAtWork(server, store_id, 'VIEWER');
  const other = await context.newPage();
  await other.addInitScript(
    (token) => localStorage.setItem('marketplace.auth_token', token),
    viewer.token,
  );
  await page.close();
  await other.goto(`/seller/orders/unpaid?store_id=${store_id}`);
  await expect(waiting(other).filter({ hasText: placed.order_number })).toBeVisible();
  await expect(other.getByText(/pengamat, hanya dapat melihat/)).toBeVisible();
  await expect(other.getByRole('button', { name: /^Lepas stok/ })).toHaveCount(0);
  await expectAccessible(other);
  await cancel(placed.id);
});

test('the stock of a product tells what of it is ordered and not paid', async ({
  page,
  server,
  signedIn,
}) => {
  const { store_id, order, cancel } = await quietStore(server, 4);
  const { call } = await atWork(server, 'owner');
  const placed = await order();
  const { data } = await call('GET /api/v2/inventories/list', {
    query: { store_id, query: placed.first_product_name },
  });
  const listing = data
    .flatMap(({ inventories }) => inventories)
    .find(
      ({ product_name, reserved_pieces }) =>
        placed.first_product_name.startsWith(product_name) && reserved_pieces > 0,
    );
  if (!listing) throw new Error('nothing is reserved');
  await signedIn('owner');
  await page.goto(`/seller/inventory/product/edit?id=${listing.id}&store_id=${store_id}`);
  await expect(page.getByText(/^[\d.]+ pcs dipesan, belum dibayar\./)).toBeVisible();
  await expectAccessible(page);
  await cancel(placed.id);
  await expect(page.getByText(/belum dibayar/)).toHaveCount(0);
});

test.describe('without a signal', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load resource/],
  });

  test('the last known ones are there, and why nothing can be let go', async ({
    page,
    context,
    server,
    signedIn,
  }) => {
    const { store_id, order, cancel } = await quietStore(server, 3);
    const placed = await order();
    await signedIn('owner');
    await page.goto(`/seller/orders/unpaid?store_id=${store_id}`);
    await expect(waiting(page).filter({ hasText: placed.order_number })).toBeVisible();
    await bringWorker(page);
    await expectKept(page, 'answers', placed.order_number);
    await context.setOffline(true);
    await page.reload();
    await expect(waiting(page).filter({ hasText: placed.order_number })).toBeVisible();
    await expect(letGo(page, placed.order_number)).toBeDisabled();
    await expect(page.getByText('Perlu sinyal.')).toBeVisible();
    await expect(page.getByText(/^Tanpa sinyal/)).toBeVisible();
    await context.setOffline(false);
    await expect(letGo(page, placed.order_number)).toBeEnabled();
    await cancel(placed.id);
  });
});
