import type { OrderRow } from '@marketplace/contract/order-row';
import type { Page } from '@playwright/test';
import { expectKept } from './device.ts';
import { drivers, freeName, freePhone } from './driver-pages.ts';
import {
  bringWorker,
  expect,
  expectAccessible,
  expectAddress,
  expectNoSideways,
  orderItems,
  test,
} from './journey.ts';
import { acceptedOrder, orderNow } from './orders-under-way.ts';
import { atWork, buyerAt, ownStore } from './over-the-api.ts';

test.use({
  serviceWorkers: 'allow',
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load resource/],
});

/** An order that waits to be sent, in a store of the owner. */
async function packedOrder(base: string) {
  const store = await ownStore(base, 2);
  const order = await acceptedOrder(base, store.id);
  const { call } = await atWork(base, 'owner');
  return { store, order, call, now: () => orderNow(base, order) };
}

async function openShipping(page: Page, { id, store_id, order_number }: OrderRow): Promise<void> {
  await page.goto(`/seller/orders?status=PROCESSING&store_id=${store_id}&query=${order_number}`);
  await orderItems(page).filter({ hasText: order_number }).click();
  await page.getByRole('link', { name: 'Kirim Pesanan' }).click();
  await expectAddress(page, '/seller/orders/drivers/select', { orderId: id, store_id });
  await expect(page.getByRole('heading', { name: 'Kirim dengan siapa?' })).toBeVisible();
}

test('a driver is added on the way, and the order leaves with them [RT-36] [RT-37] [VR-01]', async ({
  page,
  server,
  signedIn,
}) => {
  const { store, order, now } = await packedOrder(server);
  const name = freeName('Mang Dadang');
  await signedIn('owner');
  await openShipping(page, order);
  await expect(drivers(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pilih pengemudi dulu' })).toBeDisabled();
  await expectAccessible(page);
  await expectNoSideways(page);

  await page.getByRole('link', { name: 'Tambah pengemudi' }).click();
  await expectAddress(page, '/seller/orders/drivers/add', {
    orderId: order.id,
    store_id: store.id,
  });
  await page.getByLabel('Nama', { exact: true }).fill('Al');
  await page.getByLabel('Nomor HP', { exact: true }).fill('021');
  await page.getByLabel(/Nomor polisi/).fill('1234');
  await page.getByRole('button', { name: 'Tambah pengemudi' }).click();
  await expect(page.getByText('Terlalu pendek.')).toBeVisible();
  await expect(page.getByText(/Nomor HP tidak benar/)).toBeVisible();
  await expect(page.getByText(/Nomor polisi tidak benar/)).toBeVisible();
  await expect(page.getByLabel('Nama', { exact: true })).toBeFocused();
  // What the bar on top half covers is no target of its own.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await page.getByLabel('Nama', { exact: true }).fill(name);
  await page.getByLabel('Nomor HP', { exact: true }).fill(freePhone());
  await page.getByText('Mobil bak atau boks').click();
  await page.getByLabel(/Nomor polisi/).fill('b1234xyz');
  await expectKept(page, 'drafts', 'b1234xyz');
  await page.reload();
  await expect(page.getByLabel('Nama', { exact: true })).toHaveValue(name);
  await page.getByRole('button', { name: 'Tambah pengemudi' }).click();

  await expect(page.getByRole('heading', { name: 'Kirim dengan siapa?' })).toBeVisible();
  const added = drivers(page).getByRole('listitem').filter({ hasText: name });
  await expect(added.getByRole('radio')).toBeChecked();
  await expect(added.getByText('B 1234 XYZ')).toBeVisible();
  await page.getByRole('button', { name: `Kirim dengan ${name}` }).click();
  await expect(page).toHaveURL(/\/seller\/orders\/detail\?/);
  await expect.poll(async () => (await now())?.fulfilment_status).toBe('SHIPPED');
  await page.getByRole('button', { name: 'Tautan kurir' }).click();
  await expect(page.getByText(`Untuk ${name}: 1 pesanan sedang diantar.`)).toBeVisible();
});

test('who was just added brings the order, whoever was chosen before; a later choice stays', async ({
  page,
  server,
  signedIn,
}) => {
  const { order, call, store } = await packedOrder(server);
  await signedIn('owner');
  await openShipping(page, order);
  const first = drivers(page).getByRole('radio').first();
  await first.check();
  await expectKept(page, 'drafts', new RegExp(`ship:${order.id}.*"carrier":"\\w`));
  const name = freeName('Mang Ujang');
  await page.getByRole('link', { name: 'Tambah pengemudi' }).click();
  await page.getByLabel('Nama', { exact: true }).fill(name);
  await page.getByLabel('Nomor HP', { exact: true }).fill(freePhone());
  await page.getByRole('button', { name: 'Tambah pengemudi' }).click();
  await expect(page.getByRole('radio', { name: new RegExp(name) })).toBeChecked();
  await expect(page.getByRole('button', { name: `Kirim dengan ${name}` })).toBeVisible();

  const { couriers } = await call('GET /api/store-couriers/list', {
    query: { store_id: store.id },
  });
  const other = couriers.find((each) => each.is_active && each.name !== name);
  await page.getByRole('radio', { name: new RegExp(other?.name ?? 'nobody') }).check();
  await expectKept(page, 'drafts', new RegExp(`"carrier":"${other?.id}"`));
  await page.reload();
  await expect(
    page.getByRole('radio', { name: new RegExp(other?.name ?? 'nobody') }),
  ).toBeChecked();
});

test('a driver half typed in for one store does not stand in the form of another', async ({
  page,
  server,
  signedIn,
}) => {
  const [one, other] = [await ownStore(server, 2), await ownStore(server, 3)];
  await signedIn('owner');
  await page.goto(`/seller/orders/drivers/add?store_id=${one.id}&manage=1`);
  const name = page.getByLabel('Nama', { exact: true });
  await name.fill('Mang Setengah');
  await page.getByRole('button', { name: 'Tambah pengemudi' }).click();
  await expect(page.getByText('Wajib diisi.')).toBeVisible();
  await page.getByRole('button', { name: /^Ganti toko/ }).click();
  await page.getByLabel('Cari toko').fill(other.name);
  await page
    .getByRole('listitem')
    .getByRole('button', { name: new RegExp(`^${other.name}`) })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`store_id=${other.id}`));
  await expect(name).toHaveValue('');
  await expect(page.getByText('Wajib diisi.')).toHaveCount(0);
  await page.goBack();
  await expect(name).toHaveValue('Mang Setengah');
});

