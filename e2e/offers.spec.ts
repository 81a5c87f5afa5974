import { bringWorker, expect, expectAccessible, gotoListening, rupiahOf, test } from './journey.ts';
import { ownStore, people, signInOverApi } from './over-the-api.ts';
import { openDemand } from './tendered.ts';
import { inBoth } from './windows.ts';

const sendButton = /^Kirim penawaran/;

test(
  'the usual offer is open, look, send: three taps [RT-68]',
  inBoth,
  async ({ page, signedIn, server }) => {
    const { id: store_id } = await ownStore(server, 2);
    const demand = await openDemand(server, store_id, { things: 2 });
    await signedIn('owner');
    await page.goto(`/seller/buyer-demands?store_id=${store_id}&sort=newest`);
    await page.locator(`[href*="tender_id=${demand.tender.id}&"]`).click();
    await page.getByRole('link', { name: 'Buat penawaran' }).click();
    const send = page.getByRole('button', { name: sendButton });
    await expect(send).toBeVisible();
    await expectAccessible(page);
    await send.click();
    await expect(page).toHaveURL(/\/seller\/buyer-demands\/detail/);
    await expect(page.getByText('Terkirim', { exact: true }).first()).toBeVisible();
    const { total_amount } = await demand.offerOf();
    await expect(page.getByRole('region', { name: 'Penawaran Anda' })).toContainText(
      rupiahOf(total_amount),
    );
  },
);

test('an offer is made in three steps: in part, with a substitute and words why, and refused beside the field [RT-68]', async ({
  page,
  signedIn,
  server,
}) => {
  const { id: store_id } = await ownStore(server, 2);
  const demand = await openDemand(server, store_id, { things: 3 });
  await signedIn('owner');
  await page.goto(`/seller/buyer-demands/create-offer?${demand.address}`);
  await page.getByRole('button', { name: '1. Barang dan harga' }).click();
  const lines = page.locator('form fieldset fieldset');
  await expect(lines).toHaveCount(3);
  await lines.nth(2).getByRole('checkbox').uncheck();
  await lines.nth(1).getByRole('button', { name: 'Tawarkan pengganti' }).click();
  const goods = page.getByRole('list', { name: 'Barang Anda' });
  await goods.getByRole('button').nth(4).click();
  const price = lines.nth(0).getByLabel(/^Harga/);
  await price.fill('0');
  await page.getByRole('button', { name: 'Lanjut ke pengiriman' }).click();
  await page.getByRole('radio', { name: /^Diantar toko/ }).check();
  await page.getByLabel('Ongkos kirim').fill('3.000');
  await page.getByLabel('Pesan untuk pembeli (tidak wajib)').fill('Bisa dikirim besok');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Lanjut ke ringkasan' }).click();
  await expect(page.getByText(/^Tidak ditawarkan:/)).toBeVisible();
  await page.getByRole('button', { name: sendButton }).click();
  // What is wrong stands in the first step, and there it is said.
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await price.fill('12.500');
  await expectAccessible(page);
  await page.getByRole('button', { name: '3. Ringkasan' }).click();
  await page.getByRole('button', { name: sendButton }).click();
  const why = page.getByLabel('Mengapa diganti?');
  await expect(why).toHaveAttribute('aria-invalid', 'true');
  await why.fill('Isi dan mutu sama, lebih murah');
  await page.getByRole('button', { name: '3. Ringkasan' }).click();
  await page.getByRole('button', { name: sendButton }).click();
  await expect(page.getByText('Pengganti: “Isi dan mutu sama, lebih murah”')).toBeVisible();
  const offer = await demand.offerOf();
  expect(offer.lines).toHaveLength(2);
  expect(offer.shipping_fee).toBe(3_000);
  expect(offer.note).toBe('Bisa dikirim besok');
});

