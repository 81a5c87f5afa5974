import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectAddress,
  expectReadableInDark,
  orderItems,
  someId,
  test,
} from './journey.ts';
import { atWork, ownStore } from './over-the-api.ts';
import { onDesk } from './windows.ts';

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Tampilan saya' });
const views = (page: Page) => sheet(page).getByRole('list', { name: 'Tampilan' });
const button = (page: Page) => page.getByRole('button', { name: /^Tampilan saya/ });
const head = (page: Page, name: string) => page.getByRole('columnheader', { name });

test(
  'a view is kept with its columns, opened by its address, changed, shared and taken away',
  onDesk,
  async ({ page, signedIn, server }) => {
    const { id: store_id } = await ownStore(server, 3);
    await signedIn('owner');
    const columns = 'buyer,number,total';
    const list = { store_id, status: 'COMPLETED', sort: 'highest_value', columns };
    await page.goto(`/seller/orders?${new URLSearchParams(list)}`);
    await expect(orderItems(page).first()).toBeVisible();
    await expect(head(page, 'Nomor')).toBeVisible();
    await expect(head(page, 'Sisa')).toBeHidden();
    await button(page).click();
    await sheet(page).getByRole('button', { name: 'Simpan tampilan' }).click();
    await expect(sheet(page).getByText('Wajib diisi')).toBeVisible();
    const name = `Nilai besar ${Date.now()}`;
    await sheet(page).getByLabel('Nama tampilan').fill(name);
    await expectAccessible(page);
    await expectReadableInDark(page);
    await sheet(page).getByRole('button', { name: 'Simpan tampilan' }).click();
    await expect(sheet(page)).toBeHidden();
    await expect(button(page)).toHaveText(`Tampilan saya: ${name}`);
    const { view } = Object.fromEntries(new URL(page.url()).searchParams);
    expect(view).toMatch(/^\d+$/);

    // The list is changed; the view is not, until it is told so.
    await head(page, 'Total').getByRole('button').click();
    await expect(button(page)).toContainText('(diubah)');
    await button(page).click();
    await sheet(page)
      .getByRole('button', { name: `Simpan perubahan ke “${name}”` })
      .click();
    await expect(sheet(page).getByRole('button', { name: /^Simpan perubahan/ })).toBeHidden();
    await sheet(page)
      .getByRole('button', { name: `Ubah tampilan ${name}` })
      .click();
    await page.getByRole('menuitem', { name: 'Bagikan ke staf toko' }).click();
    await expect(views(page)).toContainText('dibagikan ke staf toko');
    await page.keyboard.press('Escape');

    // Elsewhere, and back by the view alone.
    await page.goto(`/seller/orders?status=NEW&store_id=${store_id}`);
    await button(page).click();
    await views(page).getByRole('link', { name }).click();
    await expectAddress(page, '/seller/orders', {
      store_id,
      status: 'COMPLETED',
      columns,
      view,
    });
    await expect(head(page, 'Nomor')).toBeVisible();

    await button(page).click();
    await sheet(page)
      .getByRole('button', { name: `Ubah tampilan ${name}` })
      .click();
    await page.getByRole('menuitem', { name: 'Hapus' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus' }).click();
    await expect(sheet(page).getByText(name)).toBeHidden();
    await expect(sheet(page).locator('[tabindex="-1"]:focus')).toHaveCount(1);
  },
);

test(
  'a view that names what is gone opens with the rest, and says so',
  onDesk,
  async ({ page, signedIn, server }) => {
    const { id: store_id } = await ownStore(server, 3);
    const { call } = await atWork(server, 'owner');
    const name = `Lama ${Date.now()}`;
    const address = 'status=COMPLETED,PACKED&columns=buyer,margin,total';
    const { view } = await call('POST /api/saved-views/create', {
      body: { store_id, name, address },
    });
    await signedIn('owner');
    await page.goto(`/seller/orders?status=NEW&store_id=${store_id}`);
    await button(page).click();
    await views(page).getByRole('link', { name }).click();
    await expect(page.getByText(/sudah tidak ada: status PACKED, kolom margin/)).toBeVisible();
    await expect(orderItems(page).first()).toBeVisible();
    await expect(head(page, 'Total')).toBeVisible();
    await expect(head(page, 'Barang')).toBeHidden();
    await call('POST /api/saved-views/delete', { body: { store_id, id: view.id } });
  },
);

test('on a phone the views stand on the page of filters', async ({ page, signedIn, server }) => {
  const { id: store_id } = await ownStore(server, 3);
  const { call } = await atWork(server, 'owner');
  const name = `Antar ${Date.now()}`;
  const { view } = await call('POST /api/saved-views/create', {
    body: { store_id, name, address: 'status=COMPLETED' },
  });
  await signedIn('owner');
  await page.goto(`/seller/orders/filters?status=NEW&store_id=${store_id}`);
  await button(page).click();
  await expectAccessible(page);
  await views(page).getByRole('link', { name }).click();
  await expectAddress(page, '/seller/orders', { store_id, status: 'COMPLETED', view: view.id });
  await call('POST /api/saved-views/delete', { body: { store_id, id: view.id } });
});

test('on a phone a new view keeps the filters that are ticked, before they are applied', async ({
  page,
  signedIn,
  server,
}) => {
  const { id: store_id } = await ownStore(server, 3);
  const { call } = await atWork(server, 'owner');
  await signedIn('owner');
  await page.goto(
    `/seller/orders/filters?status=COMPLETED&sort=highest_value&store_id=${store_id}`,
  );
  // What was set and is taken away is not kept either.
  await page.getByRole('button', { name: 'Atur Ulang' }).click();
  await page.getByRole('button', { name: 'Selesai' }).click();
  await page.getByRole('button', { name: 'Ambil sendiri' }).click();
  await button(page).click();
  const name = `Ditandai ${Date.now()}`;
  await sheet(page).getByLabel('Nama tampilan').fill(name);
  await sheet(page).getByRole('button', { name: 'Simpan tampilan' }).click();
  await expectAddress(page, '/seller/orders', {
    store_id,
    status: 'COMPLETED',
    delivery: 'BUYER_PICKUP',
    view: someId,
  });
  const view = new URL(page.url()).searchParams.get('view') ?? '';
  await call('POST /api/saved-views/delete', { body: { store_id, id: view } });
});

test(
  'a view is renamed by keys alone: into the field, and back to its menu',
  onDesk,
  async ({ page, signedIn, server }) => {
    const { id: store_id } = await ownStore(server, 3);
    const { call } = await atWork(server, 'owner');
    const name = `Lama ${Date.now()}`;
    const { view } = await call('POST /api/saved-views/create', {
      body: { store_id, name, address: 'status=COMPLETED' },
    });
    // What is put off to the next frame comes late on a busy machine, and must not take the focus back.
    await page.addInitScript(() => {
      const nextFrame = window.requestAnimationFrame.bind(window);
      window.requestAnimationFrame = (draw) =>
        nextFrame(() => setTimeout(() => draw(performance.now()), 300));
    });
    await signedIn('owner');
    await page.goto(`/seller/orders?status=NEW&store_id=${store_id}`);
    await button(page).click();
    const menu = (of: string) => sheet(page).getByRole('button', { name: `Ubah tampilan ${of}` });
    const field = views(page).getByLabel('Nama tampilan');
    const rename = async () => {
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: 'Ganti nama' }).press('Enter');
      await expect(field).toBeFocused();
    };
    await menu(name).focus();
    await rename();
    await field.fill('Tidak jadi');
    await expectAccessible(page);
    await views(page).getByRole('button', { name: 'Batal' }).press('Enter');
    await expect(field).toBeHidden();
    await expect(menu(name)).toBeFocused();
    await rename();
    await expect(field).toHaveValue(name);
    await field.fill(`${name} baru`);
    await page.keyboard.press('Enter');
    await expect(menu(`${name} baru`)).toBeFocused();
    await call('POST /api/saved-views/delete', { body: { store_id, id: view.id } });
  },
);
