import { expectKept } from './device.ts';
import {
  bringWorker,
  expect,
  expectAccessible,
  expectAddress,
  expectNoSideways,
  gotoListening,
  signIn,
  test,
} from './journey.ts';
import { newcomerAtWork } from './newcomer.ts';
import { atWork, buyerAt, ownStore, people } from './over-the-api.ts';
import { inBoth } from './windows.ts';

const tasks = 'Perlu dikerjakan';

test(
  'a login leads to Home, with what needs doing in the store, and from there to the orders [P-03]',
  inBoth,
  async ({ page, server }) => {
    const { call } = await atWork(server, 'owner');
    await page.goto('/seller/login');
    await signIn(page, people.owner);
    await expect(page).toHaveURL(/\/seller(\?|$)/);
    await expect(page.getByRole('heading', { level: 1, name: 'Beranda' })).toBeVisible();
    const { stores } = await call('GET /api/stores/list', {});
    const first = stores.find(
      (store) => store.is_seller && store.allows_selling && store.is_active,
    );
    const store_id = first?.id ?? '';
    const waiting = page
      .getByRole('list', { name: tasks })
      .getByRole('link', { name: /^Perlu dikirim/ });
    // Others are at work in this store meanwhile.
    const difference = async () => {
      const { counts } = await call('GET /api/stores/seller-summary', { query: { store_id } });
      return counts.PROCESSING - Number((await waiting.textContent())?.match(/\d+/)?.[0]);
    };
    await expect.poll(difference).toBe(0);
    await expect(page.getByText('Penjualan hari ini')).toBeVisible();
    await expectAccessible(page);
    await expectNoSideways(page);
    await waiting.click();
    await expectAddress(page, '/seller/orders', { status: 'PROCESSING', store_id });
  },
);

test('a new order reaches Home by itself, in one store and over all of them', async ({
  page,
  server,
  signedIn,
}) => {
  const { call } = await atWork(server, 'owner');
  const { id: store_id } = await ownStore(server, 2);
  const buyer = await buyerAt(server, store_id);
  await signedIn('owner');
  await gotoListening(page, `/seller?store_id=${store_id}`);
  const row = page.getByRole('list', { name: tasks }).getByRole('link', { name: /Pesanan baru/ });
  await expect(row).toBeVisible();
  const { counts } = await call('GET /api/stores/seller-summary', { query: { store_id } });
  await buyer.order();
  await expect(row).toContainText(String(counts.NEW + 1));
  await page.goto('/seller?store_id=-1');
  await expect(row).toBeVisible();
  const next = page.getByRole('list', { name: 'Batas waktu terdekat' }).getByRole('listitem');
  await expect(next.first()).toContainText(/Toko|Grosir|Agen/);
  await expectAccessible(page);
});

test('what the operator says stands on top: its type, its link, and a close that lasts [OV-06]', async ({
  page,
  signedIn,
}) => {
  await signedIn('owner');
  await page.goto('/seller');
  const banner = page.getByRole('status').filter({ hasText: 'Atur ongkos kirim Anda' });
  const notice = page.getByRole('status').filter({ hasText: 'Pemeliharaan sistem' });
  await expect(banner).toBeVisible();
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Tutup' }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(banner).toBeVisible();
  await expect(notice).toBeHidden();
  await banner.getByRole('link', { name: /^Lihat/ }).click();
  await expect(page.getByRole('heading', { name: 'Ongkos kirim' })).toBeVisible();
  await page.goBack();
  await banner.getByRole('button', { name: 'Tutup' }).click();
  await expect(banner).toBeHidden();
  await page.reload();
  await expect(page.getByText('Penjualan hari ini')).toBeVisible();
  await expect(banner).toBeHidden();
});

