import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { aPhoto } from './chat-page.ts';
import { codeField, shownCode, wrongCode } from './codes.ts';
import { expect, expectAccessible, expectAddress, expectNoSideways, test } from './journey.ts';
import { newcomersPassword } from './newcomer.ts';
import { atWork, operatorAtWork, signInOverApi } from './over-the-api.ts';

const newNumber = () => `+62879${randomInt(10_000_000, 100_000_000)}`;

/** What our team decides about what waits in this name. */
async function decisionOn(server: string, store_name: string) {
  const { call } = await operatorAtWork(server, 'support');
  const query = { state: 'WAITING', page_size: 100 } as const;
  const { data } = await call('GET /ops/registrations/list', { query });
  const found = data.find((each) => each.store_name === store_name);
  if (!found) throw new Error(`${store_name} does not wait`);
  const seen = { store_id: found.store_id, version: found.version };
  return {
    store_id: found.store_id,
    approve: () => call('POST /ops/registrations/approve', { body: seen }),
    giveBack: (reason: string) =>
      call('POST /ops/registrations/return', { body: { ...seen, reason } }),
  };
}

async function fillStore(page: Page, name: string): Promise<void> {
  await page.getByLabel('Nama toko').fill(name);
  await page.getByLabel('Apa yang Anda jual?').fill('Beras, minyak, dan mi instan');
  await page.getByLabel('Alamat toko').fill('Jalan Kenanga Nomor 7, RT 2 RW 5');
  await page.getByLabel('Kota atau kabupaten').fill('bandung');
  await page.getByRole('button', { name: /^Bandung, Jawa Barat/ }).click();
  await page.getByLabel('Kecamatan').fill('Coblong');
  await page.getByLabel('Kode pos').fill('40132');
}

