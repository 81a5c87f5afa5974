import { expectKept } from './device.ts';
import { cards, shopOf, tabs, withDots } from './inventory-shop.ts';
import { bringWorker, expect, expectAccessible, expectNoSideways, test } from './journey.ts';
import { newcomerAtWork } from './newcomer.ts';
import { inBoth } from './windows.ts';

test(
  'shows what the shop has, by the thousand, with only what is in view on the page [RT-41]',
  inBoth,
  async ({ page, server, signedIn }) => {
    const { address, list } = await shopOf(server);
    const { data, total_data, counts } = await list();
    await signedIn('owner');
    await page.goto('/seller');
    await page.getByRole('link', { name: 'Produk', exact: true }).click();
    await expect(page).toHaveURL(/\/seller\/inventory\?store_id=/);
    await page.goto(address);
    await expect(cards(page).first()).toContainText(data[0]?.product_name ?? '');
    await expect(cards(page).first()).toHaveAttribute('aria-setsize', String(total_data));
    await expect(tabs(page).getByRole('link', { name: /^Dijual/ })).toHaveText(
      `Dijual${withDots(counts.ACTIVE)}`,
    );
    expect(await cards(page).count()).toBeLessThan(30);
    await expectAccessible(page);
    await expectNoSideways(page);
    const last = (await list({ page: Math.ceil(total_data / 20) })).data.at(-1);
    await page.mouse.move(300, 500);
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 100_000);
        return cards(page).last().textContent();
      })
      .toContain(last?.product_name);
    expect(await cards(page).count()).toBeLessThan(30);
  },
);

test('finds a product by a part of its name, mistyped, and by its barcode [RT-41]', async ({
  page,
  server,
  signedIn,
}) => {
  const { address, list } = await shopOf(server);
  await signedIn('owner');
  await page.goto(address);
  const box = page.getByLabel('Cari produk');
  await box.fill('indomei');
  await expect(cards(page).first()).toContainText('Indomie');
  const { total_data } = await list({ query: 'indomei' });
  await expect(cards(page).first()).toHaveAttribute('aria-setsize', String(total_data));
  await box.fill('tidak ada yang begini');
  await expect(page.getByText('Tidak ada yang cocok')).toBeVisible();
  await page.getByRole('link', { name: 'Lihat semua produk' }).click();
  await expect(box).toHaveValue('');
  await expect(cards(page).first()).toBeVisible();
});

test(
  'offers what was searched for last, to be taken again or forgotten [API-77]',
  inBoth,
  async ({ page, server, signedIn }) => {
    const { store_id, address, list } = await shopOf(server);
    const [first = '', second = ''] = (await list()).data.map(({ product_name }) => product_name);
    // Somebody who has not searched for anything before.
    const person = await newcomerAtWork(server, store_id, 'STOCK_STAFF');
    await signedIn(person);
    await page.goto(address);
    const box = page.getByLabel('Cari produk');
    const last = page.getByRole('region', { name: 'Terakhir dicari' });
    const query = { store_id, kind: 'INVENTORY' as const };
    for (const words of [first, second]) {
      await box.fill(words);
      // It is remembered after it was answered.
      await expect
        .poll(async () => (await person.call('GET /api/search-histories/get', { query })).queries)
        .toContain(words);
    }
    await expect(last).toBeHidden();
    await page.getByRole('button', { name: 'Hapus pencarian' }).click();
    await expect(last.getByRole('listitem')).toContainText([second, first]);
    await expectAccessible(page);
    await expectNoSideways(page);
    await last.getByRole('button', { name: `Hapus ${second}`, exact: true }).click();
    await expect(last.getByText(second, { exact: true })).toBeHidden();
    await last.getByRole('button', { name: first, exact: true }).click();
    await expect(box).toHaveValue(first);
    await expect(page).toHaveURL(/query=/);
    await expect(last).toBeHidden();
    await box.fill('');
    await expect(last.getByText(first, { exact: true })).toBeVisible();
    await box.press('Escape');
    await expect(last).toBeHidden();
  },
);