test('without a signal the last known drivers are there, and the order leaves once', async ({
  page,
  context,
  server,
  signedIn,
}) => {
  const { order, now } = await packedOrder(server);
  await signedIn('owner');
  await openShipping(page, order);
  const first = drivers(page).getByRole('radio').first();
  await expect(first).toBeVisible();
  await bringWorker(page);
  await first.check();
  await expectKept(page, 'drafts', new RegExp(`ship:${order.id}.*"carrier":"\\w`));
  await expectKept(page, 'answers', order.order_number);
  await expectKept(page, 'answers', 'vehicle_type');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(`#${order.order_number}`)).toBeVisible();
  await expect(drivers(page).getByRole('radio').first()).toBeChecked();
  await page.getByRole('button', { name: /^Kirim dengan / }).click();
  await expect(page.getByRole('button', { name: /1 perubahan menunggu sinyal/ })).toBeVisible();
  expect((await now())?.fulfilment_status).toBe('PROCESSING');

  // An attempt that the line breaks off is made again, under the same key.
  let sent = 0;
  page.on('response', (response) => {
    if (response.url().includes('confirm-order-shipment')) sent += 1;
  });
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: /menunggu sinyal/ })).toBeHidden();
  await expect.poll(async () => (await now())?.fulfilment_status).toBe('SHIPPED');
  await expect.poll(() => sent).toBe(1);
});

test('an order for GLog leaves with GLog where it comes, and with a driver where it does not', async ({
  page,
  server,
  signedIn,
}) => {
  const { call } = await atWork(server, 'owner');
  const store = await ownStore(server, 4);
  await signedIn('owner');
  const seen: boolean[] = [];
  for (const who of ['buyer', 'otherBuyer'] as const) {
    const buyer = await buyerAt(server, store.id, who);
    const order = await buyer.order({
      delivery: 'GLOG_SAME_DAY',
      payment_method: 'TERM',
      term_days: 7,
    });
    const query = { store_id: store.id, buyer_store_id: buyer.buyer_store_id };
    const { data } = await call('GET /api/stores/gada-logistic-available', { query });
    const isReached = data[0]?.reason === null;
    seen.push(isReached);
    const body = { store_id: store.id, order_id: order.id };
    await call('POST /api/orders/seller/accept-order', { body });
    await openShipping(page, order);
    if (isReached) {
      await page.getByRole('radio', { name: /GLog/ }).check();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Kirim dengan GLog' }).click();
    } else {
      await expect(page.getByText(/Pembeli memilih GLog, tetapi/)).toBeVisible();
      await drivers(page).getByRole('radio').first().check();
      await page.getByRole('button', { name: /^Kirim dengan / }).click();
    }
    await expect
      .poll(async () => (await orderNow(server, order))?.fulfilment_status)
      .toBe('SHIPPED');
  }
  expect(seen.toSorted()).toEqual([false, true]);
});

