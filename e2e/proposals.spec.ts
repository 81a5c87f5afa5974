import sharp from 'sharp';
import { expect, expectAccessible, expectAddress, expectNoSideways, test } from './journey.ts';
import { atWork, ownStore } from './over-the-api.ts';
import { decisionsOn, newName, returnedProposal, waitingProposal } from './proposed.ts';
import { inBoth } from './windows.ts';

// Without a signal, and what the server refuses.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|409 \(Conflict\)/] });

const aPhoto = async (background: string, width = 64, height = 48) => ({
  name: 'foto.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

test(
  'looked for in vain, proposed with photo and units, returned, put right, approved and sold [RT-43] [RT-44] [RT-47]',
  inBoth,
  async ({ page, signedIn, server }) => {
    const { id: store_id } = await ownStore(server, 3);
    const { call } = await atWork(server, 'owner');
    const name = newName();
    await signedIn('owner');
    await page.goto(`/seller/inventory/product/add?store_id=${store_id}`);
    await page.getByLabel('Cari di katalog').fill(name);
    await page.getByRole('link', { name: 'Usulkan produk ini' }).click();
    await expectAddress(page, '/seller/inventory/product/propose', { query: name, store_id });
    await expect(page.getByLabel('Nama produk')).toHaveValue(name);

    await page.getByRole('button', { name: 'Kirim usulan' }).click();
    await expect(page.getByLabel('Merek', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Merek', { exact: true }).fill('indom');
    await page.getByRole('list', { name: 'Merek di katalog' }).getByRole('button').first().click();
    await expect(page.getByText('Merek ini ada di katalog.')).toBeVisible();
    await page.getByLabel('Kategori', { exact: true }).selectOption({ index: 1 });
    // More pixels than the server takes: the device makes it small before it is sent.
    await page.getByLabel('Ambil atau pilih foto').setInputFiles(await aPhoto('#c33', 9000, 6000));
    await expect(page.getByRole('img', { name: 'Foto 1' })).toBeVisible();
    await page.getByRole('button', { name: 'Tambah satuan' }).click();
    await page.getByLabel('Satuan 2', { exact: true }).selectOption('dus');
    await page.getByLabel('Isi satuan 2').fill('24');
    await page.getByLabel(/^Barcode pcs/).fill('123');
    await page.getByRole('button', { name: 'Kirim usulan' }).click();
    await expect(page.getByText(/Nomor barcode tidak benar/)).toBeVisible();
    await page.getByLabel(/^Barcode pcs/).fill('');
    await expectAccessible(page);
    await expectNoSideways(page);
    await page.getByRole('button', { name: 'Kirim usulan' }).click();

    await expect(page.getByRole('heading', { name: 'Rincian usulan' })).toBeVisible();
    await expect(page.getByText('Sedang diperiksa')).toBeVisible();
    await expect(page.getByText('dus isi 24')).toBeVisible();
    const proposal_id = new URL(page.url()).searchParams.get('proposalId') ?? '';
    await expectAddress(page, '/seller/inventory/proposal/detail', {
      proposalId: proposal_id,
      store_id,
    });
    const decide = await decisionsOn(server, store_id, proposal_id);

    await decide.giveBack('Foto sisi belakang belum ada.');
    await expect(page.getByRole('blockquote')).toContainText('Foto sisi belakang belum ada.');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Perbaiki dan kirim lagi' }).click();
    await expect(page.getByText(/Foto sisi belakang belum ada/)).toBeVisible();
    await page.getByLabel('Ambil atau pilih foto').setInputFiles(await aPhoto('#3c3'));
    await expect(
      page.getByRole('list', { name: /^Foto kemasan/ }).getByRole('img', { name: 'Foto 1' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Kirim lagi' }).click();
    await expect(page.getByText('Diperbaiki dan dikirim lagi')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Foto' }).getByRole('img')).toHaveCount(2);

    const { product_id } = await decide.approve();
    await page.getByRole('link', { name: 'Jual sekarang' }).click();
    await expectAddress(page, '/seller/inventory/product/add', {
      productId: product_id ?? '',
      store_id,
    });
    await expect(page.getByText(name).first()).toBeVisible();
    const query = { store_id, product_id: product_id ?? '' };
    const { product_units } = await call('GET /api/product-units/list', { query });
    expect(product_units.map(({ base_quantity }) => base_quantity)).toEqual([1, 24]);
  },
);

test('what the catalogue has is offered while somebody types, by name and by barcode [RT-47]', async ({
  page,
  signedIn,
  server,
}) => {
  const { id: store_id } = await ownStore(server, 3);
  const { call } = await atWork(server, 'owner');
  const found = await call('GET /api/v2/inventories/search-available-product-variants', {
    query: { store_id, query: 'indomie' },
  });
  const product = found.data.find(({ units }) => units.some((unit) => unit.barcode_number));
  const barcode = product?.units.find((unit) => unit.barcode_number)?.barcode_number ?? '';
  await signedIn('owner');
  await page.goto(`/seller/inventory/product/propose?store_id=${store_id}`);
  const similar = page.getByRole('list', { name: 'Produk mirip' });
  await page.getByLabel('Nama produk').fill(`${product?.product_name} baru`);
  await expect(similar.getByRole('link', { name: product?.product_name ?? '' })).toBeVisible();
  await page.getByLabel('Nama produk').fill('Zzz qqq');
  await expect(similar).toBeHidden();
  await page.getByLabel(/^Barcode pcs/).fill(barcode);
  await similar.getByRole('link', { name: product?.product_name ?? '' }).click();
  await expectAddress(page, '/seller/inventory/product/add', {
    productId: product?.product_id ?? '',
    store_id,
  });
});

test('without a signal what is filled in stays, photos too, through a reload and under other words [RT-47]', async ({
  page,
  signedIn,
  server,
}) => {
  const { id: store_id } = await ownStore(server, 3);
  const name = newName();
  await signedIn('owner');
  await page.goto(`/seller/inventory/product/propose?store_id=${store_id}&query=keripik`);
  await page.getByLabel('Nama produk').fill(name);
  await page.getByLabel('Merek', { exact: true }).fill('Merek Uji');
  await page.getByLabel('Kategori', { exact: true }).selectOption({ index: 2 });
  await page.getByLabel('Ambil atau pilih foto').setInputFiles(await aPhoto('#33c'));
  await expect(page.getByRole('img', { name: 'Foto 1' })).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText(/Isian dan foto tersimpan di perangkat ini/)).toBeVisible();
  await page.getByRole('button', { name: 'Kirim usulan' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /koneksi|dihubungi/ })).toBeInViewport();
  await page.context().setOffline(false);
  await page.goto(`/seller/inventory/product/propose?store_id=${store_id}`);
  await expect(page.getByText('Usulan yang belum Anda kirim dikembalikan.')).toBeVisible();
  await expect(page.getByLabel('Nama produk')).toHaveValue(name);
  await expect(page.getByRole('img', { name: 'Foto 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Kirim usulan' }).click();
  await expect(page.getByRole('heading', { name: 'Rincian usulan' })).toBeVisible();
  await expect(page.getByText(name)).toBeVisible();
});

test('a refusal of the whole is seen at the button with a way on; a hand scanner sends nothing [RT-47]', async ({
  page,
  signedIn,
  server,
}) => {
  const { id: store_id } = await ownStore(server, 3);
  const { name } = await returnedProposal(server, store_id);
  await signedIn('owner');
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`/seller/inventory/product/propose?store_id=${store_id}`);
  await page.getByLabel(/^Barcode pcs/).press('Enter');
  await expect(page.getByLabel('Nama produk')).not.toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Kirim usulan' }).click();
  await expect(page.getByLabel('Nama produk')).toBeFocused();
  await page.getByRole('radio', { name: /^Baru tahu namanya/ }).check();
  await page.getByLabel('Nama produk').fill(name);
  await page.getByLabel('Kategori', { exact: true }).selectOption({ index: 2 });
  await page.getByRole('button', { name: 'Kirim usulan' }).click();
  await expect(page.getByText(/sudah Anda usulkan/)).toBeInViewport();
  await page.getByRole('link', { name: 'Lihat usulan itu' }).click();
  await expectAddress(page, '/seller/inventory/proposals', { store_id, query: name });
});

test('what was typed on a proposal that a colleague has sent meanwhile is sent on the newest [RT-44]', async ({
  page,
  signedIn,
  server,
}) => {
  const { id: store_id } = await ownStore(server, 3);
  const { call } = await atWork(server, 'owner');
  const { id: proposal_id, name, category_id } = await returnedProposal(server, store_id);
  const decide = await decisionsOn(server, store_id, proposal_id);
  const colleagueSends = async (name: string) => {
    const { proposal } = await call('GET /api/product-proposals/detail', {
      query: { store_id, proposal_id },
    });
    const body = { store_id, proposal_id, version: proposal.version, name, category_id };
    await call('POST /api/generic-product-proposals/revise', { body });
  };
  await signedIn('owner');
  await page.goto(
    `/seller/inventory/product/propose?store_id=${store_id}&proposalId=${proposal_id}`,
  );
  await page.getByLabel('Nama produk').fill(`${name} 100 g`);
  await colleagueSends(`${name} 200 g`);
  await expect(page.getByText(/tetap tersimpan di perangkat ini/)).toBeVisible();
  await decide.giveBack('Masih salah.');
  await expect(page.getByLabel('Nama produk')).toHaveValue(`${name} 100 g`);
  await page.getByRole('button', { name: 'Kirim lagi' }).click();
  await expect(page.getByText(/diubah orang lain: nama produk/)).toBeInViewport();
  await page.getByRole('button', { name: 'Kirim lagi' }).click();
  await expect(page.getByRole('heading', { name: 'Rincian usulan' })).toBeVisible();
  await expect(page.getByText(`${name} 100 g`).first()).toBeVisible();
});

test('the list follows an operator’s word, narrows to what waits for the store, and is searched [RT-43]', async ({
  page,
  signedIn,
  server,
}) => {
  const { id: store_id } = await ownStore(server, 3);
  await signedIn('owner');
  await page.goto(`/seller/more?store_id=${store_id}`);
  await expect(page.getByRole('link', { name: /^Usulan produk/ })).toBeVisible();
  await page.goto(`/seller/inventory/proposals?store_id=${store_id}`);
  const rows = page.getByRole('list', { name: 'Usulan produk' }).getByRole('listitem');
  await expect(rows.or(page.getByText('Belum ada usulan')).first()).toBeVisible();
  const { name, id } = await waitingProposal(server, store_id);
  const row = rows.filter({ hasText: name });
  await expect(row).toContainText('Sedang diperiksa');
  await (await decisionsOn(server, store_id, id)).giveBack('Tulis ukuran kemasannya.');
  await expect(row).toContainText('Perlu diperbaiki');
  await expect(row).toContainText('Tulis ukuran kemasannya.');
  await page
    .getByRole('navigation', { name: 'Status usulan' })
    .getByRole('link', { name: /^Perlu diperbaiki/ })
    .click();
  await expectAddress(page, '/seller/inventory/proposals', { state: 'NEEDS_REVISION', store_id });
  await page.getByLabel('Cari usulan').fill(name);
  await expect(rows).toHaveCount(1);
  await row.getByRole('link').click();
  await expectAddress(page, '/seller/inventory/proposal/detail', { proposalId: id, store_id });
});
