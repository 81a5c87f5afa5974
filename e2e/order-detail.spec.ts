import type { Page } from '@playwright/test';
import { expectKept } from './device.ts';
import {
  expect,
  expectAccessible,
  expectAddress,
  expectNoSideways,
  orderItems,
  rupiahOf,
  test,
} from './journey.ts';
import { shippedOrder } from './orders-under-way.ts';
import { atWork, buyerAt, ownStore } from './over-the-api.ts';
import { inBoth } from './windows.ts';

/** With several things in it; nobody changes what is done with. */
async function completedOrder(base: string) {
  const { call } = await atWork(base, 'owner');
  const query = { select_all_seller_store: true, status: ['COMPLETED' as const], page_size: 100 };
  const { data } = await call('GET /api/orders/info/list', { query });
  const order = data.find(({ total_product_unit }) => total_product_unit > 1);
  if (!order) throw new Error('no order is completed');
  const { id: order_id, store_id } = order;
  const detail = await call('GET /api/orders/detail', { query: { order_id, store_id } });
  return { order, detail };
}

const addressOf = ({ id, store_id }: { id: string; store_id: string }) =>
  `/seller/orders/detail?orderId=${id}&store_id=${store_id}`;

const detailCalls = (page: Page) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/orders/detail')) calls.push(request.url());
  });
  return calls;
};

test(
  'an order by its address: buyer, goods, totals that add up, what happened and when [RT-31] [BC-04]',
  inBoth,
  async ({ page, signedIn, server }) => {
    const { order, detail } = await completedOrder(server);
    await signedIn('owner');
    await page.goto(addressOf(order));
    const heading = page.getByRole('heading', { level: 1, name: `Pesanan #${order.order_number}` });
    await expect(heading).toBeVisible();
    const goods = page.getByRole('list', { name: `${detail.lines.length} produk` });
    await expect(goods.getByRole('listitem')).toHaveCount(detail.lines.length);
    for (const { product_name, line_total } of detail.lines) {
      const line = goods.getByRole('listitem').filter({ hasText: product_name }).first();
      await expect(line).toContainText(rupiahOf(line_total));
    }
    expect(detail.subtotal + detail.shipping_fee).toBe(order.total_amount);
    await expect(page.getByText(rupiahOf(order.total_amount)).first()).toBeVisible();
    await expect(page.getByText(/^Pembeli (lama|baru) · /)).toBeVisible();
    const steps = page.getByRole('list', { name: 'Riwayat' }).getByRole('listitem');
    await expect(steps).toHaveCount(detail.timeline.length);
    await expect(steps.first()).toContainText(/\d\d [A-Z][a-z]{2} 20\d\d \d\d:\d\d WI(B|TA|T), /);
    await expect(page.getByRole('link', { name: /^Telepon/ })).toHaveAttribute(
      'href',
      `tel:${detail.buyer.phone_number}`,
    );
    await expect(page.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
      'href',
      new RegExp(`^https://wa\\.me/62\\d+\\?text=.*${order.order_number}`),
    );
    await expectAccessible(page);
    await expectNoSideways(page);
    await page.getByRole('link', { name: 'Pesanan', exact: true }).last().click();
    await expect(orderItems(page).first()).toBeVisible();
  },
);

