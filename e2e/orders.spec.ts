import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectAddress,
  expectNoSideways,
  orderItems,
  someId,
  test,
} from './journey.ts';
import { atWork, ownStore } from './over-the-api.ts';
import { inBoth, onDesk } from './windows.ts';

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Status pesanan' });
const withDots = (count: number) => count.toLocaleString('id-ID');

/** What the server says, to hold the screen against. */
async function listOf(base: string, query = {}) {
  const { call } = await atWork(base, 'smallOwner');
  const { stores } = await call('GET /api/stores/list', {});
  const seller_store_id = stores[0]?.id;
  return call('GET /api/orders/info/list', { query: { seller_store_id, ...query } });
}

test(
  'shows the orders of a store under tabs with exact counts [RT-30]',
  inBoth,
  async ({ page, signedIn, server }) => {
    await signedIn('smallOwner');
    await page.goto('/seller/orders?status=COMPLETED');
    const { data, counts } = await listOf(server, { status: 'COMPLETED' });
    await expect(tabs(page).getByRole('link', { name: /^Selesai/ })).toHaveText(
      `Selesai${withDots(counts.COMPLETED)}`,
    );
    const lost = counts.REJECTED + counts.CANCELLED + counts.EXPIRED + counts.RETURNED;
    await expect(tabs(page).getByRole('link', { name: /^Tidak Jadi/ })).toHaveText(
      `Tidak Jadi${withDots(lost)}`,
    );
    await expect(tabs(page).locator('[aria-current]')).toHaveText(/^Selesai/);
    await expect(orderItems(page).first()).toContainText(`#${data[0]?.order_number}`);
    await expect(orderItems(page).first()).toContainText(data[0]?.buyer_name ?? '');
    await expectAccessible(page);
    await expectNoSideways(page);
  },
);

test(
  'brings the list back from its address alone: filters, search, page [RT-30]',
  inBoth,
  async ({ page, signedIn, server }) => {
    await signedIn('smallOwner');
    const query = {
      status: 'COMPLETED',
      payment_method: 'COD',
      sort: 'highest_value',
      page: 2,
    } as const;
    const { data } = await listOf(server, query);
    await page.goto('/seller/orders?status=COMPLETED&payment_method=COD&sort=highest_value&page=2');
    const wanted = page.getByText(`#${data[0]?.order_number}`).first();
    await expect(wanted).toBeVisible();
    await expect(page.getByRole('link', { name: /Bayar di tempat.*hapus filter/ })).toBeVisible();
    const address = page.url();
    await page.reload();
    await expect(wanted).toBeVisible();
    await expect(page).toHaveURL(address);
    await page.getByRole('link', { name: /Bayar di tempat.*hapus filter/ }).click();
    await expect(page).not.toHaveURL(/payment_method/);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(wanted).toBeVisible();
  },
);

test('ignores what an address cannot mean', async ({ page, signedIn }) => {
  await signedIn('smallOwner');
  await page.goto('/seller/orders?status=FLYING&page=-3&sort=colour&orderId=%27--&store_id=12x');
  await expect(orderItems(page).first()).toBeVisible();
  await expect(page).toHaveURL(/\/seller\/orders\?store_id=\d+$/);
});

