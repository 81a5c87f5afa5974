import {
  expect,
  expectAccessible,
  expectAddress,
  expectNoSideways,
  orderItems,
  signIn,
  someId,
  test,
} from './journey.ts';
import { buyerAt, ownStore, people, storesOfOwner } from './over-the-api.ts';
import { inBoth, onDesk } from './windows.ts';

test('after the login the first store that sells and is active is looked at [ST-04]', async ({
  page,
  server,
}) => {
  const stores = await storesOfOwner(server);
  const first = stores.find((store) => store.is_seller && store.allows_selling && store.is_active);
  await page.goto('/seller/login');
  await signIn(page, people.owner);
  await expectAddress(page, '/seller', {});
  await expect(
    page.getByRole('button', { name: new RegExp(`Ganti toko, sekarang ${first?.name}`) }),
  ).toBeVisible();
});

test(
  'switches to another store and to all of them, where rows name their store [ST-02, ST-03]',
  inBoth,
  async ({ page, signedIn }) => {
    await signedIn('owner');
    await page.goto('/seller/orders?status=COMPLETED');
    await page.getByRole('button', { name: /^Ganti toko/ }).click();
    await expectAccessible(page);
    await page.getByLabel('Cari toko').fill('surabaya');
    await page.getByRole('button', { name: /Pusat Grosir Sinar Terang/ }).click();
    await expect(
      page.getByRole('button', { name: /sekarang Pusat Grosir Sinar Terang/ }),
    ).toBeVisible();
    await expectAddress(page, '/seller/orders', { store_id: someId, status: 'COMPLETED' });
    await page.getByRole('button', { name: /^Ganti toko/ }).click();
    await page.getByRole('button', { name: /^Semua toko/ }).click();
    await expectAddress(page, '/seller/orders', { store_id: '-1', status: 'COMPLETED' });
    await expect(page.getByRole('button', { name: /sekarang Semua toko/ })).toBeVisible();
    await expect(orderItems(page).first()).toContainText(/Toko|Grosir|Agen/);
    await page.reload();
    await expect(page.getByRole('button', { name: /sekarang Semua toko/ })).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'a form about an order of one store leaves all stores chosen',
  onDesk,
  async ({ page, signedIn, server }) => {
    const store = await ownStore(server, 1);
    const { order_number } = await (await buyerAt(server, store.id)).order();
    await signedIn('owner');
    await page.goto(`/seller/orders?status=NEW&store_id=-1&query=${order_number}`);
    await expect(orderItems(page)).toHaveCount(1);
    await orderItems(page).first().getByRole('link').click();
    await page.getByRole('link', { name: 'Tolak', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Tolak Pesanan' })).toBeVisible();
    await expect(page.getByRole('button', { name: /sekarang Semua toko/ })).toBeVisible();
    await page.goBack();
    await expectAddress(page, '/seller/orders', {
      status: 'NEW',
      store_id: '-1',
      query: order_number,
      orderId: someId,
    });
  },
);

test(
  'the switcher goes by keys: type, enter; arrows, enter; and says what a store may not do [P-03]',
  onDesk,
  async ({ page, signedIn }) => {
    await signedIn('owner');
    await page.goto('/seller');
    await page.getByRole('button', { name: /^Ganti toko/ }).click();
    await expect(page.getByText(/Toko ini nonaktif: semua hanya dapat dilihat/)).toBeVisible();
    await expect(page.getByText(/belum diizinkan berjualan/)).toBeVisible();
    await page.getByLabel('Cari toko').fill('makassar');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /sekarang Agen Sembako Losari/ })).toBeVisible();
    await expectAddress(page, '/seller', { store_id: someId });
    await page.getByRole('button', { name: /^Ganti toko/ }).click();
    await page.getByLabel('Cari toko').focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('button', { name: /^Semua toko/ })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expectAddress(page, '/seller', { store_id: '-1' });
  },
);

test(
  'figures that arrive in the switcher leave the focus where it is',
  onDesk,
  async ({ page, signedIn }) => {
    const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/stores/figures?*', async (route) => {
      await mayAnswer;
      await route.continue();
    });
    // Of two stores alone, and yet with a search.
    await signedIn('clerk');
    await page.goto('/seller');
    await page.getByRole('button', { name: /^Ganti toko/ }).click();
    await expect(page.getByLabel('Cari toko')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    const all = page.getByRole('button', { name: /^Semua toko/ });
    await expect(all).toBeFocused();
    await expect(all).not.toContainText('baru');
    answer();
    await expect(all).toContainText('baru');
    await expect(all).toBeFocused();
  },
);

