import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSideways, test } from './journey.ts';
import { atWork, buyerAt, ownStore } from './over-the-api.ts';
import { inBoth } from './windows.ts';

// What the server refuses on purpose stands on the console as a failed request.
test.use({ expectedErrors: [/Failed to load resource.*400/] });

const open = (page: Page, store_id: string, section: string) =>
  page.goto(`/seller/store?section=${section}&store_id=${store_id}`);

const noConditions = {
  is_on: false,
  least_completed_orders: null,
  most_amount: null,
  needs_stock: false,
  within_hours: false,
};

// A rule that is left on would take the orders of other journeys, however this one ends.
test.afterEach(async ({ server }) => {
  const [{ call }, store] = await Promise.all([atWork(server, 'owner'), ownStore(server, 1)]);
  await call('POST /api/orders/seller/auto-accept', {
    body: { store_id: store.id, ...noConditions },
  });
});

test(
  'opening hours: two spans and a day off, one day for all, and what is wrong beside its field',
  inBoth,
  async ({ page, server, signedIn }) => {
    const [{ call }, store] = await Promise.all([atWork(server, 'owner'), ownStore(server, 1)]);
    const allDay = Array.from({ length: 7 }, () => [{ from: '00:00', to: '24:00' }]);
    const body = { store_id: store.id, weekdays: allDay };
    await call('POST /api/stores/opening-hours', { body });
    await signedIn('owner');
    await open(page, store.id, 'jam-buka');
    await page.getByLabel('Senin', { exact: true }).selectOption('HOURS');
    await page.getByLabel('Senin, buka', { exact: true }).fill('22:00');
    await page.getByLabel('Senin, tutup', { exact: true }).fill('02:00');
    await page.getByRole('button', { name: 'Simpan jam buka' }).click();
    await expect(page.getByText(/Jam tutup harus sesudah jam buka/)).toBeVisible();
    await expect(page.getByLabel('Senin, tutup', { exact: true })).toBeFocused();
    await page.getByLabel('Senin, buka', { exact: true }).fill('08:00');
    await page.getByLabel('Senin, tutup', { exact: true }).fill('12:00');
    await page.getByRole('button', { name: 'Tambah jam' }).click();
    await expect(page.getByLabel('Senin, buka jam ke-2')).toBeFocused();
    await page.getByRole('button', { name: 'Hapus jam ke-2 hari Senin' }).click();
    await expect(page.getByLabel('Senin, buka', { exact: true })).toBeFocused();
    await page.getByRole('button', { name: 'Tambah jam' }).click();
    await page.getByLabel('Senin, buka jam ke-2').fill('11:00');
    await page.getByLabel('Senin, tutup jam ke-2').fill('00:00');
    await page.getByRole('button', { name: 'Simpan jam buka' }).click();
    await expect(page.getByText('Bertumpuk dengan jam lain di hari ini.')).toBeVisible();
    await expectAccessible(page);
    await expectNoSideways(page);
    await page.getByLabel('Senin, buka jam ke-2').fill('13:00');
    await page.getByRole('button', { name: 'Samakan ke semua hari' }).click();
    await expect(page.getByLabel('Sabtu, tutup jam ke-2')).toHaveValue('00:00');
    await page.getByRole('button', { name: 'Urungkan' }).click();
    await expect(page.getByLabel('Sabtu', { exact: true })).toHaveValue('ALL_DAY');
    await page.getByRole('button', { name: 'Samakan ke semua hari' }).click();
    await page.getByLabel('Minggu', { exact: true }).selectOption('CLOSED');
    await page.getByRole('button', { name: 'Simpan jam buka' }).click();
    await expect(page.getByText('Jam buka disimpan.')).toBeVisible();
    const { weekdays } = await call('GET /api/stores/opening-hours', {
      query: { store_id: store.id },
    });
    const shop = [
      { from: '08:00', to: '12:00' },
      { from: '13:00', to: '24:00' },
    ];
    expect(weekdays).toEqual([shop, shop, shop, shop, shop, shop, []]);
    await page.reload();
    await expect(page.getByLabel('Sabtu, tutup jam ke-2')).toHaveValue('00:00');
    await expectAccessible(page);
    await expectNoSideways(page);
  },
);

test(
  'a rule takes an order by itself, says so in its history, and is stopped by one switch',
  inBoth,
  async ({ page, server, signedIn }) => {
    const store = await ownStore(server, 1);
    const { call } = await atWork(server, 'owner');
    const body = { store_id: store.id, ...noConditions };
    await call('POST /api/orders/seller/auto-accept', { body });
    await signedIn('owner');
    await open(page, store.id, 'terima-otomatis');
    await page.getByLabel('Hanya sampai nilai tertentu').check();
    const amount = page.getByLabel('Nilai pesanan paling besar');
    await amount.fill('0');
    await page.getByRole('button', { name: 'Simpan syarat' }).click();
    await expect(page.getByText('Dengan batas ini tidak ada pesanan yang diterima.')).toBeVisible();
    await expect(amount).toBeFocused();
    await expectAccessible(page);
    await amount.fill('900.000.000');
    await expect(page.getByText(/Yang diterima otomatis: sampai Rp\s900\.000\.000/)).toBeVisible();
    await page.getByRole('button', { name: 'Simpan syarat' }).click();
    await expect(page.getByText('Aturan terima otomatis disimpan.')).toBeVisible();
    const onOff = page.getByRole('switch', { name: 'Terima pesanan otomatis' });
    await onOff.click();
    await expect(onOff).toBeFocused();
    await expect(page.getByText(/Sekarang diterima otomatis: sampai Rp/)).toBeVisible();
    await expectAccessible(page);
    await expectNoSideways(page);

    const order = await (await buyerAt(server, store.id)).order({});
    const query = { store_id: store.id, order_id: order.id };
    await expect
      .poll(async () => (await call('GET /api/orders/detail', { query })).order.fulfilment_status)
      .toBe('PROCESSING');
    await onOff.click();
    await expect(page.getByText(/Bila dinyalakan, yang diterima/)).toBeVisible();
    await page.goto(`/seller/orders/detail?orderId=${order.id}&store_id=${store.id}`);
    await expect(page.getByText(/^Diterima otomatis: sampai Rp\s900\.000\.000$/)).toBeVisible();
  },
);

test(
  'a rule that cannot be switched on says why beside its switch, and the way to what is missing',
  inBoth,
  async ({ page, server, signedIn }) => {
    const store = await ownStore(server, 1);
    await signedIn('owner');
    const fields = { within_hours: { code: 'hours_unset', error_message: 'Isi Jam buka dulu.' } };
    const errors = { code: 'validation_failed', error_message: 'Periksa isian.', fields };
    await page.route('**/api/orders/seller/auto-accept', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 400, json: { errors } })
        : route.continue(),
    );
    await open(page, store.id, 'terima-otomatis');
    const onOff = page.getByRole('switch', { name: 'Terima pesanan otomatis' });
    await onOff.click();
    await expect(page.getByRole('alert')).toContainText('Isi Jam buka dulu.');
    await expect(onOff).not.toBeChecked();
    await expect(onOff).toBeFocused();
    await expectAccessible(page);
    await expectNoSideways(page);
    await page.getByRole('link', { name: 'Atur jam buka' }).click();
    await expect(page.getByRole('button', { name: 'Simpan jam buka' })).toBeVisible();
  },
);
