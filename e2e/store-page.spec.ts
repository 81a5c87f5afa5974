import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectKept, lyingOn } from './device.ts';
import { expect, expectAccessible, expectNoSideways, test } from './journey.ts';
import { acceptInvitation } from './newcomer.ts';
import { atWork, ownStore } from './over-the-api.ts';
import { inBoth, onDesk } from './windows.ts';

// What the server refuses on purpose stands on the console as a failed request.
test.use({ expectedErrors: [/Failed to load resource.*400/] });

/** The owner at work without a browser in a store that they own. */
async function storeFor(base: string) {
  const [{ call }, store] = await Promise.all([atWork(base, 'owner'), ownStore(base, 1)]);
  return { store, call };
}

const open = (page: Page, store_id: string, section: string) =>
  page.goto(`/seller/store?section=${section}&store_id=${store_id}`);

test(
  'from the navigation to every section of the store',
  inBoth,
  async ({ page, signedIn, isMobile }) => {
    await signedIn('owner');
    await page.goto('/seller');
    if (isMobile) {
      await page.getByRole('link', { name: 'Lainnya' }).click();
      await page.getByRole('link', { name: /^Toko\s*Profil/ }).click();
    } else {
      await page.getByRole('navigation', { name: 'Menu utama' }).getByText('Toko').click();
    }
    const list = page.getByRole('navigation', { name: 'Bagian toko' });
    for (const label of ['Profil', 'Alamat', 'Email', 'Staf', 'Hari libur', 'Ongkos kirim']) {
      await list.getByRole('link', { name: new RegExp(`^${label}`) }).click();
      await expect(page.getByRole('heading', { name: label, exact: true })).toBeVisible();
      await expect(page.getByRole('status', { name: 'Memuat toko' })).toHaveCount(0);
      await expectAccessible(page);
      await expectNoSideways(page);
      if (isMobile) await page.getByRole('link', { name: 'Kembali ke daftar' }).click();
    }
  },
);

test('a profile: bad input beside its field, a draft that survives, and the name in the switcher', async ({
  page,
  server,
  signedIn,
}) => {
  const { store, call } = await storeFor(server);
  await signedIn('owner');
  await open(page, store.id, 'profil');
  const name = page.getByLabel('Nama toko');
  await expect(name).toHaveValue(store.name);
  await name.fill('ab');
  await page.getByLabel('Nomor HP toko').fill('021');
  await page.getByRole('button', { name: 'Simpan profil' }).click();
  await expect(page.getByText('Terlalu pendek.')).toBeVisible();
  await expect(page.getByText(/Nomor HP tidak benar/)).toBeVisible();
  await expect(name).toBeFocused();
  await expectAccessible(page);
  const renamed = `${store.name} Baru`;
  await name.fill(renamed);
  await page.getByLabel('Nomor HP toko').fill('0812-9999-0001');
  await expectKept(page, 'drafts', renamed);
  await page.reload();
  await expect(page.getByText('Isian Anda yang belum disimpan dikembalikan.')).toBeVisible();
  await expect(name).toHaveValue(renamed);
  await page.getByRole('button', { name: 'Simpan profil' }).click();
  await expect(page.getByText('Profil toko disimpan.')).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(`sekarang ${renamed}`) })).toBeVisible();
  const after = await call('GET /api/stores/info', { query: { store_id: store.id } });
  expect(after.store).toMatchObject({ name: renamed, phone_number: '+6281299990001' });
  const { phone_number: _number, ...body } = { ...after.store };
  await call('POST /api/stores/update-profile', {
    body: { store_id: body.id, name: store.name, phone_number: '+6281200000001' },
  });
});

test('what was typed in the last breath before a reload is there again', async ({
  page,
  server,
  signedIn,
}) => {
  const { store } = await storeFor(server);
  await signedIn('owner');
  await open(page, store.id, 'profil');
  const name = page.getByLabel('Nama toko');
  await expect(name).toHaveValue(store.name);
  const loaded = page.waitForEvent('load');
  await name.evaluate((input: HTMLInputElement) => {
    input.focus();
    input.setSelectionRange(input.value.length, input.value.length);
    document.execCommand('insertText', false, ' Jaya');
    window.location.reload();
  });
  await loaded;
  await expect(name).toHaveValue(`${store.name} Jaya`);
  await name.fill(store.name);
  await expect.poll(() => lyingOn(page, 'drafts')).toEqual([]);
});