test('banners of each type look and are announced differently; link and close are there where they are wanted [OV-10] [OV-06]', async ({
  page,
  signedIn,
}) => {
  await signedIn('owner');
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const banners = [
    ['error', 'Pembayaran terganggu', 'https://contoh.example/status', false],
    ['important', 'Libur panjang', null, true],
    ['default', 'Jam layanan', null, false],
  ].map(([type, title, link, dismissible], index) => {
    const text = 'Keterangan.';
    return { id: `7${index}`, type, title, text, link, dismissible, expires_at: until };
  });
  await page.route('**/api/stores/banner*', (route) =>
    route.fulfill({ json: { banners, notices: [] } }),
  );
  await page.goto('/seller');
  const error = page.getByRole('alert').filter({ hasText: 'Pembayaran terganggu' });
  const important = page.getByRole('status').filter({ hasText: 'Libur panjang' });
  const plain = page.getByRole('status').filter({ hasText: 'Jam layanan' });
  await expect(error).toContainText(/^Masalah: /);
  await expect(important).toContainText(/^Penting: /);
  await expect(plain).toContainText(/^Info: /);
  const looks = await Promise.all(
    [error, important, plain].map((banner) =>
      banner.evaluate((element) => {
        const { backgroundColor, borderTopColor } = getComputedStyle(element);
        return [backgroundColor, borderTopColor, element.querySelector('svg')?.innerHTML];
      }),
    ),
  );
  for (const part of [0, 1, 2]) expect(new Set(looks.map((look) => look[part])).size).toBe(3);
  await expect(error.getByRole('link')).toHaveAttribute('target', '_blank');
  await expect(error.getByRole('button')).toHaveCount(0);
  await expect(important.getByRole('link')).toHaveCount(0);
  await expect(plain.getByRole('link')).toHaveCount(0);
  await expect(plain.getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
  await important.getByRole('button', { name: 'Tutup' }).click();
  await expect(important).toBeHidden();
  await expect(error).toBeVisible();
});

test('hidden numbers stay hidden, on every device of the person', async ({
  page,
  server,
  signedIn,
}) => {
  const { id: store_key } = await ownStore(server, 2);
  const person = await newcomerAtWork(server, store_key, 'ORDER_STAFF');
  await signedIn(person);
  await page.goto('/seller');
  const saved = page.waitForResponse(
    (answer) => answer.url().includes('seller-ui-states') && answer.request().method() === 'POST',
  );
  await page.getByRole('button', { name: 'Sembunyikan angka' }).click();
  await expect(page.getByText('Angka disembunyikan')).toBeAttached();
  await saved;
  const kept = await person.call('GET /api/users/seller-ui-states', {
    query: { store_key, page: 'home' },
  });
  expect(kept.state).toEqual({ is_revenue_hidden: true });
  await page.evaluate(() => indexedDB.deleteDatabase('marketplace'));
  await page.reload();
  await expect(page.getByText('Angka disembunyikan')).toBeAttached();
  await page.getByRole('button', { name: 'Tampilkan angka' }).click();
});

test.describe('without the server', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('says that it failed and tries again on a tap', async ({ page, signedIn }) => {
    await signedIn('owner');
    await page.route('**/api/stores/seller-summary*', (route) => route.fulfill({ status: 500 }));
    // What others do meanwhile would have it asked for again without a tap.
    await page.route('**/api/events/stream*', () => {});
    await page.goto('/seller');
    await expect(page.getByText('Terjadi Gangguan Sistem')).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/api/stores/seller-summary*');
    await page.getByRole('button', { name: 'Muat Ulang' }).click();
    await expect(page.getByText('Penjualan hari ini')).toBeVisible();
  });

  test('nothing to do says so', async ({ page, signedIn }) => {
    await signedIn('owner');
    await page.route('**/api/stores/seller-summary*', async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      for (const status of Object.keys(body.counts)) body.counts[status] = 0;
      const stock = { ...body.stock, low: 0, sold_out: 0, adjustable_prices: 0 };
      await route.fulfill({ json: { ...body, stock, new_orders: [], attention: [] } });
    });
    await page.route('**/api/complaints/seller/summary*', async (route) => {
      const body = await (await route.fetch()).json();
      for (const state of Object.keys(body.counts)) body.counts[state] = 0;
      await route.fulfill({ json: { ...body, to_hand_over: { ...body.to_hand_over, count: 0 } } });
    });
    const arriving = Promise.withResolvers<void>();
    await page.route('**/api/tenders/offerings/summary*', async (route) => {
      const body = await (await route.fetch()).json();
      for (const state of Object.keys(body.counts)) body.counts[state] = 0;
      await arriving.promise;
      await route.fulfill({ json: { ...body, countered: 0, next_closes_at: null } });
    });
    await page.goto('/seller');
    const nothing = page.getByText('Belum ada yang perlu dikerjakan');
    await expect(page.getByRole('status', { name: 'Memuat yang perlu dikerjakan' })).toBeVisible();
    await expect(nothing).toBeHidden();
    arriving.resolve();
    await expect(nothing).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('without a signal', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load resource/],
  });

  test('Home begins with what was last known', async ({ page, context, signedIn }) => {
    await signedIn('owner');
    await page.goto('/seller');
    await expect(page.getByText('Penjualan hari ini')).toBeVisible();
    await bringWorker(page);
    await expectKept(page, 'answers', 'new_orders');
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('Penjualan hari ini')).toBeVisible();
    await expect(page.getByText(/Tanpa sinyal/)).toBeVisible();
  });
});