test.describe('with a code mistyped on the way', () => {
  test.use({ expectedErrors: [/400 \(Bad Request\)/] });

  test('from never having heard of it to a store that sells, on a phone [P-02] [API-82]', async ({
    page,
    server,
  }) => {
    const name = `Toko Kenanga ${randomInt(100_000, 1_000_000)}`;
    await page.goto('/');
    await page.getByRole('link', { name: 'Daftar jadi penjual' }).first().click();
    await expectAddress(page, '/seller/register', {});
    await expectAccessible(page);
    await page.getByLabel('Nomor HP').fill(newNumber());
    await page.getByRole('button', { name: 'Lanjut' }).click();

    const code = await shownCode(page);
    await codeField(page).fill(wrongCode(code));
    await page.getByLabel('Nama Anda').fill('Bu Sari');
    await page.getByLabel('Buat kata sandi').fill(newcomersPassword);
    await page.getByRole('button', { name: 'Buat akun' }).click();
    await expect(codeField(page)).toHaveAccessibleDescription(/Kode salah/);
    await expectAccessible(page);
    await codeField(page).fill(code);
    await page.getByRole('button', { name: 'Buat akun' }).click();

    await expectAddress(page, '/seller/registration', {});
    await page.getByRole('button', { name: 'Kirim pendaftaran' }).click();
    await expect(page.getByLabel('Nama toko')).toBeFocused();
    await expect(page.getByLabel('Nama toko')).toHaveAccessibleDescription(/Wajib diisi/);
    // Nobody has allowed to know the place: the address is typed, and that is enough.
    await page.getByRole('button', { name: 'Pakai tempat saya sekarang' }).click();
    await expect(page.getByText(/Izin lokasi ditolak/)).toBeVisible();
    await fillStore(page, name);
    await page.getByRole('button', { name: 'Kirim pendaftaran' }).click();
    await expect(page.getByRole('heading', { name: 'Sedang kami periksa' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSideways(page);

    // Somebody of our team finds something, and the page says so by itself.
    const first = await decisionOn(server, name);
    await first.giveBack('Tulis juga nama pasarnya.');
    await expect(page.getByText('Tulis juga nama pasarnya.')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Alamat toko').fill('Pasar Dago Blok A Nomor 7, RT 2');
    await page.getByRole('button', { name: 'Kirim pendaftaran' }).click();
    await expect(page.getByRole('heading', { name: 'Sedang kami periksa' })).toBeVisible();

    const { approve, store_id } = await decisionOn(server, name);
    await approve();
    await expect(page.getByRole('heading', { name: 'Toko Anda boleh berjualan' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Siapkan toko' }).click();
    await expectAddress(page, '/seller/onboarding', { store_id });
    const list = page.getByRole('list', { name: 'Langkah menyiapkan toko' });
    await expect(list.getByRole('link', { name: /produk pertama/i })).toBeVisible();
  });
});

test('a number that has an account is led to the login, with the number filled in', async ({
  page,
  server,
}) => {
  const { call } = await atWork(server, 'owner');
  const { phone_number } = await call('GET /api/account/detail', {});
  await page.goto('/seller/login');
  await page.getByRole('link', { name: 'Daftar jadi penjual' }).click();
  await expectAddress(page, '/seller/register', {});
  await page.getByLabel('Nomor HP').fill('12');
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await expect(page.getByLabel('Nomor HP')).toHaveAccessibleDescription(/Nomor HP tidak benar/);
  await page.getByLabel('Nomor HP').fill(phone_number);
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await expect(page.getByText(/Nomor ini sudah punya akun/)).toBeVisible();
  await page.getByRole('link', { name: 'Masuk', exact: true }).click();
  await expect(page).toHaveURL('/seller/login?from=/seller/registration');
  await expect(page.getByLabel('Nomor HP')).toHaveValue(/0812/);
});

/** The demo's stores that only buy: one that has not asked for anything, and one whose documents are missing. */
const [buying, drafting] = ['+6281210000033', '+6281210000036'];

test('a store that only buys asks to sell, from where a seller’s screen would be', async ({
  page,
  server,
  signedIn,
}) => {
  const login = await signInOverApi(server, buying);
  const { stores } = await login.call('GET /api/stores/list', {});
  const { id: store_id = '', name = '' } = stores[0] ?? {};
  await signedIn(login);
  await page.goto(`/seller/inventory?store_id=${store_id}`);
  await expect(page.getByRole('heading', { name: 'Toko ini belum berjualan' })).toBeVisible();
  await page.getByRole('link', { name: 'Daftar jadi penjual' }).click();
  await expectAddress(page, '/seller/registration', { store_id });
  await expect(page.getByLabel('Nama toko')).toHaveValue(name);
  await expectAccessible(page);
  await expectNoSideways(page);
});

test('documents are photographed and sent with what was filled in before', async ({
  page,
  server,
  signedIn,
}) => {
  const login = await signInOverApi(server, drafting);
  const standing = async () => {
    const { registrations } = await login.call('GET /api/store-registrations/list', {});
    const [registration] = registrations;
    if (!registration) throw new Error('the demo has a store whose documents are missing');
    return registration;
  };
  const { store_id, store_name, state } = await standing();
  // Another run on the same world has sent it.
  if (state === 'WAITING')
    await (await decisionOn(server, store_name)).giveBack('Fotonya belum jelas.');
  const before = (await standing()).document_ids.length;
  await signedIn(login);
  await page.goto(`/seller/registration?store_id=${store_id}`);
  await expect(page.getByLabel('Nama toko')).toHaveValue(store_name);
  await page.getByLabel(/Ambil atau pilih foto|Tambah foto/).setInputFiles(await aPhoto('#3c3'));
  const photos = page.getByRole('list', { name: /^Foto dokumen/ });
  await expect(photos.getByRole('img', { name: 'Foto 1' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Kirim pendaftaran' }).click();
  await expect(page.getByRole('heading', { name: 'Sedang kami periksa' })).toBeVisible();
  const sent = await standing();
  expect([sent.state, sent.document_ids.length]).toEqual(['WAITING', before + 1]);
  const { call } = await operatorAtWork(server, 'support');
  const query = { store_id, document_id: sent.document_ids[0] ?? '' };
  const { url } = await call('GET /ops/registrations/document', { query });
  expect((await page.request.get(url)).status()).toBe(200);
});