test('what was typed and taken back is no draft', async ({ page, server, signedIn }) => {
  const { store } = await storeFor(server);
  await signedIn('owner');
  await open(page, store.id, 'profil');
  const name = page.getByLabel('Nama toko');
  await name.fill(`${store.name} X`);
  await expectKept(page, 'drafts', `${store.name} X`);
  await name.fill(store.name);
  await expect.poll(() => lyingOn(page, 'drafts')).toEqual([]);
});

test('an address with its city, and a refusal by the server beside its field', async ({
  page,
  server,
  signedIn,
}) => {
  const { store, call } = await storeFor(server);
  const { store: before } = await call('GET /api/stores/info', { query: { store_id: store.id } });
  await signedIn('owner');
  await open(page, store.id, 'alamat');
  await page
    .getByRole('textbox', { name: 'Alamat', exact: true })
    .fill('Jl. Ahmad Yani No. 12 RT 03');
  await page.getByLabel('Kode pos').fill('123');
  await page.getByLabel('Kota atau kabupaten').fill('sidoarj');
  await page.getByRole('button', { name: 'Simpan alamat' }).click();
  await expect(page.getByText('Kode pos terdiri dari 5 angka.')).toBeVisible();
  await expect(page.getByText('Pilihan tidak dikenal.')).toBeVisible();
  await page.getByLabel('Kode pos').fill('61212');
  await page.getByLabel('Titik peta (tidak wajib)').fill('-7.4478, 112.7183');
  await page.getByLabel('Kota atau kabupaten').fill('sidoarjo');
  await page.getByRole('button', { name: /Sidoarjo/ }).click();
  await expect(page.getByLabel('Kota atau kabupaten')).toHaveValue('Sidoarjo, Jawa Timur');
  await page.getByRole('button', { name: 'Simpan alamat' }).click();
  await expect(page.getByText('Alamat toko disimpan.')).toBeVisible();
  const after = await call('GET /api/stores/info', { query: { store_id: store.id } });
  expect(after.store).toMatchObject({ city: 'Sidoarjo', postal_code: '61212', latitude: -7.4478 });
  // Others play there after this one, with buyers from nearby.
  const { address, city_id, postal_code, latitude, longitude } = before;
  await call('POST /api/stores/update-address', {
    body: { store_id: store.id, address, city_id, postal_code, latitude, longitude },
  });
});

