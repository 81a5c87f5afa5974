import {
  expect,
  expectAccessible,
  expectAddress,
  gotoListening,
  rupiahOf,
  test,
} from './journey.ts';
import { atWork, ownStore } from './over-the-api.ts';
import { inDays, openDemand, sendUsualOffer } from './tendered.ts';
import { inBoth, onDesk } from './windows.ts';

const demandItems = 'Permintaan pembeli';

test('what buyers look for is listed with what can be served, searched, narrowed, and turned down with a way back [RT-27]', async ({
  page,
  signedIn,
  server,
}) => {
  const { id: store_id } = await ownStore(server, 1);
  const { tender } = await openDemand(server, store_id, { things: 2, closes_at: inDays(0.1) });
  const other = await openDemand(server, store_id, { things: 1, closes_at: inDays(20) });
  await signedIn('owner');
  await page.goto(`/seller/buyer-demands?store_id=${store_id}`);
  const card = page
    .getByRole('list', { name: demandItems })
    .getByRole('listitem')
    .filter({ has: page.locator(`[href*="tender_id=${tender.id}&"]`) });
  await expect(card).toContainText('Semua 2 barang');
  await expect(card).toContainText(/Tutup dalam \d+ jam/);
  await expect(page.getByRole('button', { name: /Hasil per bulan/ })).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Keadaan permintaan' });
  const { call } = await atWork(server, 'owner');
  const counts = async () =>
    (await call('GET /api/tenders/offerings/summary', { query: { seller_store_id: store_id } }))
      .counts;
  const { OPEN } = await counts();
  await expect(tabs.getByRole('link', { name: `Cocok ${OPEN}`, exact: true })).toBeVisible();

  await page.getByRole('button', { name: /^Saring dan urutkan/ }).click();
  const filters = page.getByRole('dialog', { name: 'Saring dan urutkan' });
  await filters.getByLabel('Urutkan').selectOption({ label: 'Terbaru' });
  await filters.getByText('Semua barangnya saya jual').click();
  await filters.getByRole('button', { name: 'Terapkan' }).click();
  await expectAddress(page, '/seller/buyer-demands', {
    store_id,
    sort: 'newest',
    serves_all: 'true',
  });
  await expect(
    page.getByRole('list', { name: demandItems }).getByRole('listitem').first().getByRole('link'),
  ).toHaveAttribute('href', new RegExp(`tender_id=${other.tender.id}&`));

  await page.getByLabel('Cari permintaan').fill('tidak ada yang bernama begini');
  await expect(page.getByRole('heading', { name: 'Tidak ada yang cocok' })).toBeVisible();
  await page.getByRole('link', { name: 'Lihat semua' }).click();

  await card.getByRole('button', { name: /^Tidak berminat/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Tidak berminat' }).click();
  await expect(sheet.getByText('Wajib diisi.')).toBeVisible();
  await sheet.getByRole('radio', { name: 'Terlalu jauh' }).check();
  await sheet.getByRole('button', { name: 'Tidak berminat' }).click();
  await expect(tabs.getByRole('link', { name: `Cocok ${OPEN - 1}`, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(card.getByRole('link')).toBeFocused();
  await expect(tabs.getByRole('link', { name: `Cocok ${OPEN}`, exact: true })).toBeVisible();
  await expect(card.getByRole('link')).toBeVisible();
});

test('a demand that comes while somebody looks waits behind the pill, on Home it is counted [RT-27]', async ({
  page,
  signedIn,
  server,
}) => {
  const { id: store_id } = await ownStore(server, 1);
  await openDemand(server, store_id, { things: 1, closes_at: inDays(3) });
  await signedIn('owner');
  await gotoListening(page, `/seller/buyer-demands?store_id=${store_id}&sort=newest`);
  const rows = page.getByRole('list', { name: demandItems }).getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  const { tender } = await openDemand(server, store_id, { things: 1, closes_at: inDays(3) });
  await page.getByRole('button', { name: /permintaan baru$/ }).click();
  await expect(rows.first().getByRole('link')).toHaveAttribute(
    'href',
    new RegExp(`tender_id=${tender.id}&`),
  );
  await page.goto(`/seller?store_id=${store_id}`);
  await page
    .getByRole('list', { name: 'Perlu dikerjakan' })
    .getByRole('link', { name: /^Permintaan pembeli/ })
    .click();
  await expect(page).toHaveURL(/\/seller\/buyer-demands/);
});

test(
  'at a desk all stores are seen together, each row names its own, and the demand stands beside them [RT-27] [RT-67]',
  onDesk,
  async ({ page, signedIn, server }) => {
    const { id: store_id, name } = await ownStore(server, 1);
    const { tender } = await openDemand(server, store_id, { things: 2, closes_at: inDays(0.06) });
    await signedIn('owner');
    await page.goto('/seller/buyer-demands?store_id=-1');
    const grid = page.getByRole('grid', { name: demandItems });
    const row = grid
      .getByRole('row')
      .filter({ has: page.locator(`[href*="tender_id=${tender.id}&"][href*="=${store_id}"]`) });
    await expect(row.first()).toContainText(name);
    await row.first().getByRole('link').click();
    const pane = page.getByRole('region', { name: 'Permintaan terpilih' });
    await expect(pane.getByRole('list', { name: 'Barang yang dicari' })).toBeVisible();
    await expect(pane.getByRole('link', { name: 'Buat penawaran' })).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'a demand is read with its buyer and its prices, a counter-offer taken, and the won offer leads to its order [RT-67]',
  inBoth,
  async ({ page, signedIn, server }) => {
    const { id: store_id } = await ownStore(server, 1);
    const demand = await openDemand(server, store_id, { things: 2, note: 'Kirim pagi saja' });
    await sendUsualOffer(server, store_id, demand.tender.id);
    const { lines } = await demand.offerOf();
    const wish = Math.floor((lines[0]?.unit_price ?? 0) * 0.98);
    await signedIn('owner');
    await gotoListening(page, `/seller/buyer-demands/detail?${demand.address}`);
    await expect(page.getByText('“Kirim pagi saja”')).toBeVisible();
    const goods = page.getByRole('list', { name: 'Barang yang dicari' });
    await expect(goods.getByRole('listitem')).toHaveCount(2);
    await expect(goods).toContainText('Target pembeli');
    await expect(goods).toContainText('Harga Anda');
    await expect(page.getByRole('heading', { name: 'Pembeli', exact: true })).toBeVisible();
    await demand.counter(wish);
    const counter = page.getByRole('region', { name: 'Pembeli menawar' });
    await expect(counter).toContainText(rupiahOf(wish));
    await expectAccessible(page);
    await counter.getByRole('link', { name: 'Tawar lagi' }).click();
    await expect(
      page.getByText(`Pembeli menawar ${rupiahOf(wish)}`, { exact: true }),
    ).toBeVisible();
    await page.goBack();
    await counter.getByRole('button', { name: 'Terima', exact: true }).click();
    await expect(page.getByText('Tawaran pembeli diterima')).toBeVisible();
    const { order } = await demand.award();
    await page.getByRole('link', { name: 'Buka pesanannya' }).click();
    await expectAddress(page, '/seller/orders/detail', { orderId: order.id, store_id });
  },
);

test('an offer is taken back and sent again, and a demand that is over says so [RT-67]', async ({
  page,
  signedIn,
  server,
}) => {
  const { id: store_id } = await ownStore(server, 1);
  const demand = await openDemand(server, store_id, { things: 1 });
  await sendUsualOffer(server, store_id, demand.tender.id);
  await signedIn('owner');
  await gotoListening(page, `/seller/buyer-demands/detail?${demand.address}`);
  await page.getByRole('button', { name: 'Tarik', exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Tarik Penawaran', exact: true })
    .click();
  await expect(page.getByText('Ditarik', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Buat penawaran' }).click();
  await page.getByRole('button', { name: /^Kirim penawaran/ }).click();
  await expect(page.getByText('Terkirim', { exact: true })).toBeVisible();
  await demand.close();
  await expect(page.getByText('Kalah', { exact: true })).toBeVisible();
});

test('a demand without its ids leads to the orders [RT-67] [RT-68] [RT-60]', async ({
  page,
  signedIn,
}) => {
  await signedIn('owner');
  for (const path of ['detail?tender_id=12', 'create-offer', 'create-offer?store_id=1']) {
    await page.goto(`/seller/buyer-demands/${path}`);
    await expect(page).toHaveURL(/\/seller\/orders(\?|$)/);
  }
});
