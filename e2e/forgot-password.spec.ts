import { setTimeout as pause } from 'node:timers/promises';
import { codeField, shownCode, wrongCode } from './codes.ts';
import { expect, expectAccessible, expectAddress, expectNoSideways, test } from './journey.ts';
import { givePassword, newcomer, newcomersPassword } from './newcomer.ts';
import { callNobody, ownStore, signInOverApi } from './over-the-api.ts';
import { inBoth } from './windows.ts';

test.use({ expectedErrors: [/400 \(Bad Request\)/] });

/** Somebody with a password, who may ask for a code to replace it at once. */
async function somebodyForgetful(server: string): Promise<string> {
  const phone_number = await newcomer(server, (await ownStore(server, 0)).id, 'ORDER_STAFF');
  const codesFrom = await givePassword(server, phone_number);
  await pause(Math.max(0, codesFrom.getTime() - Date.now()));
  return phone_number;
}

test(
  'a forgotten password is replaced by a code, and every other login ends [RT-02]',
  inBoth,
  async ({ page, server }) => {
    const phone_number = await somebodyForgetful(server);
    const elsewhere = await signInOverApi(server, phone_number, newcomersPassword);
    await page.goto('/seller/login?from=/seller/more');
    await page.getByRole('link', { name: 'Lupa kata sandi?' }).click();
    await expect(page).toHaveURL('/seller/login/forgot-password?from=/seller/more');
    await expectAccessible(page);
    await page.getByLabel('Nomor HP').fill('12');
    await page.getByRole('button', { name: 'Kirim kode' }).click();
    await expect(page.getByLabel('Nomor HP')).toHaveAccessibleDescription(/Nomor HP tidak benar/);
    await page.getByLabel('Nomor HP').fill(phone_number);
    await page.getByRole('button', { name: 'Kirim kode' }).click();

    const code = await shownCode(page);
    const fresh = page.getByLabel('Kata sandi baru');
    const save = page.getByRole('button', { name: 'Simpan kata sandi' });
    await expect(fresh).toHaveAccessibleDescription(/8 sampai 72 karakter/);
    await expectAccessible(page);
    await expectNoSideways(page);
    await page.reload();
    await codeField(page).fill(wrongCode(code));
    await fresh.fill(phone_number.replace('+62', '0'));
    await save.click();
    await expect(fresh).toHaveAccessibleDescription(/Jangan pakai nomor HP/);
    await fresh.fill('pendek');
    await expect(fresh).not.toHaveAttribute('aria-invalid', 'true');
    await save.click();
    await expect(fresh).toHaveAccessibleDescription(/Paling sedikit 8 karakter/);
    await fresh.fill('toko makin laris');
    await page.getByRole('button', { name: 'Lihat' }).click();
    await expect(fresh).toHaveAttribute('type', 'text');
    await save.click();
    await expect(codeField(page)).toHaveAccessibleDescription(/Kode salah/);
    await expectAccessible(page);
    await codeField(page).fill(code);
    await expect(codeField(page)).not.toHaveAttribute('aria-invalid', 'true');
    const changes: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/password/reset')) changes.push(request.url());
    });
    await page.locator('main form').evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      form.requestSubmit();
    });
    await expectAddress(page, '/seller/more', {});
    expect(changes).toHaveLength(1);

    await expect(elsewhere.call('GET /api/users/detail', {})).rejects.toThrow('401');
    const login = (secret: string) =>
      callNobody(server)('POST /api/auth/login', { body: { phone_number, password: secret } });
    await expect(login(newcomersPassword)).rejects.toThrow('wrong_credentials');
    expect((await login('toko makin laris')).auth_token.token).toMatch(/^[\w-]{43}$/);
  },
);

test('a number nobody has is said; a new password leads to where “from” says, and to no other origin [RT-02, RT-61]', async ({
  page,
  server,
}) => {
  const phone_number = await newcomer(server, (await ownStore(server, 0)).id, 'ORDER_STAFF');
  await page.goto('/seller/login/forgot-password?from=//evil.example');
  await page.getByLabel('Nomor HP').fill('0899-9999-9999');
  await page.getByRole('button', { name: 'Kirim kode' }).click();
  await expect(page.getByLabel('Nomor HP')).toHaveAccessibleDescription(/belum terdaftar/);
  await page.getByLabel('Nomor HP').fill(phone_number);
  await page.getByRole('button', { name: 'Kirim kode' }).click();
  await codeField(page).fill(await shownCode(page));
  await page.getByLabel('Kata sandi baru').fill('sandi yang baru');
  await page.keyboard.press('Enter');
  await expectAddress(page, '/seller', {});
  await page.goto('/seller/login/forgot-password?from=/seller/more');
  await expectAddress(page, '/seller/more', {});
});
