import { expect, expectAccessible, expectNoSideways, test } from './journey.ts';
import { atWork, neighbourOf, ownStore } from './over-the-api.ts';
import { fittingProducts, joinedPromotion, publishedPromotion } from './promoted.ts';
import { inBoth } from './windows.ts';

const withDots = (count: number) => count.toLocaleString('id-ID');
const rupiahOf = (amount: number) => `Rp\u00a0${withDots(amount)}`;

test.use({ expectedErrors: [/40[09] \((Bad Request|Conflict)\)/] });

test(
  'a promotion is found, joined with a price and quota, sold at that price, lowered and left [RT-21] [RT-65]',
  inBoth,
  async ({ page, signedIn, server }) => {
    const { id: store_id } = await ownStore(server, 3);
    const { cms_id, name } = await publishedPromotion(server);
    const fitting = await fittingProducts(server, store_id, cms_id);
    const product = fitting.find(
      ({ available, lowest_price, usual_price }) => available > 100 && lowest_price === usual_price,
    );
    if (!product) throw new Error('nothing fits');
    const label = `${product.product_name}, ${product.uom_name}`;
    await signedIn('owner');
    await page.goto(`/seller/promotion?store_id=${store_id}`);
    await page.getByLabel('Cari promosi').fill(name);
    const promotions = page.getByRole('list', { name: 'Promosi' });
    await expect(promotions.getByRole('listitem')).toHaveCount(1);
    await expectAccessible(page);
    await expectNoSideways(page);
    await promotions.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('Marketplace menanggung 40% dari diskon')).toBeVisible();
    await expect(page.getByText('Stok harus tersedia.')).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Ikut promosi ini' }).click();
    // Who searches presses Enter, which sends nothing.
    await page.getByLabel('Cari produk Anda').fill(product.product_name);
    await page.getByLabel('Cari produk Anda').press('Enter');
    const candidates = page.getByRole('list', { name: 'Produk yang cocok' });
    await candidates.getByRole('checkbox', { name: label }).check();
    const price = candidates.getByLabel(`Harga promo ${label}`);
    await expect(price).toHaveValue(withDots(product.highest_promotion_price));
    await price.fill(String(product.usual_price));
    await candidates.getByLabel(`Kuota ${label}`).fill('2');
    await page.getByRole('button', { name: 'Ikutkan 1 produk' }).click();
    await expect(page.getByText('Terlalu tinggi untuk promosi ini.')).toBeVisible();
    await expect(
      page.getByText('Di bawah kuota terendah promosi ini.', { exact: true }),
    ).toBeVisible();
    await expect(price).toBeFocused();
    await expectAccessible(page);
    await expectNoSideways(page);
    // What is typed outlives the page.
    await page.reload();
    await expect(page.getByText('Isian Anda yang belum disimpan dikembalikan.')).toBeVisible();
    const promised = Math.floor(product.usual_price * 0.8);
    await page.getByLabel(`Harga promo ${label}`).fill(withDots(promised));
    await page.getByLabel(`Kuota ${label}`).fill('12');
    const shared = Math.max(Math.min(product.base_price, product.usual_price) - promised, 0);
    const share = Math.floor(shared * 0.4 + 0.5);
    await expect(page.getByText(rupiahOf(promised + share))).toBeVisible();
    await page.getByRole('button', { name: 'Ikutkan 1 produk' }).click();
    await expect(page.getByText('1 produk ikut promosi.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const joined = page.getByRole('list', { name: 'Produk yang ikut' }).getByRole('listitem');
    await expect(joined).toContainText(['0 dari 12 terjual']);

    // A buyer takes one at that price, and the page follows.
    const buyer = await neighbourOf(server, store_id);
    const { stores } = await buyer.call('GET /api/stores/list', {});
    const { order } = await buyer.call('POST /api/orders/create', {
      body: {
        buyer_store_id: stores[0]?.id ?? '',
        seller_store_id: store_id,
        payment_method: 'COD',
        delivery: 'BUYER_PICKUP',
        lines: [{ inventory_id: product.inventory_id, quantity: 5 }],
      },
    });
    expect(order.total_amount).toBe(promised * 5);
    await expect(joined).toContainText(['5 dari 12 terjual']);
    await expect(page.getByText('Dibayar marketplace')).toBeVisible();

    // Once it runs a price only goes down.
    await joined.getByRole('button').click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(`Harga promo ${label}`).fill(withDots(promised + 1));
    await sheet.getByRole('button', { name: 'Simpan' }).click();
    await expect(sheet.getByText(/Terlalu tinggi untuk promosi ini/)).toBeVisible();
    await sheet.getByLabel(`Harga promo ${label}`).fill(withDots(promised - 100));
    await sheet.getByLabel(`Kuota ${label}`).fill('13');
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('Harga promo disimpan.')).toBeVisible();
    await expect(joined).toContainText(['5 dari 13 terjual']);

    await page.getByRole('button', { name: 'Keluar dari promosi' }).click();
    await page.getByRole('button', { name: 'Keluarkan semua' }).click();
    await expect(page.getByText('Toko keluar dari promosi.')).toBeVisible();
    await expect(joined).toHaveCount(0);
  },
);

test(
  'among all stores each says what it can join, and its list of products which are in a promotion',
  inBoth,
  async ({ page, signedIn, server }) => {
    const store = await ownStore(server, 4);
    const cms_id = await joinedPromotion(server, store.id);
    await signedIn('owner');
    await page.goto('/seller/promotion?store_id=-1');
    const stores = page.getByRole('list', { name: 'Toko', exact: true });
    await stores.getByRole('link', { name: new RegExp(store.name) }).click();
    await page.getByRole('link', { name: /^Diikuti/ }).click();
    await expect(
      page
        .getByRole('list', { name: 'Promosi' })
        .getByText(/1 produk ikut/)
        .first(),
    ).toBeVisible();
    const { call } = await atWork(server, 'owner');
    const query = { store_id: store.id, cms_id };
    const { items } = await call('GET /api/promotions/detail', { query });
    const [item] = items;
    if (!item) throw new Error('nothing joined');
    await page.goto(`/seller/inventory?store_id=${store.id}`);
    await page.getByLabel('Cari produk').fill(item.product_name);
    await expect(page.getByText(`Promo ${rupiahOf(item.price)}`).first()).toBeVisible();
    await call('POST /api/promotions/leave', { body: query });
    await expect(page.getByText(`Promo ${rupiahOf(item.price)}`)).toHaveCount(0);
  },
);
