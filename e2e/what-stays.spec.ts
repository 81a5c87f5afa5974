import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { countOn, expectKept, lyingOn, readableOn } from './device.ts';
import { expect, orderItems, signIn, test } from './journey.ts';
import { mobileApp, personOfApp } from './mobile-app.ts';
import { orderNow, shippedOrder } from './orders-under-way.ts';
import { atWork, buyerAt, ownStore, people, signInOverApi } from './over-the-api.ts';

// What a journey holds up, and what is under way while a login ends.
test.use({ expectedErrors: [/Failed to load resource|status of 401/] });

const photo = async () => ({
  name: 'IMG_0001.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 60, height: 60, channels: 3, background: '#357' } })
    .jpeg()
    .toBuffer(),
});

/** An order on the screen and on the device, and the words of it that nobody else may read. */
async function openOrder(page: Page, server: string, order: { id: string; store_id: string }) {
  const { call } = await atWork(server, 'owner');
  const query = { order_id: order.id, store_id: order.store_id };
  const { buyer, order: row } = await call('GET /api/orders/detail', { query });
  await page.goto(`/seller/orders/detail?orderId=${order.id}&store_id=${order.store_id}`);
  await expect(page.getByText(buyer.address)).toBeVisible();
  await expectKept(page, 'answers', buyer.address);
  const number = buyer.phone_number ?? '';
  expect(number).toMatch(/^\+62\d{8}/);
  return [number, number.replace('+62', ''), buyer.address, buyer.name, row.order_number];
}

/** The words could be read while the login was good, and cannot be any more. */
async function expectNothingOf(page: Page, words: readonly string[]): Promise<void> {
  const readable = await readableOn(page);
  expect(words.filter((word) => readable.includes(word))).toEqual([]);
}

const signOutButton = (page: Page) => page.getByRole('button', { name: 'Keluar', exact: true });

async function comeIn(page: Page, phone_number: string): Promise<void> {
  await page.goto('/seller/login?from=/seller/more');
  await signIn(page, phone_number);
  await expect(signOutButton(page)).toBeVisible();
}

async function signOut(page: Page, words = 'Keluar dari akun ini?'): Promise<void> {
  await page.goto('/seller/more');
  await signOutButton(page).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(words);
  await question.getByRole('button', { name: 'Keluar' }).click();
  await expect(page).toHaveURL('/seller/login');
}

test('a login that ends elsewhere leaves nothing on the device that anybody could read', async ({
  page,
  server,
  signedIn,
}) => {
  const order = await shippedOrder(server, (await ownStore(server, 1)).id);
  const login = await signInOverApi(server, people.owner);
  await signedIn(login);
  const words = await openOrder(page, server, order);
  await page.goto(
    `/seller/orders/confirm-order-delivered?orderId=${order.id}&store_id=${order.store_id}`,
  );
  await page.getByLabel('Nama penerima').fill('Bu Tini dari Melati');
  await expectKept(page, 'drafts', 'Bu Tini dari Melati');
  await login.call('POST /api/auth/logout', {});
  await expect(page).toHaveURL(/\/seller\/login/);
  expect(await countOn(page, 'answers')).toBeGreaterThan(0);
  expect(await countOn(page, 'drafts')).toBe(1);
  await expectNothingOf(page, [...words, 'Bu Tini', login.token]);
  expect(await lyingOn(page, 'answers')).toEqual([]);

  // Whose it is finds it again.
  await signIn(page, people.owner);
  await expect(page.getByLabel('Nama penerima')).toHaveValue('Bu Tini dari Melati');
});