test.describe('over the end of a login', () => {
  test.use({ expectedErrors: [/401/] });

  test('a half-made offer survives a reload, another tab and a login that ended, not a chosen sign-out [EN-08] [EN-23]', async ({
    page,
    context,
    signedIn,
    server,
  }) => {
    const { id: store_id } = await ownStore(server, 2);
    const { address, tender } = await openDemand(server, store_id, { things: 1 });
    const login = await signInOverApi(server, people.owner);
    await signedIn(login);
    const form = `/seller/buyer-demands/create-offer?${address}`;
    await page.goto(form);
    await page.getByRole('button', { name: '1. Barang dan harga' }).click();
    const priceOn = (tab: typeof page) => tab.getByLabel(/^Harga .* per /);
    await priceOn(page).fill('13.000');
    const kept = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('marketplace') ?? '{}').state?.tenders);
    await expect
      .poll(async () => (await kept())?.[tender.id])
      .toMatchObject({ items: [{ price: 13_000, quantity: 3 }], step: 1 });
    await page.reload();
    await expect(priceOn(page)).toHaveValue('13.000');

    const tab = await context.newPage();
    await tab.goto(form);
    await tab.getByRole('button', { name: '1. Barang dan harga' }).click();
    await expect(priceOn(tab)).toHaveValue('13.000');
    await tab.close();

    await login.call('POST /api/auth/logout', {});
    await page.goto(`/seller/buyer-demands?store_id=${store_id}`);
    await expect(page).toHaveURL(/\/seller\/login/);
    const again = await signInOverApi(server, people.owner);
    await page.getByLabel('Nomor HP').fill(people.owner);
    await page.getByLabel('Kata sandi', { exact: true }).fill('marketplace');
    await page.getByRole('button', { name: 'Masuk', exact: true }).click();
    await expect(page).toHaveURL(/\/seller\/buyer-demands/);
    await expect(page.getByText('Setengah jadi').first()).toBeVisible();
    await page.goto(`/seller/buyer-demands/detail?${address}`);
    await page.getByRole('link', { name: 'Lanjutkan penawaran' }).click();
    await expect(priceOn(page)).toHaveValue('13.000');
    await again.call('POST /api/auth/logout', {});

    await page.goto('/seller/more');
    await page.getByRole('button', { name: 'Keluar', exact: true }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Keluar', exact: true })
      .click();
    await expect(page).toHaveURL(/\/seller\/login/);
    await page.getByLabel('Nomor HP').fill(people.owner);
    await page.getByLabel('Kata sandi', { exact: true }).fill('marketplace');
    await page.getByRole('button', { name: 'Masuk', exact: true }).click();
    await expect(page).toHaveURL(/\/seller(\?|$|\/orders)/);
    await page.goto(`/seller/buyer-demands/detail?${address}`);
    await page.getByRole('link', { name: 'Buat penawaran' }).click();
    await page.getByRole('button', { name: '1. Barang dan harga' }).click();
    await expect(priceOn(page)).toHaveValue(/^\d/);
    await expect(priceOn(page)).not.toHaveValue('13.000');
  });
});

test('what the buyer changes while an offer is made is said, and merged with what was typed [RT-68]', async ({
  page,
  signedIn,
  server,
}) => {
  const { id: store_id } = await ownStore(server, 2);
  const demand = await openDemand(server, store_id, { things: 1, quantity: 3 });
  await signedIn('owner');
  await gotoListening(page, `/seller/buyer-demands/create-offer?${demand.address}`);
  await page.getByRole('button', { name: '1. Barang dan harga' }).click();
  const price = page.getByLabel(/^Harga .* per /);
  await price.fill('14.000');
  await demand.editTo(4);
  await expect(
    page.getByText(/Pembeli baru saja mengubah permintaan ini: .*3 .* menjadi 4/),
  ).toBeVisible();
  await expect(price).toHaveValue('14.000');
  await expect(page.getByRole('spinbutton')).toHaveValue('4');
  await page.getByRole('button', { name: '3. Ringkasan' }).click();
  await page.getByRole('button', { name: sendButton }).click();
  await expect(page.getByText('Terkirim', { exact: true }).first()).toBeVisible();
  const { lines } = await demand.offerOf();
  expect(lines[0]).toMatchObject({ quantity: 4, unit_price: 14_000 });
});

test.describe('without a signal', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: [/Failed to load resource|409/] });

  test('an offer waits for one; what is refused then comes back into its form [RT-68] [EN-08]', async ({
    page,
    context,
    signedIn,
    server,
  }) => {
    const { id: store_id } = await ownStore(server, 2);
    const demand = await openDemand(server, store_id, { things: 1, quantity: 3 });
    await signedIn('owner');
    await page.goto(`/seller/buyer-demands/detail?${demand.address}`);
    await bringWorker(page);
    await page.getByRole('link', { name: 'Buat penawaran' }).click();
    await page.getByRole('button', { name: '1. Barang dan harga' }).click();
    await page.getByLabel(/^Harga .* per /).fill('15.000');
    await page.getByRole('button', { name: '3. Ringkasan' }).click();
    await context.setOffline(true);
    await page.getByRole('button', { name: sendButton }).click();
    await expect(page.getByText(/^Info: Penawaran untuk/)).toBeVisible();
    await demand.editTo(5);
    await context.setOffline(false);
    await page.getByRole('main').getByRole('button', { name: 'Perbaiki' }).click();
    await expect(page).toHaveURL(/\/seller\/buyer-demands\/create-offer/);
    // The refusal begins with the same words.
    await expect(
      page.getByText(/Pembeli baru saja mengubah permintaan ini: .*3 .* menjadi 5/),
    ).toBeVisible();
    await page.getByRole('button', { name: '1. Barang dan harga' }).click();
    await expect(page.getByLabel(/^Harga .* per /)).toHaveValue('15.000');
    await expect(page.getByRole('spinbutton')).toHaveValue('5');
    await page.getByRole('button', { name: '3. Ringkasan' }).click();
    await page.getByRole('button', { name: sendButton }).click();
    await expect(page.getByText('Terkirim', { exact: true }).first()).toBeVisible();
    const { lines } = await demand.offerOf();
    expect(lines[0]).toMatchObject({ quantity: 5, unit_price: 15_000 });
  });
});
