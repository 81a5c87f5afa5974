import type { Page } from '@playwright/test';
import { cameras, test } from './camera.ts';
import { pullTrigger } from './hand-scanner.ts';
import { expect, expectAccessible, expectNoSideways } from './journey.ts';
import { atWork, ownStore } from './over-the-api.ts';
import { inBoth, onDesk } from './windows.ts';

const withWrongEnd = (number: string) =>
  `${number.slice(0, -1)}${(Number(number.at(-1)) + 1) % 10}`;

/** Of a product that is not sold here, the carton, with the piece beside it. */
async function cartonIn(base: string) {
  const { id: store_id } = await ownStore(base, 0);
  const { call } = await atWork(base, 'owner');
  const { data } = await call('GET /api/v2/inventories/search-available-product-variants', {
    query: { store_id },
  });
  const product = data.find(
    ({ units }) => units.length > 1 && units.every(({ inventory_id }) => !inventory_id),
  );
  const unit = product?.units.at(-1);
  const piece = product?.units[0];
  if (!unit?.barcode_number || !piece?.barcode_number) throw new Error('all of it is sold already');
  return { store_id, unit, number: unit.barcode_number, piece: piece.barcode_number };
}

const searchOf = (store_id: string) => `/seller/inventory/product/add?store_id=${store_id}`;
const field = (page: Page) => page.getByLabel('Cari di katalog');
const scan = (page: Page) => page.getByRole('button', { name: 'Pindai barcode' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Pindai barcode' });
const isAiming = (page: Page) => expect(sheet(page).getByText(/^Arahkan kamera/)).toBeVisible();
const found = (page: Page) => page.getByRole('link', { name: /belum dijual$/ });

test(
  'the camera reads a barcode, and a press leads to the form with its unit chosen [RT-48]',
  inBoth,
  async ({ page, server, signedIn, cameraSees }) => {
    const { store_id, unit, number } = await cartonIn(server);
    cameraSees(number);
    const readers: string[] = [];
    page.on('request', (request) => {
      if (/\.wasm|scan-wasm/.test(request.url())) readers.push(new URL(request.url()).origin);
    });
    await signedIn('owner');
    await page.goto(searchOf(store_id));
    await expect(page.getByRole('list', { name: 'Produk di katalog' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSideways(page);
    expect(readers).toEqual([]);
    await scan(page).click();
    await expect(field(page)).toHaveValue(number);
    await expect(sheet(page)).toBeHidden();
    expect(readers).toEqual([server, server]);
    expect(await cameras(page)).toEqual(['ended']);
    await expect(found(page)).toContainText(unit.product_name);
    await found(page).click();
    const units = page.getByRole('list', { name: 'Satuan' }).getByRole('listitem');
    await expect(units.first()).toContainText(unit.uom_name);
    await expect(units.first().getByRole('checkbox').first()).toBeChecked();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  },
);

test('takes no number with a wrong end, says what helps, and stops the camera however it is left [RT-48]', async ({
  page,
  server,
  signedIn,
  cameraSees,
}) => {
  const { store_id, number } = await cartonIn(server);
  cameraSees(withWrongEnd(number));
  await signedIn('owner');
  await page.clock.install();
  await page.goto(`/seller/inventory?store_id=${store_id}`);
  await page.getByRole('link', { name: 'Tambah produk' }).click();
  await scan(page).click();
  await isAiming(page);
  expect(await cameras(page)).toEqual(['live']);
  await expect(sheet(page).getByText('Lampu')).toBeHidden();
  await expectAccessible(page);
  await expectNoSideways(page);
  await page.clock.fastForward(21_000);
  await expect(sheet(page).getByText(/^Belum terbaca\?.*15 cm/)).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  expect(await cameras(page)).toEqual(['ended']);

  await scan(page).click();
  await isAiming(page);
  await page.goBack();
  await expect(sheet(page)).toBeHidden();
  expect(await cameras(page)).toEqual(['ended', 'ended']);

  await scan(page).click();
  await isAiming(page);
  await show(page, 'hidden');
  await expect.poll(() => cameras(page)).toEqual(['ended', 'ended', 'ended']);
  await show(page, 'visible');
  await isAiming(page);
  await expect.poll(() => cameras(page)).toEqual(['ended', 'ended', 'ended', 'live']);

  await sheet(page).getByRole('button', { name: 'Ketik nomor saja' }).click();
  await expect(sheet(page)).toBeHidden();
  await expect(field(page)).toBeFocused();
  expect(await cameras(page)).toEqual(Array(4).fill('ended'));

  await scan(page).click();
  await isAiming(page);
  await page.evaluate(() => window.history.go(-2));
  await expect(page.getByRole('list', { name: 'Daftar produk' })).toBeVisible();
  expect(await cameras(page)).toEqual(Array(5).fill('ended'));
});

const show = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

test('lights the lamp of a camera that has one [RT-48]', async ({ page, server, signedIn }) => {
  const { store_id } = await cartonIn(server);
  await page.addInitScript(() => {
    MediaStreamTrack.prototype.getCapabilities = () => ({ torch: true }) as object;
    MediaStreamTrack.prototype.applyConstraints = async (wanted) => {
      Reflect.set(window, 'light', wanted);
    };
  });
  await signedIn('owner');
  await page.goto(searchOf(store_id));
  await scan(page).click();
  const lamp = sheet(page).getByRole('button', { name: 'Lampu' });
  await lamp.click();
  await expect(lamp).toHaveAttribute('aria-pressed', 'true');
  const light = () => page.evaluate(() => Reflect.get(window, 'light') as object);
  expect(await light()).toEqual({ advanced: [{ torch: true }] });
  await expectAccessible(page);
  await lamp.click();
  await expect.poll(light).toEqual({ advanced: [{ torch: false }] });
});

const refusals = [
  ['NotAllowedError', 'Kamera belum diizinkan'],
  ['NotFoundError', 'Tidak ada kamera'],
  ['NotReadableError', 'Kamera sedang tidak bisa dipakai'],
] as const;

test('a camera that is refused, absent or taken is explained, and can be tried again [RT-48]', async ({
  page,
  server,
  signedIn,
  cameraSees,
}) => {
  const { store_id, number } = await cartonIn(server);
  cameraSees(number);
  await signedIn('owner');
  await page.goto(`${searchOf(store_id)}&query=kopi`);
  const refuse = (name?: string) =>
    page.evaluate((name) => Reflect.set(window, 'refusal', name), name);
  const again = sheet(page).getByRole('button', { name: 'Coba lagi' });
  await refuse('NotAllowedError');
  await scan(page).click();
  for (const [name, title] of refusals) {
    await refuse(name);
    await again.click();
    await expect(sheet(page).getByRole('alert').getByText(title)).toBeVisible();
    await expectAccessible(page);
    await expectNoSideways(page);
  }
  await expect(field(page)).toHaveValue('kopi');
  await refuse();
  await again.click();
  await expect(field(page)).toHaveValue(number);
});

test('without a camera for pages the number is typed [RT-48]', async ({
  page,
  server,
  signedIn,
}) => {
  const { store_id, number, unit } = await cartonIn(server);
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'mediaDevices', { value: undefined }),
  );
  await signedIn('owner');
  await page.goto(searchOf(store_id));
  await scan(page).click();
  await expect(sheet(page).getByText('Kamera tidak tersedia di sini')).toBeVisible();
  await expectAccessible(page);
  await sheet(page).getByRole('button', { name: 'Ketik nomor saja' }).click();
  await page.keyboard.type(number.replace(/^(.)(.{6})/, '$1 $2 '));
  await expect(found(page)).toContainText(unit.product_name);
});

test.describe('when the reader does not arrive', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('the sheet says so, and tries again [RT-48]', async ({
    page,
    server,
    signedIn,
    cameraSees,
  }) => {
    const { store_id, number } = await cartonIn(server);
    cameraSees(number);
    await page.route('**/*.wasm', (route) => route.abort());
    await signedIn('owner');
    await page.goto(searchOf(store_id));
    await scan(page).click();
    await expect(sheet(page).getByText('Pembaca barcode belum termuat')).toBeVisible();
    expect(await cameras(page)).toEqual(['ended']);
    await page.unroute('**/*.wasm');
    await sheet(page).getByRole('button', { name: 'Coba lagi' }).click();
    await expect(field(page)).toHaveValue(number);
  });
});

test('a typed barcode with a wrong last digit is said to be one, and searched for as text [RT-48]', async ({
  page,
  server,
  signedIn,
}) => {
  const { store_id, number } = await cartonIn(server);
  const wrong = withWrongEnd(number);
  await signedIn('owner');
  await page.goto(searchOf(store_id));
  const asked = page.waitForRequest((request) =>
    new RegExp(`search-available-product-variants.*${wrong}`).test(request.url()),
  );
  await field(page).fill(wrong);
  await asked;
  const note = page.getByText(/^Angka terakhir barcode tidak cocok/);
  await expect(note).toBeVisible();
  await expectAccessible(page);
  await expectNoSideways(page);
  await field(page).fill(number);
  await expect(found(page)).toBeVisible();
  await expect(note).toBeHidden();
});

test(
  'a hand scanner works with the focus in the search or nowhere [RT-48]',
  onDesk,
  async ({ page, server, signedIn }) => {
    const { store_id, number, piece } = await cartonIn(server);
    await signedIn('owner');
    await page.goto(searchOf(store_id));
    await expect(page.getByRole('list', { name: 'Produk di katalog' })).toBeVisible();
    await pullTrigger(page, number);
    await expect(field(page)).toHaveValue(number);
    await expect(found(page)).toBeVisible();
    await field(page).focus();
    await page.keyboard.press('Enter');
    await pullTrigger(page, piece);
    await expect(field(page)).toHaveValue(piece);
    await pullTrigger(page, number);
    await expect(field(page)).toHaveValue(number);
    await expect(page).toHaveURL(new RegExp(`query=${number}`));
  },
);