test('after a login that ended elsewhere another person finds no address of the one before, and is not led to it', async ({
  page,
  server,
  signedIn,
}) => {
  const login = await signInOverApi(server, people.owner);
  await signedIn(login);
  const address = `/seller/orders?query=melati&store_id=${(await ownStore(server, 1)).id}`;
  await page.goto(address);
  await expect(page.getByRole('searchbox')).toHaveValue('melati');
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('melati');
  await login.call('POST /api/auth/logout', {});
  await expect(page).toHaveURL(/\/seller\/login\?from=/);
  const inTab = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(await inTab()).not.toContain('melati');
  await page.reload();
  expect(await inTab()).not.toContain('melati');
  await signIn(page, people.clerk);
  await expect(page).toHaveURL(/\/seller(\?|$)/);
});

test('another person who comes in can read nothing of the one before', async ({ page, server }) => {
  const order = await shippedOrder(server, (await ownStore(server, 1)).id);
  const [before, next] = [await personOfApp(server, 'owner'), await personOfApp(server, 'clerk')];
  const app = await mobileApp(page, { kind: 'ios' });
  await app.enter({ token: await before.newCode(), path: '/seller/more' });
  await expect(signOutButton(page)).toBeVisible();
  const words = await openOrder(page, server, order);
  await app.enter({ token: await next.newCode(), path: '/seller/more' });
  await page.getByRole('button', { name: 'Lanjut sebagai Dewi Lestari' }).click();
  await expect(signOutButton(page)).toBeVisible();
  await expectNothingOf(page, words);
  const opened = (await lyingOn(page, 'answers')).join('\n');
  expect(words.filter((word) => opened.includes(word))).toEqual([]);
});

test('a sign-out leaves neither answers nor drafts nor photos behind', async ({ page, server }) => {
  const order = await shippedOrder(server, (await ownStore(server, 1)).id);
  await comeIn(page, people.owner);
  const words = await openOrder(page, server, order);
  await page.goto(
    `/seller/orders/confirm-order-delivered?orderId=${order.id}&store_id=${order.store_id}`,
  );
  await page.getByLabel('Nama penerima').fill('Bu Tini');
  await page.getByLabel('Ambil atau pilih foto').setInputFiles(await photo());
  await expect(page.getByAltText('Foto yang akan dikirim')).toBeVisible();
  await expectKept(page, 'drafts', 'Bu Tini');
  expect(await countOn(page, 'photos')).toBe(1);
  await signOut(page);
  for (const shelf of ['answers', 'drafts', 'photos', 'outbox'] as const)
    await expect.poll(() => countOn(page, shelf)).toBe(0);
  await expectNothingOf(page, [...words, 'Bu Tini', 'Hendra Wijaya']);
});

test('what waits is kept sealed while another is signed in, and is sent when its owner is back', async ({
  page,
  server,
}) => {
  const store_id = (await ownStore(server, 1)).id;
  const order = await (await buyerAt(server, store_id)).order();
  const statusNow = async () => (await orderNow(server, order))?.fulfilment_status;
  await comeIn(page, people.owner);
  await page.route('**/accept-order', (route) => route.abort('connectionfailed'));
  await page.goto(`/seller/orders?status=NEW&sort=newest&store_id=${store_id}`);
  await orderItems(page).filter({ hasText: order.order_number }).click();
  await page.getByRole('button', { name: 'Terima Pesanan' }).click();
  await expectKept(page, 'outbox', order.order_number);
  await signOut(page, '1 perubahan belum terkirim');

  await page.unroute('**/accept-order');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('accept-order')) sent.push(request.url());
  });
  await comeIn(page, people.clerk);
  expect(await countOn(page, 'outbox')).toBe(1);
  await expectNothingOf(page, [order.order_number, 'accept-order', 'Terima pesanan']);
  expect(await lyingOn(page, 'outbox')).toEqual([]);
  await signOut(page);
  expect(await countOn(page, 'outbox')).toBe(1);
  expect(sent).toEqual([]);
  expect(await statusNow()).toBe('NEW');

  await comeIn(page, people.owner);
  await expect.poll(statusNow).toBe('PROCESSING');
  await expect.poll(() => countOn(page, 'outbox')).toBe(0);
  expect(sent).toHaveLength(1);
});
