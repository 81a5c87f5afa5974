import { expect, expectAccessible, expectAddress, rupiahOf, test } from './journey.ts';
import { shippedOrder } from './orders-under-way.ts';
import { atWork, ownStore } from './over-the-api.ts';
import { inBoth } from './windows.ts';

/** Cash of an order that a driver has brought. */
async function broughtOrder(base: string, store_id: string) {
  const order = await shippedOrder(base, store_id);
  const { call } = await atWork(base, 'owner');
  const some = { store_id, order_id: order.id };
  await call('POST /api/orders/seller/confirm-delivered', {
    body: { ...some, receiver_name: 'Bu Tini' },
  });
  const { shipment } = await call('GET /api/orders/detail', { query: some });
  return { order, courier_id: shipment?.courier_id ?? '', call };
}

test(
  'a driver hands in cash: what differs is explained, and all of it is accounted for',
  inBoth,
  async ({ page, signedIn, server }) => {
    const { id: store_id } = await ownStore(server, 4);
    const { order, courier_id, call } = await broughtOrder(server, store_id);
    await signedIn('owner');
    await page.goto(`/seller/money/driver-cash?store_id=${store_id}`);
    const drivers = page.getByRole('list', { name: 'Kurir yang memegang tunai' });
    await expect(drivers).toBeVisible();
    await expectAccessible(page);
    await drivers.locator(`a[href*="courierId=${courier_id}"]`).click();
    await expectAddress(page, '/seller/money/driver-cash/driver', {
      courierId: courier_id,
      store_id,
    });
    await expect(page.getByText(`#${order.order_number}`)).toBeVisible();
    await expectAccessible(page);

    const query = { store_id, courier_id };
    const { driver } = await call('GET /api/money/driver-cash/detail', { query });
    const counted = page.getByLabel('Uang yang dihitung');
    await counted.fill(String(driver.amount - 500));
    await expect(page.getByText(`Kurang ${rupiahOf(500)} dari catatan`)).toBeVisible();
    await page.getByRole('button', { name: 'Catat setoran' }).click();
    const why = page.getByLabel('Kenapa berbeda?');
    await expect(why).toHaveAttribute('aria-invalid', 'true');
    await why.fill('Uang parkir');
    await page.getByRole('button', { name: 'Catat setoran' }).click();
    await expect(page.getByText('Tidak ada tunai yang belum disetor.')).toBeVisible();
    const handIns = page.getByRole('region', { name: 'Setoran terakhir' });
    await expect(handIns.getByRole('listitem').first()).toContainText('Uang parkir');
    const after = await call('GET /api/money/driver-cash/detail', { query });
    expect(after.driver.amount).toBe(0);
  },
);

test.describe('counted too late', () => {
  test.use({ expectedErrors: [/409|ERR_FAILED/] });

  test('cash that came while it was counted is not handed in unseen', async ({
    page,
    signedIn,
    server,
  }) => {
    const { id: store_id } = await ownStore(server, 4);
    const { courier_id, call } = await broughtOrder(server, store_id);
    await signedIn('owner');
    await page.route('**/api/events/stream*', (route) => route.abort());
    await page.goto(
      `/seller/money/driver-cash/driver?courierId=${courier_id}&store_id=${store_id}`,
    );
    const query = { store_id, courier_id };
    const { driver } = await call('GET /api/money/driver-cash/detail', { query });
    await page.getByLabel('Uang yang dihitung').fill(String(driver.amount));
    await broughtOrder(server, store_id);
    await page.getByRole('button', { name: 'Catat setoran' }).click();
    await expect(page.getByText(/sudah berubah/)).toBeVisible();
    await expect(page.getByLabel('Uang yang dihitung')).toHaveValue(String(driver.amount));
    // What they have now is shown, to be counted again.
    const now = await call('GET /api/money/driver-cash/detail', { query });
    await expect(page.getByText(rupiahOf(now.driver.amount)).first()).toBeVisible();
    await page.getByLabel('Uang yang dihitung').fill(String(now.driver.amount));
    await page.getByRole('button', { name: 'Catat setoran' }).click();
    await expect(page.getByText('Tidak ada tunai yang belum disetor.')).toBeVisible();
  });
});
