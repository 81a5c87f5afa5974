import type { Page } from '@playwright/test';
import { codeAt, stepAt } from '../apps/api/src/platform/authenticator.ts';
import { codeField, shownCode } from './codes.ts';
import {
  expect,
  expectAccessible,
  expectAddress,
  expectNoSideways,
  signIn,
  test,
} from './journey.ts';
import { givePassword, newcomerAtWork, newcomersPassword } from './newcomer.ts';
import { ownStore, password, signInOverApi } from './over-the-api.ts';
import { inBoth } from './windows.ts';

const secretWord = 'gudang beras enak';

test.use({ expectedErrors: [/status of 40[03]/] });

/** Answers the question who it is, by the password. */
async function prove(page: Page, secret: string): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Pastikan ini Anda' });
  await sheet.getByLabel('Kata sandi', { exact: true }).fill(secret);
  await sheet.getByRole('button', { name: 'Lanjut' }).click();
}

test(
  'a person’s own account: another name, a first password, and a device that is sent away',
  inBoth,
  async ({ page, server, signedIn }) => {
    const store = await ownStore(server, 2);
    const person = await newcomerAtWork(server, store.id, 'ADMIN');
    await signedIn(person);
    await page.goto('/seller/more');
    await page.getByRole('link', { name: /Akun, kata sandi, perangkat/ }).click();
    await expectAddress(page, '/seller/account', {});
    await expect(page.getByRole('heading', { level: 1, name: 'Akun saya' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSideways(page);

    const name = page.getByLabel('Nama Anda');
    await name.fill('x');
    await page.getByRole('button', { name: 'Simpan nama' }).click();
    await expect(page.getByText('Terlalu pendek.')).toBeVisible();
    await name.fill('Rina Gudang');
    await page.getByRole('button', { name: 'Simpan nama' }).click();
    await expect(page.getByText('Nama diganti.')).toBeVisible();

    await page.getByRole('button', { name: 'Buat kata sandi' }).click();
    const newPassword = page.getByLabel('Kata sandi baru');
    await newPassword.fill('12345');
    await page.getByRole('button', { name: 'Simpan kata sandi' }).click();
    await expect(page.getByText('Paling sedikit 8 karakter.')).toBeVisible();
    await newPassword.fill(secretWord);
    await page.getByRole('button', { name: 'Simpan kata sandi' }).click();
    // Who has none yet proves by their telephone that it is them.
    const proof = page.getByRole('dialog', { name: 'Pastikan ini Anda' });
    await proof.getByRole('button', { name: 'Kirim kode ke HP saya' }).click();
    await expect(codeField(page)).toBeVisible();
    await expectAccessible(page);
    await expectNoSideways(page);
    await codeField(page).fill(await shownCode(page));
    await proof.getByRole('button', { name: 'Lanjut' }).click();
    await expect(page.getByText(/Kata sandi diganti/)).toBeVisible();
    await page.getByRole('button', { name: 'Ganti kata sandi' }).click();
    await page.getByLabel('Kata sandi saat ini').fill('bukan ini');
    await newPassword.fill(`${secretWord} dua`);
    await page.getByRole('button', { name: 'Simpan kata sandi' }).click();
    await expect(page.getByText('Kata sandi saat ini salah.')).toBeVisible();
    await page.getByRole('button', { name: 'Batal' }).click();

    const { phone_number } = await person.call('GET /api/account/detail', {});
    const elsewhere = await signInOverApi(server, phone_number, secretWord);
    await page.reload();
    const devices = page.getByRole('list', { name: 'Perangkat yang masuk' });
    await expect(devices.getByText('Perangkat ini')).toBeVisible();
    await expect(devices.getByRole('listitem')).toHaveCount(2);
    await devices.getByRole('button', { name: /^Keluarkan/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keluarkan' }).click();
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    const { status } = await fetch(`${server}/api/account/detail`, {
      headers: { authorization: `Token ${elsewhere.token}` },
    });
    expect(status).toBe(401);
    await page.goto('/seller/more');
    await expect(page.getByText('Rina Gudang')).toBeVisible();
  },
);

test('an authenticator app guards the login, and a recovery code opens it once', async ({
  page,
  server,
  signedIn,
}) => {
  const store = await ownStore(server, 2);
  const person = await newcomerAtWork(server, store.id, 'VIEWER');
  const { phone_number } = person;
  await givePassword(server, phone_number);
  await signedIn(await signInOverApi(server, phone_number, newcomersPassword));
  await page.goto('/seller/account');
  await page.getByRole('button', { name: 'Aktifkan', exact: true }).click();
  // Having signed in a moment ago is not enough for this.
  await prove(page, newcomersPassword);
  await expect(page.getByRole('img', { name: /aplikasi autentikator/ })).toBeVisible();
  const secret = ((await page.locator('code[data-secret]').textContent()) ?? '')
    .replaceAll(' ', '')
    .toLowerCase();
  const code = page.getByLabel('Kode 6 angka');
  const right = codeAt(secret, stepAt(new Date()));
  await code.fill(right === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Aktifkan', exact: true }).click();
  await expect(page.getByText(/Kode autentikator salah/)).toBeVisible();
  await code.fill(codeAt(secret, stepAt(new Date())));
  await page.getByRole('button', { name: 'Aktifkan', exact: true }).click();
  const codes = page.getByRole('list', { name: 'Kode pemulihan' });
  await expect(codes.getByRole('listitem')).toHaveCount(8);
  const [recovery, another] = await codes.getByRole('listitem').allTextContents();
  await expectAccessible(page);
  const end = page.getByRole('button', { name: 'Selesai' });
  await expect(end).toBeDisabled();
  await page.getByLabel('Sudah saya simpan di tempat aman').check();
  await end.click();
  await expect(page.getByText(/Aktif sejak/)).toBeVisible();

  await page.goto('/seller/more');
  await page.getByRole('button', { name: 'Keluar', exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Keluar/ })
    .click();
  await expect(page).toHaveURL(/\/seller\/login/);
  await signIn(page, phone_number, newcomersPassword);
  const sheet = page.getByRole('dialog', { name: 'Verifikasi dua langkah' });
  await sheet.getByLabel('Kode autentikator').fill('123');
  await sheet.getByRole('button', { name: 'Masuk' }).click();
  await expect(sheet.getByText(/6 angka, atau/)).toBeVisible();
  await sheet.getByLabel('Kode autentikator').fill(recovery ?? '');
  await sheet.getByRole('button', { name: 'Masuk' }).click();
  await expect(page).toHaveURL(/\/seller$|\/seller\?/);
  await page.goto('/seller/account');
  await expect(page.getByText('7 kode pemulihan belum dipakai')).toBeVisible();
  await page.getByRole('button', { name: 'Matikan' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Matikan' }).click();
  const proof = page.getByRole('dialog', { name: 'Pastikan ini Anda' });
  await proof.getByLabel('Kode autentikator').fill(another ?? '');
  await proof.getByRole('button', { name: 'Lanjut' }).click();
  await expect(page.getByRole('button', { name: 'Aktifkan', exact: true })).toBeVisible();
});

test('a login that is old proves again who it is before something important changes, and goes on from there', async ({
  page,
  server,
  signedIn,
}) => {
  const store = await ownStore(server, 2);
  await signedIn('owner');
  let isRefused = false;
  await page.route('**/api/stores/staff/invite', (route) => {
    if (isRefused) return route.continue();
    isRefused = true;
    const errors = { code: 'proof_needed', error_message: 'Buktikan dulu bahwa ini Anda.' };
    return route.fulfill({ status: 403, json: { errors } });
  });
  await page.goto(`/seller/store?store_id=${store.id}&section=staf`);
  await page.getByLabel('Nama').fill('Joko Kasir');
  await page.getByLabel('Nomor HP').fill('081277700321');
  await page.getByRole('button', { name: 'Undang', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Pastikan ini Anda' });
  await sheet.getByLabel('Kata sandi', { exact: true }).fill('bukan ini');
  await sheet.getByRole('button', { name: 'Lanjut' }).click();
  await expect(sheet.getByText('Kata sandi saat ini salah.')).toBeVisible();
  await expectAccessible(page);
  await prove(page, password);
  await expect(sheet).toBeHidden();
  await expect(page.getByText('Undangan untuk Joko Kasir')).toBeVisible();
});

test('the proof is asked for above the question that waits for it', async ({
  page,
  server,
  signedIn,
}) => {
  const store = await ownStore(server, 2);
  const person = await newcomerAtWork(server, store.id, 'VIEWER');
  const { name } = await person.call('GET /api/account/detail', {});
  const renamed = `Lama ${person.phone_number.slice(-6)}`;
  expect(name).not.toBe(renamed);
  await person.call('POST /api/account/rename', { body: { name: renamed } });
  await signedIn('owner');
  let isRefused = false;
  await page.route('**/api/stores/staff/remove', (route) => {
    if (isRefused) return route.continue();
    isRefused = true;
    const errors = { code: 'proof_needed', error_message: 'Buktikan dulu bahwa ini Anda.' };
    return route.fulfill({ status: 403, json: { errors } });
  });
  await page.goto(`/seller/store?store_id=${store.id}&section=staf`);
  await page.getByRole('button', { name: `Pilihan untuk ${renamed}` }).click();
  await page.getByRole('menuitem', { name: 'Keluarkan dari toko' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keluarkan' }).click();
  await prove(page, password);
  await expect(page.getByRole('button', { name: `Pilihan untuk ${renamed}` })).toHaveCount(0);
});