test('a long order comes in part, and whole when it is asked for', async ({
  page,
  signedIn,
  server,
}) => {
  const { id: seller_store_id } = await ownStore(server, 3);
  const { call } = await atWork(server, 'buyer');
  const { stores } = await call('GET /api/stores/list', {});
  const sides = { buyer_store_id: stores[0]?.id ?? '', seller_store_id };
  const pages = await Promise.all(
    [1, 2, 3].map((page) =>
      call('GET /api/inventories/for-sale', { query: { ...sides, page, page_size: 100 } }),
    ),
  );
  // One unit of each product, since its units share what there is of it.
  const goods = new Map(pages.flatMap(({ data }) => data).map((row) => [row.product_id, row]));
  const lines = [...goods.values()].map(({ inventory_id, minimum_order }) => ({
    inventory_id,
    quantity: minimum_order,
  }));
  const terms = { payment_method: 'COD', delivery: 'BUYER_PICKUP' } as const;
  const body = { ...sides, ...terms, lines: lines.slice(0, 64) };
  const { order } = await call('POST /api/orders/create', { body });
  await signedIn('owner');
  await page.goto(addressOf(order));
  const shown = page.getByRole('list', { name: '64 produk' }).getByRole('listitem');
  await expect(shown).toHaveCount(50);
  await page.getByRole('button', { name: 'Tampilkan semua 64 produk' }).click();
  await expect(shown).toHaveCount(64);
  await shown.last().scrollIntoViewIfNeeded();
  await expect(shown.last()).toBeInViewport();
  await expectAccessible(page);
});