test(
  'an address that was doubted is said to be right',
  onDesk,
  async ({ page, server, signedIn }) => {
    const { call } = await atWork(server, 'owner');
    const summary = await call('GET /api/stores/seller-summary', {
      query: { select_all_seller_store: true },
    });
    const doubted = summary.attention.find(({ code }) => code === 'address_reported');
    await signedIn('owner');
    await page.goto(`/seller?store_id=${doubted?.store_id}`);
    await page.getByRole('link', { name: /Alamat toko diragukan/ }).click();
    await expect(page.getByText('Alamat ini diragukan')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Alamat sudah benar' }).click();
    await page.getByRole('button', { name: 'Ya, sudah benar' }).click();
    await expect(page.getByText('Alamat ini diragukan')).toBeHidden();
    const { address_report } = await call('GET /api/stores/info', {
      query: { store_id: doubted?.store_id ?? '' },
    });
    expect(address_report).toBeNull();
  },
);

test('an e-mail address is proven by the code that was sent to it', async ({
  page,
  server,
  signedIn,
}) => {
  const { store } = await storeFor(server);
  const email = `baru-${randomInt(1_000_000)}@toko.example`;
  await signedIn('owner');
  await open(page, store.id, 'email');
  await page.getByLabel('Email baru').fill('toko@');
  await page.getByRole('button', { name: 'Kirim kode' }).click();
  await expect(page.getByText(/Email tidak benar/)).toBeVisible();
  await page.getByLabel('Email baru').fill(email);
  await page.getByRole('button', { name: 'Kirim kode' }).click();
  const shown = await page.getByText(/Kode Anda:/).textContent();
  const code = /\d{6}/.exec(shown ?? '')?.[0] ?? '';
  await expectAccessible(page);
  await page.getByLabel('Kode verifikasi').fill(code === '111111' ? '222222' : '111111');
  await page.getByRole('button', { name: 'Verifikasi' }).click();
  await expect(page.getByText('Kode salah. Periksa lagi email Anda.')).toBeVisible();
  await page.getByLabel('Kode verifikasi').fill(code);
  await page.getByRole('button', { name: 'Verifikasi' }).click();
  await expect(page.getByText('Email toko terverifikasi.')).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
});

test(
  'staff: invite, tell how to sign in, accepted by the other side, change the role, remove',
  inBoth,
  async ({ page, server, signedIn }) => {
    const { store } = await storeFor(server);
    const name = 'Sari Puspita';
    await signedIn('owner');
    await open(page, store.id, 'staf');
    await page.getByRole('button', { name: 'Undang' }).click();
    await expect(page.getByText('Wajib diisi.')).toHaveCount(2);
    await page.getByLabel('Nama', { exact: true }).fill(name);
    const phone_number = `+62877${randomInt(10_000_000, 100_000_000)}`;
    await page.getByLabel('Nomor HP').fill(phone_number);
    await page.getByRole('radio', { name: /Staf stok/ }).check();
    await page.getByRole('button', { name: 'Undang' }).click();
    await expect(page.getByRole('link', { name: /lewat WhatsApp/ })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/62877\d+\?text=.*seller%2Flogin/,
    );
    const row = page
      .getByRole('list', { name: 'Staf toko' })
      .getByRole('listitem')
      .filter({ hasText: name });
    await expect(row).toContainText('Menunggu jawaban');
    await expectAccessible(page);
    await acceptInvitation(server, phone_number, store.id);
    await expect(row).not.toContainText('Menunggu jawaban');
    await expect(row).toContainText('Staf stok');
    await page.getByRole('button', { name: `Pilihan untuk ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Ubah peran' }).click();
    await page
      .getByRole('dialog')
      .getByRole('radio', { name: /Pengamat/ })
      .check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Simpan peran' }).click();
    await expect(row).toContainText('Pengamat');
    await page.getByRole('button', { name: `Pilihan untuk ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Keluarkan dari toko' }).click();
    await page.getByRole('button', { name: 'Keluarkan', exact: true }).click();
    await expect(row).toHaveCount(0);
  },
);

test('closing days and delivery zones: added, refused where wrong, taken away after a question', async ({
  page,
  server,
  signedIn,
}) => {
  const { store } = await storeFor(server);
  const day = (count: number) =>
    new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);
  await signedIn('owner');
  await open(page, store.id, 'hari-libur');
  await page.getByLabel('Dari', { exact: true }).fill(day(40));
  await page.getByLabel('Sampai', { exact: true }).fill(day(39));
  await page.getByRole('button', { name: 'Tutup toko pada hari itu' }).click();
  await expect(page.getByText('Tanggal akhir mendahului tanggal awal.')).toBeVisible();
  await page.getByLabel('Sampai', { exact: true }).fill(day(44));
  await page.getByLabel('Keterangan (tidak wajib)').fill('Lebaran');
  await page.getByRole('button', { name: 'Tutup toko pada hari itu' }).click();
  const days = page.getByRole('list', { name: 'Hari libur' }).getByRole('listitem');
  await expect(days).toContainText(['Lebaran']);
  await page.getByLabel('Dari', { exact: true }).fill(day(42));
  await page.getByLabel('Sampai', { exact: true }).fill(day(46));
  await page.getByRole('button', { name: 'Tutup toko pada hari itu' }).click();
  await expect(page.getByText('Bertumpuk dengan hari libur lain.')).toBeVisible();
  await expectAccessible(page);
  await days.getByRole('button', { name: /^Hapus/ }).click();
  await page.getByRole('button', { name: 'Hapus hari libur' }).click();
  await expect(page.getByText(/Belum ada hari libur/)).toBeVisible();

  await open(page, store.id, 'ongkir');
  await page.getByLabel('Kota tujuan').fill('bandung');
  await page.getByRole('button', { name: /Bandung/ }).click();
  await page.getByRole('textbox', { name: 'Ongkos kirim' }).fill('lima ribu');
  await page.getByRole('button', { name: 'Simpan wilayah' }).click();
  await expect(page.getByText('Tulis rupiah utuh tanpa koma.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Ongkos kirim' }).fill('15.000');
  await page.getByLabel('Minimum belanja (tidak wajib)').fill('200.000');
  await page.getByRole('button', { name: 'Simpan wilayah' }).click();
  const zones = page.getByRole('list', { name: 'Wilayah antar' }).getByRole('listitem');
  await expect(page.getByLabel('Kota tujuan')).toHaveValue('');
  await expect(zones).toContainText([/Ongkos Rp\s15\.000, minimum belanja Rp\s200\.000/]);
  await expectAccessible(page);
  await zones.getByRole('button', { name: /^Hapus/ }).click();
  await page.getByRole('button', { name: 'Hapus wilayah' }).click();
  await expect(page.getByText(/Belum ada wilayah antar/)).toBeVisible();
});