test('narrows by what is left, by category and by age of the price, on a page of its own [RT-45]', async ({
  page,
  server,
  signedIn,
}) => {
  const { address, list, store_id, call } = await shopOf(server);
  await signedIn('owner');
  await page.goto(address);
  await page.getByRole('link', { name: 'Filter produk' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Filter produk' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSideways(page);
  const { categories } = await call('GET /api/inventories/list/filter', { query: { store_id } });
  const low = (await list({ stock_level: ['LOW'] })).data[0];
  const wanted = categories.find(({ name }) => name === low?.category_name);
  await page.getByRole('button', { name: /^Menipis/ }).click();
  await page.getByRole('button', { name: new RegExp(`^${wanted?.name}`) }).click();
  await page.getByLabel('Stok paling sedikit').check();
  const { data, total_data } = await list({
    stock_level: ['LOW'],
    category_id: [wanted?.id ?? ''],
    sort: 'lowest_stock',
  });
  await page.getByRole('button', { name: `Lihat ${withDots(total_data)} produk` }).click();
  await expect(page).toHaveURL(/stock_level=LOW/);
  await expect(cards(page).first()).toContainText(data[0]?.product_name ?? '');
  await page.getByRole('link', { name: new RegExp(`^${wanted?.name}.*hapus filter`) }).click();
  await expect(page).not.toHaveURL(/category_id/);
});

test.describe('with a server in trouble', () => {
  test.use({ expectedErrors: [/500 \(Internal Server Error\)/] });

  test('the filters say what is missing, and can be used without it [RT-45]', async ({
    page,
    server,
    signedIn,
  }) => {
    const { store_id } = await shopOf(server);
    const facets = '**/api/inventories/list/filter**';
    await page.route(facets, (route) => route.fulfill({ status: 500, json: {} }));
    await signedIn('owner');
    await page.goto(`/seller/inventory/filters?store_id=${store_id}`);
    const missing = page.getByRole('alert').filter({ hasText: 'Kategori dan merek' });
    await expect(missing).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Habis', exact: true }).click();
    await page.unroute(facets);
    await missing.getByRole('button', { name: 'Muat Ulang' }).click();
    await expect(page.getByRole('group', { name: 'Kategori' })).toBeVisible();
    await expect(missing).toBeHidden();
    await page.getByRole('button', { name: /^Lihat/ }).click();
    await expect(page).toHaveURL(/stock_level=NONE/);
  });
});

test('what has run out stands on Home, and leads to the list of it [RT-41]', async ({
  page,
  server,
  signedIn,
}) => {
  const { store_id, list } = await shopOf(server);
  const { total_data } = await list({ stock_level: ['NONE'], state: 'ACTIVE' });
  await signedIn('owner');
  await page.goto(`/seller?store_id=${store_id}`);
  const task = page.getByRole('link', { name: /^Stok habis/ });
  await expect(task).toContainText(withDots(total_data));
  await expectAccessible(page);
  await task.click();
  await expect(page).toHaveURL(/\/seller\/inventory\?.*stock_level=NONE/);
  await expect(cards(page).first()).toHaveAttribute('aria-setsize', String(total_data));
  await expect(cards(page).first().getByText('Habis').first()).toBeVisible();
  const chosen = page
    .getByRole('navigation', { name: 'Keadaan produk' })
    .locator('[aria-current="page"]');
  await expect(chosen).toHaveText(new RegExp(`^Habis\\D*${withDots(total_data)}$`));
  await page.goto(`/seller/inventory?store_id=${store_id}&stock_level=NONE`);
  await page.getByRole('link', { name: /^Stok: habis.*hapus filter/ }).click();
  await expect(page).not.toHaveURL(/stock_level/);
});

test.describe('the list without a signal', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load resource/],
  });

  test('what was seen can be read [RT-41]', async ({ page, context, server, signedIn }) => {
    const { address, list } = await shopOf(server);
    const { data } = await list();
    await signedIn('owner');
    await page.goto(address);
    await expect(cards(page).first()).toBeVisible();
    await bringWorker(page);
    await expectKept(page, 'answers', data[0]?.product_name ?? '');
    await page.reload();
    await expect(cards(page).first()).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await expect(cards(page).first()).toContainText(data[0]?.product_name ?? '');
    await expectAccessible(page);
    await context.setOffline(false);
  });
});

test('who may only look finds nothing to press [RP-02]', async ({ page, signedIn }) => {
  await signedIn('clerk');
  await page.goto('/seller/inventory');
  await expect(cards(page).first()).toBeVisible();
  await expect(cards(page).first().getByRole('button').first()).toBeDisabled();
  await expect(cards(page).first().getByRole('switch').first()).toBeDisabled();
});
