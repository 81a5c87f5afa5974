import { expect, expectAccessible, expectNoSideways, test } from './journey.ts';
import { atWork, ownStore } from './over-the-api.ts';
import { inBoth } from './windows.ts';

/** A failed answer is told by the console, too. */
test.use({ expectedErrors: [/^Failed to load resource: .*status of 500/] });

test(
  'Home shows how today goes and what would help, and opens into it',
  inBoth,
  async ({ page, server, signedIn }) => {
    const { id: store_id } = await ownStore(server, 4);
    const { call } = await atWork(server, 'owner');
    const read = () => call('GET /api/stores/seller-analytics/home', { query: { store_id } });
    await expect.poll(async () => (await read()).has_enough, { timeout: 30_000 }).toBe(true);
    const { help } = await read();
    await signedIn('owner');
    await page.goto(`/seller?store_id=${store_id}`);
    const picture = page.getByRole('region', { name: 'Penjualan berjalan' });
    await expect(picture.getByText('Selesai minggu ini')).toBeVisible();
    await expect(picture.getByRole('img', { name: /^Penjualan 4 minggu, hari ini/ })).toBeVisible();
    const helps = page.getByRole('list', { name: 'Yang paling membantu hari ini' });
    await expect(helps.getByRole('listitem')).toHaveCount(help.length);
    await expectAccessible(page);
    await expectNoSideways(page);
    const [first] = help;
    if (first?.name) await expect(helps.getByRole('link').first()).toContainText(first.name);
    await picture.getByRole('link', { name: 'Angka' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Penjualan' })).toBeVisible();
  },
);

test('room is kept for the picture, and where it fails only it says so', async ({
  page,
  server,
  signedIn,
}) => {
  const { id: store_id } = await ownStore(server, 4);
  await signedIn('owner');
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/stores/seller-analytics/home?*', async (route) => {
    await asked;
    await route.fulfill({ status: 500, json: {} });
  });
  await page.goto(`/seller?store_id=${store_id}`);
  const waiting = page.getByRole('status', { name: 'Memuat penjualan' });
  await expect(waiting).toBeVisible();
  const before = await waiting.boundingBox();
  answer();
  await expect(page.getByText('Penjualan hari ini')).toBeVisible();
  const failed = page.getByRole('region', { name: 'Penjualan berjalan' });
  await expect(failed).toBeVisible();
  expect((await failed.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(before?.height ?? 1);
});

test('a store that sold too little says so', async ({ page, server, signedIn }) => {
  const { id: store_id } = await ownStore(server, 4);
  const { call } = await atWork(server, 'owner');
  const picture = await call('GET /api/stores/seller-analytics/home', { query: { store_id } });
  await page.route('**/api/stores/seller-analytics/home?*', (route) =>
    route.fulfill({ json: { ...picture, has_enough: false, help: [] } }),
  );
  await signedIn('owner');
  await page.goto(`/seller?store_id=${store_id}`);
  await expect(page.getByText('Belum cukup data')).toBeVisible();
  await expect(page.getByText(/^Tidak ada yang menonjol hari ini/)).toBeVisible();
});