test(
  'an inactive store is read-only everywhere, under a banner [P-03]',
  inBoth,
  async ({ page, signedIn, server }) => {
    const stores = await storesOfOwner(server);
    const inactive = stores.find((store) => !store.is_active);
    await signedIn('owner');
    await page.goto(`/seller/orders?status=NEW&store_id=${inactive?.id}`);
    const banner = page.getByText('Toko ini nonaktif: semua hanya dapat dilihat.').first();
    await expect(banner).toBeVisible();
    await orderItems(page).first().click();
    const accept = page.getByRole('button', { name: 'Terima Pesanan' });
    await expect(accept).toBeDisabled();
    await expectAccessible(page);
    await page.goto(`/seller/store?section=profil&store_id=${inactive?.id}`);
    await expect(page.getByLabel('Nama toko')).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Simpan profil' })).toHaveCount(0);
    await expectAccessible(page);
  },
);

test('a store that may not sell shows its orders; accepting is off, with the reason, and wherever the server says that no new order can be taken [P-03] [EN-25]', async ({
  page,
  signedIn,
  server,
}) => {
  const stores = await storesOfOwner(server);
  const barred = stores.find((store) => !store.allows_selling);
  await signedIn('owner');
  await page.goto(`/seller/orders?status=NEW&store_id=${barred?.id}`);
  await orderItems(page).first().click();
  await expect(page.getByRole('button', { name: 'Terima Pesanan' })).toBeDisabled();
  await expect(page.getByText(/Toko ini belum diizinkan berjualan/)).toBeVisible();

  // Of a store that may sell, whose rows still offer it: the list's own word decides.
  const { id } = await ownStore(server, 3);
  await (await buyerAt(server, id)).order();
  const address = `/seller/orders?status=NEW&store_id=${id}`;
  const accept = page.getByRole('button', { name: 'Terima Pesanan' });
  await page.goto(address);
  await orderItems(page).first().click();
  await expect(accept).toBeEnabled();
  await page.route('**/api/orders/info/list*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), can_process_new_order: false } });
  });
  await page.goto(address);
  await expect(orderItems(page).first()).toContainText('Pesanan baru belum dapat diterima.');
  const answered = page.waitForResponse('**/api/orders/detail*');
  await orderItems(page).first().click();
  const { order } = await (await answered).json();
  expect(order.allowed_actions).toContain('accept');
  await expect(page.getByRole('heading', { name: 'Riwayat' })).toBeVisible();
  await expect(accept).toBeDisabled();
  await expect(page.getByText('Pesanan baru belum dapat diterima.').first()).toBeVisible();
});

test('a store that only buys is told how to become a seller [P-03]', async ({ page, signedIn }) => {
  await signedIn('buyer');
  await page.goto('/seller');
  await expect(page.getByRole('heading', { name: 'Toko ini belum berjualan' })).toBeVisible();
  await page.goto('/seller/orders');
  await expect(page.getByRole('heading', { name: 'Toko ini belum berjualan' })).toBeVisible();
  await expectAccessible(page);
});

test('says why a store cannot take orders, until that was read', async ({
  page,
  signedIn,
  server,
}) => {
  const stores = await storesOfOwner(server);
  const barred = stores.find((store) => !store.allows_selling);
  await signedIn('owner');
  await page.goto(`/seller/orders?store_id=${barred?.id}`);
  const note = page.getByText(/belum diizinkan berjualan/);
  await expect(note).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Tutup' }).first().click();
  await expect(note).toBeHidden();
  await page.reload();
  await expect(orderItems(page).first()).toBeVisible();
  await expect(note).toBeHidden();
});

test('long names, narrow screens and large zoom: nothing is cut off sideways', async ({
  page,
  signedIn,
}) => {
  await signedIn('owner');
  await page.route('**/api/orders/info/list*', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    for (const row of body.data) {
      row.buyer_name =
        'Warung Kelontong Sumber Rejeki Makmur Sentosa Abadi Jaya Bersama Keluarga Besar';
      row.first_product_name =
        'Supercalifragilisticexpialidociousdetergen Cair Pouch 1.600 ml Isi Ulang';
      row.total_amount = 999_999_999;
    }
    await route.fulfill({ response: answer, json: body });
  });
  for (const [width, height] of [
    [360, 800],
    [320, 640],
    [180, 400],
    [720, 450],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/seller/orders?store_id=-1&status=NEW');
    await expect(orderItems(page).first()).toBeVisible();
    await expectNoSideways(page);
    const list = await page.getByRole('list', { name: 'Daftar pesanan' }).boundingBox();
    expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(width);
  }
});