test('finds an order by its number, says when nothing fits, and leads back', async ({
  page,
  signedIn,
  server,
}) => {
  await signedIn('smallOwner');
  const { data } = await listOf(server, { status: 'COMPLETED', page: 3 });
  const number = data[7]?.order_number ?? '';
  await page.goto('/seller/orders');
  // So slowly that the list answers in between; the box keeps the focus and every letter.
  await page.getByLabel('Cari pesanan').focus();
  for (const letter of number.slice(0, 4)) {
    const answered = page.waitForResponse(/\/api\/orders\/info\/list\?.*query=/);
    await page.keyboard.type(letter);
    await answered;
  }
  await page.keyboard.type(number.slice(4));
  await expect(page.getByLabel('Cari pesanan')).toHaveValue(number);
  await expect(page.getByLabel('Cari pesanan')).toBeFocused();
  await expect(orderItems(page)).toHaveCount(1);
  await expect(orderItems(page)).toContainText(`#${number}`);
  await expect(page).toHaveURL(new RegExp(`query=${number}`));
  await page.getByLabel('Cari pesanan').fill('tidak mungkin ada');
  await expect(page.getByRole('heading', { name: 'Tidak ada yang cocok' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Lihat semua pesanan' }).click();
  await expect(page.getByLabel('Cari pesanan')).toHaveValue('');
  await expect(orderItems(page).first()).toBeVisible();
});

/** A store whose new orders have all been answered. */
async function storeWithoutNewOrders(base: string): Promise<string> {
  const { call } = await atWork(base, 'owner');
  const { id: store_id } = await ownStore(base, 1);
  const query = { seller_store_id: store_id, status: ['NEW' as const], page_size: 100 };
  const { data } = await call('GET /api/orders/info/list', { query });
  for (const { id: order_id } of data) {
    await call('POST /api/orders/seller/accept-order', { body: { store_id, order_id } });
  }
  return store_id;
}

test('says "Belum Ada Pesanan" where there are none [OV-04]', async ({
  page,
  signedIn,
  server,
}) => {
  const store_id = await storeWithoutNewOrders(server);
  await signedIn('owner');
  await page.goto(`/seller/orders?status=NEW&store_id=${store_id}`);
  await expect(page.getByRole('heading', { name: 'Belum Ada Pesanan' })).toBeVisible();
  await expect(tabs(page).getByRole('link', { name: /^Baru/ })).toHaveText('Baru0');
  await expectAccessible(page);
});

test(
  'a tab left open for a day knows what time it is, and asks anew',
  onDesk,
  async ({ page, signedIn }) => {
    await signedIn('smallOwner');
    await page.clock.install();
    await page.goto('/seller/orders?status=NEW');
    await expect(
      orderItems(page)
        .getByText(/Sisa \d+ jam/)
        .first(),
    ).toBeVisible();
    await page.clock.fastForward('25:00:00');
    await expect(orderItems(page).getByText('Waktu habis').first()).toBeVisible();
    const asked = page.waitForRequest('**/api/orders/info/list*');
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    );
    await asked;
  },
);

test.describe('on the phone', () => {
  test('loads more by scrolling, and a reload comes back to the same place', async ({
    page,
    signedIn,
  }) => {
    await signedIn('smallOwner');
    await page.goto('/seller/orders?status=COMPLETED');
    await expect(orderItems(page)).toHaveCount(20);
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 2500);
        return orderItems(page).count();
      })
      .toBeGreaterThanOrEqual(60);
    await expect(page).toHaveURL(/page=\d/);
    const seen = orderItems(page).nth(45);
    await seen.scrollIntoViewIfNeeded();
    await page.waitForTimeout(300);
    const before = await page.evaluate(() => window.scrollY);
    const text = await seen.getByText(/^ ?#PO/).textContent();
    await page.reload();
    await expect(orderItems(page).filter({ hasText: text ?? '' })).toBeInViewport();
    const distance = async () => Math.abs((await page.evaluate(() => window.scrollY)) - before);
    await expect.poll(distance).toBeLessThan(200);
  });

  test('opens an order, and back comes to the same place of the list', async ({
    page,
    signedIn,
  }) => {
    await signedIn('smallOwner');
    await page.goto('/seller/orders?status=COMPLETED');
    for (const goBack of [
      () => page.goBack(),
      () => page.getByRole('link', { name: 'Pesanan', exact: true }).first().click(),
    ]) {
      const card = orderItems(page).nth(12).getByRole('link');
      await card.scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => window.scrollY);
      expect(before).toBeGreaterThan(500);
      await card.click();
      await expect(page.getByText('Total', { exact: true })).toBeVisible();
      await expect(orderItems(page)).toHaveCount(0);
      await expectAccessible(page);
      await goBack();
      await expect(orderItems(page)).toHaveCount(20);
      await expect
        .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before))
        .toBeLessThan(50);
    }
  });
});

test('who opens an order right after typing is not led back by the search', async ({
  page,
  signedIn,
}) => {
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(/\/order-detail[^/]*\.js$/, async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.clock.install();
  await signedIn('smallOwner');
  await page.goto('/seller/orders?status=COMPLETED');
  const card = orderItems(page).first().getByRole('link');
  await expect(card).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByLabel('Cari pesanan').fill('a');
  await card.press('Enter');
  await expect(page).toHaveURL(/\/seller\/orders\/detail/);
  await page.clock.runFor(1_000);
  letCome();
  await page.clock.resume();
  await expect(page.getByText('Total', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/seller\/orders\/detail/);
});

test.describe('on a desk', onDesk, () => {
  test('shows an order beside the list, by pointer and by key', async ({ page, signedIn }) => {
    await signedIn('smallOwner');
    await page.goto('/seller/orders?status=COMPLETED');
    await orderItems(page).nth(4).getByRole('link').click();
    await expect(page).toHaveURL(/orderId=\d+/);
    const beside = page.getByRole('region', { name: 'Pesanan terpilih' });
    await expect(beside.getByText('Total', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(beside.getByText('Total', { exact: true })).toBeVisible();
    await page.goBack();
    await expect(beside.getByText('Pilih pesanan')).toBeVisible();
    await orderItems(page).nth(4).getByRole('link').press('Enter');
    await expect(beside.getByText('Total', { exact: true })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(beside.getByText('Total', { exact: true })).toBeVisible();
    await expect(orderItems(page).nth(5).getByRole('link')).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('Escape');
    await expect(beside.getByText('Pilih pesanan')).toBeVisible();
    await expect(orderItems(page).nth(5).getByRole('link')).toBeFocused();
  });
});

test('what the orders are filtered by is of no concern to the products', async ({
  page,
  signedIn,
}) => {
  await signedIn('smallOwner');
  await page.goto('/seller/orders?status=COMPLETED&payment=COD&query=26');
  await expect(page.getByRole('searchbox')).toHaveValue('26');
  const menu = page.getByRole('navigation', { name: 'Menu utama' });
  await menu.getByRole('link', { name: 'Produk' }).click();
  await expectAddress(page, '/seller/inventory', { store_id: someId });
  // They wait where they were.
  await menu.getByRole('link', { name: /^Pesanan/ }).click();
  await expect(page).toHaveURL(/status=COMPLETED/);
});