test('the number of an order can be copied', async ({ page, context, signedIn, server }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { order } = await completedOrder(server);
  await signedIn('owner');
  await page.goto(addressOf(order));
  await page.getByRole('button', { name: 'Salin nomor' }).click();
  await expect(page.getByText(`Nomor pesanan ${order.order_number} disalin.`)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(order.order_number);
});

test.describe('what cannot be shown', () => {
  test.use({ expectedErrors: [/status of 40[34]/] });

  test('an address without an order leads to the list; one of nobody’s is explained [RT-60] [RT-31]', async ({
    page,
    signedIn,
  }) => {
    await signedIn('smallOwner');
    for (const search of ['', '?orderId=', '?orderId=undefined']) {
      await page.goto(`/seller/orders/detail${search}`);
      await expect(page).toHaveURL(/\/seller\/orders\?store_id=\d+$/);
      await expect(orderItems(page).first()).toBeVisible();
    }
    await page.goto('/seller/orders/detail?orderId=999999999');
    await expect(page.getByRole('heading', { name: 'Pesanan tidak ditemukan' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Lihat semua pesanan' }).click();
    await expect(orderItems(page).first()).toBeVisible();
  });
});

test(
  'a change over the stream shows at once, with the time that is left; the step follows quietly [BC-05]',
  inBoth,
  async ({ page, signedIn, server, isMobile }) => {
    const { id: store_id } = await ownStore(server, 1);
    const buyer = await buyerAt(server, store_id);
    const order = await buyer.order();
    await signedIn('owner');
    const stream = page.waitForResponse('**/api/events/stream');
    await page.goto(
      isMobile
        ? addressOf(order)
        : `/seller/orders?status=NEW&store_id=${store_id}&orderId=${order.id}`,
    );
    const steps = page.getByRole('list', { name: 'Riwayat' }).getByRole('listitem');
    await expect(steps).toHaveCount(1);
    await expect(page.getByText(/Sisa 2[34] jam \d+ menit/).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Terima Pesanan' })).toBeInViewport();
    await stream;
    const calls = detailCalls(page);
    const { call } = await atWork(server, 'owner');
    const text = `Antar lewat belakang ${order.order_number}`;
    await call('POST /api/orders/seller/note', { body: { order_id: order.id, text } });
    await expect(page.getByRole('list', { name: 'Catatan tim' })).toContainText(text);
    expect(calls).toEqual([]);
    await buyer.cancel(order.id);
    await expect(page.getByText('Dibatalkan', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Terima Pesanan' })).toBeHidden();
    await expect(steps).toHaveCount(2);
    expect(calls).toHaveLength(1);
  },
);

test('a note is kept while it is typed, sent once, and stands for everybody', async ({
  page,
  signedIn,
  server,
}) => {
  const order = await shippedOrder(server, (await ownStore(server, 1)).id);
  const { call } = await atWork(server, 'owner');
  await signedIn('owner');
  await page.goto(addressOf(order));
  const field = page.getByLabel('Catatan baru');
  await page.getByRole('button', { name: 'Simpan catatan' }).click();
  await expect(page.getByText('Wajib diisi.')).toBeVisible();
  await field.fill('Titip di tetangga');
  await expectKept(page, 'drafts', 'Titip di tetangga');
  await page.reload();
  await expect(field).toHaveValue('Titip di tetangga');
  await page.getByRole('button', { name: 'Simpan catatan' }).click();
  const notes = page.getByRole('list', { name: 'Catatan tim' }).getByRole('listitem');
  await expect(notes.filter({ hasText: 'Hendra Wijaya' })).toContainText('Titip di tetangga');
  await expect(field).toHaveValue('');
  await expectAccessible(page);
  const query = { order_id: order.id, store_id: order.store_id };
  const { notes: kept } = await call('GET /api/orders/detail', { query });
  expect(kept.map(({ text }) => text)).toEqual(['Titip di tetangga']);
});

test('two taps save one note, and the second is not taken for an empty one', async ({
  page,
  signedIn,
  server,
}) => {
  const order = await shippedOrder(server, (await ownStore(server, 1)).id);
  await signedIn('owner');
  await page.goto(addressOf(order));
  await page.getByLabel('Catatan baru').fill('Dua ketukan');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/orders/seller/note')) sent.push(request.url());
  });
  // However long the page takes, the taps are those of one hurried thumb.
  await page.clock.setFixedTime(Date.now());
  const save = page.getByRole('button', { name: 'Simpan catatan' });
  await save.dblclick();
  await expect(page.getByLabel('Catatan baru')).toHaveValue('');
  await save.click();
  const notes = page.getByRole('list', { name: 'Catatan tim' }).getByRole('listitem');
  await expect(notes.filter({ hasText: 'Hendra Wijaya' })).toHaveCount(1);
  await expect(page.getByText('Wajib diisi.')).toHaveCount(0);
  expect(sent).toHaveLength(1);
});

test('support and buyer are a tap away, with the number of the order filled in [RT-33]', async ({
  page,
  signedIn,
  server,
}) => {
  const { order, detail } = await completedOrder(server);
  await signedIn('owner');
  await page.goto(addressOf(order));
  await page.getByRole('link', { name: 'Bantuan untuk pesanan ini' }).click();
  await expectAddress(page, '/seller/orders/contact-us', {
    orderId: order.id,
    store_id: order.store_id,
  });
  const support = page.getByRole('region', { name: 'Bantuan Marketplace' });
  await expect(support.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
    'href',
    new RegExp(order.order_number),
  );
  await expect(support.getByRole('link', { name: /^Telepon/ })).toHaveAttribute('href', /^tel:/);
  const buyer = page.getByRole('region', { name: `Pembeli: ${detail.buyer.name}` });
  await expect(buyer.getByRole('link', { name: /^Telepon/ })).toHaveAttribute(
    'href',
    `tel:${detail.buyer.phone_number}`,
  );
  await expectAccessible(page);
  await expectNoSideways(page);
  await page.goto('/seller/more');
  await page.getByRole('link', { name: /^Hubungi kami/ }).click();
  await expect(support).toBeVisible();
  await expect(page.getByRole('region', { name: /^Pembeli/ })).toHaveCount(0);
});

test.describe('without a signal', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load resource/] });

  test(
    'an order not opened before shows what the list knows, one opened before all of it',
    inBoth,
    async ({ page, context, signedIn, isMobile }) => {
      await signedIn('smallOwner');
      await page.goto('/seller/orders?status=COMPLETED');
      const openNth = (index: number) => orderItems(page).nth(index).getByRole('link').click();
      const backToList = async () => {
        if (isMobile) await page.goBack();
        await expect(orderItems(page).first()).toBeVisible();
      };
      await openNth(0);
      await expect(page.getByRole('list', { name: 'Riwayat' })).toBeVisible();
      await backToList();
      await context.setOffline(true);
      await openNth(1);
      await expect(page.getByText(/Rincian belum bisa dimuat/)).toBeVisible();
      await expect(page.getByText('Nilai pesanan', { exact: true })).toBeVisible();
      await backToList();
      await openNth(0);
      await expect(page.getByRole('list', { name: 'Riwayat' })).toBeVisible();
    },
  );
});