test('drivers are managed without an order: changed, set aside, found, deleted [RT-36] [RT-38]', async ({
  page,
  server,
  signedIn,
}) => {
  const store = await ownStore(server, 2);
  const { call } = await atWork(server, 'owner');
  const [number, takenNumber] = [freePhone(), freePhone()];
  const body = { store_id: store.id, name: 'Pak Umar', vehicle_type: 'TRUCK' as const };
  const { courier } = await call('POST /api/store-couriers/create', {
    body: { ...body, phone_number: number },
  });
  const query = { store_id: store.id, id: courier.id };
  const taken = await call('POST /api/store-couriers/create', {
    body: { ...body, name: 'Pak Taufik', phone_number: takenNumber },
  });
  await signedIn('owner');
  await page.clock.install();
  await page.goto(`/seller/more?store_id=${store.id}`);
  await page.getByRole('link', { name: /^Pengemudi/ }).click();
  await expect(page.getByRole('heading', { name: 'Pengemudi', exact: true })).toBeVisible();
  await expectAddress(page, '/seller/orders/drivers/select', { store_id: store.id });
  await page.getByLabel('Cari nama, nomor HP, atau nomor polisi').fill('pak umar');
  await expect(drivers(page).getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  const link = drivers(page).getByRole('link', { name: 'Tautan kurir' });
  await expect(link).toHaveAttribute('href', /drivers\/trip\?/);
  await drivers(page)
    .getByRole('link', { name: /Pak Umar/ })
    .click();
  await expectAddress(page, '/seller/orders/drivers/edit', {
    driverId: courier.id,
    store_id: store.id,
    manage: '1',
  });

  await page.getByLabel('Nomor HP', { exact: true }).fill(takenNumber);
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Nomor ini sudah dipakai pengemudi lain.')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await expectNoSideways(page);
  await page.getByRole('switch', { name: /Aktif/ }).uncheck();
  await expect
    .poll(async () => (await call('GET /api/store-couriers/details', { query })).courier.is_active)
    .toBe(false);
  await page.getByLabel('Nama', { exact: true }).fill('Pak Umar Baru');
  await page.getByLabel('Nomor HP', { exact: true }).fill(number);
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(drivers(page).getByText('Pak Umar Baru Nonaktif')).toBeVisible();

  await drivers(page)
    .getByRole('link', { name: /Pak Umar Baru/ })
    .click();
  // What it says about the saving lies over the button for a while.
  await page.clock.runFor(6_000);
  await expect(page.getByRole('region', { name: 'Pemberitahuan' }).getByRole('dialog')).toHaveCount(
    0,
  );
  await page.getByRole('button', { name: 'Hapus pengemudi' }).click();
  await page.getByRole('button', { name: 'Hapus', exact: true }).click();
  await expect(drivers(page).getByText('Pak Taufik')).toBeVisible();
  await expect(drivers(page).getByText('Pak Umar Baru')).toHaveCount(0);
  await page.goto(
    `/seller/orders/drivers/edit?driverId=${courier.id}&orderId=1&store_id=${store.id}`,
  );
  await expect(page.getByText('Pengemudi ini sudah tidak ada')).toBeVisible();
  const gone = { store_id: store.id, id: taken.courier.id };
  await call('POST /api/store-couriers/delete', { body: gone });
});

test('without the ids they need, these screens are the order list [RT-60]', async ({
  page,
  signedIn,
}) => {
  await signedIn('owner');
  const paths = ['select?orderId=1', 'add?orderId=1', 'edit?orderId=1&store_id=1'];
  for (const path of paths) {
    await page.goto(`/seller/orders/drivers/${path}`);
    await expect(page).toHaveURL(/\/seller\/orders\?/);
  }
});
