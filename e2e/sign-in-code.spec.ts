import {
  askForCode,
  chooser,
  codeField,
  expectInside,
  shownCode,
  somebody,
  wrongCode,
} from './codes.ts';
import { expect, expectAccessible, expectAddress, expectNoSideways, test } from './journey.ts';
import { newcomer } from './newcomer.ts';
import { ownStore } from './over-the-api.ts';
import { inBoth } from './windows.ts';

test(
  'who has no password is sent a code and signs in by it [RT-01, RT-04]',
  inBoth,
  async ({ page, server }) => {
    const phone_number = await newcomer(server, (await ownStore(server, 0)).id, 'ORDER_STAFF');
    await page.goto('/seller/login');
    await page.getByLabel('Nomor HP').fill(phone_number);
    await page.getByLabel('Kata sandi', { exact: true }).focus();
    await expect(page.getByText('Nomor ini masuk dengan kode')).toBeVisible();
    await expect(page.getByLabel('Kata sandi', { exact: true })).toBeHidden();
    const send = page.getByRole('button', { name: 'Kirim kode' });
    await expect(send).toBeFocused();
    await expectAccessible(page);
    // With the clock the seconds until the next code stand still.
    await page.clock.setFixedTime(new Date());
    await send.click();
    await expect(page).toHaveURL('/seller/login/verification');
    await expect(page.getByRole('button', { name: /Kirim ulang dalam 0:0\d/ })).toBeDisabled();
    await expect(page.getByText(/sudah dikirim lewat WhatsApp ke 0878-••••-\d{4}/)).toBeVisible();
    await expect(codeField(page)).toBeFocused();
    await expectAccessible(page);
    await expectNoSideways(page);
    await codeField(page).fill(await shownCode(page));
    await expectInside(page);
  },
);

test('a code survives a reload, and comes out of a whole message that is pasted', async ({
  page,
  server,
}) => {
  await page.goto('/seller/login?from=/seller/more');
  await askForCode(page, await somebody(server));
  const code = await shownCode(page);
  await page.reload();
  expect(await shownCode(page)).toBe(code);
  await codeField(page).fill(
    `Berlaku 5 menit: ${code.slice(0, 3)} ${code.slice(3)} adalah kode Anda`,
  );
  await expectAddress(page, '/seller/more', {});
});

test('who may choose says how the code comes, and changes it for the next [RT-04]', async ({
  page,
  server,
}) => {
  await page.goto('/seller/login');
  await askForCode(page, await chooser(server, test.info().repeatEachIndex));
  await expect(page.getByRole('button', { name: 'Kirim lewat SMS' })).toBeVisible();
  await expect(page).toHaveTitle('Pilih cara menerima kode · Marketplace');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Kirim lewat WhatsApp' }).click();
  await expect(page.getByText(/sudah dikirim lewat WhatsApp/)).toBeVisible();
  await expect(page).toHaveTitle('Masuk dengan kode · Marketplace');
  await expect(codeField(page)).toBeFocused();
  const first = await shownCode(page);
  await page.getByRole('button', { name: 'Kirim lewat SMS saja' }).click();
  await expect(page.getByText(/sudah dikirim lewat SMS/)).toBeVisible();
  const second = await shownCode(page);
  expect(second).not.toBe(first);
  await codeField(page).fill(second);
  await expectInside(page);
});

test.describe('a code that does not fit', () => {
  test.use({ expectedErrors: [/400 \(Bad Request\)/] });

  test('is said beside the field, and the right one still works', async ({ page, server }) => {
    await page.goto('/seller/login');
    await askForCode(page, await somebody(server));
    const code = await shownCode(page);
    await codeField(page).fill('12');
    await page.getByRole('button', { name: 'Masuk', exact: true }).click();
    await expect(codeField(page)).toHaveAccessibleDescription(/terdiri dari 6 angka/);
    await codeField(page).fill(wrongCode(code));
    await expect(codeField(page)).toHaveAccessibleDescription(/Kode salah/);
    await expectAccessible(page);
    await codeField(page).fill(code);
    await expectInside(page);
  });

  test('five times is void, even if the sixth is right; the next code works', async ({
    page,
    server,
  }) => {
    await page.goto('/seller/login');
    await askForCode(page, await somebody(server));
    const first = await shownCode(page);
    for (let tried = 0; tried < 5; tried += 1) {
      const answered = page.waitForResponse('**/api/auth/login');
      await codeField(page).fill(wrongCode(first));
      // The same code is not sent again by itself.
      if (tried > 0) await page.getByRole('button', { name: 'Masuk', exact: true }).click();
      await answered;
    }
    await expect(codeField(page)).toHaveAccessibleDescription(/sekarang tidak berlaku lagi/);
    await expect(codeField(page)).toBeDisabled();
    await expectAccessible(page);
    // The page, loaded anew, does not know; the server does.
    await page.reload();
    await codeField(page).fill(first);
    await expect(codeField(page)).toHaveAccessibleDescription(/sekarang tidak berlaku lagi/);
    await page.getByRole('button', { name: 'Kirim ulang kode' }).click();
    await expect(codeField(page)).toBeEnabled();
    await expect.poll(() => shownCode(page)).not.toBe(first);
    await codeField(page).fill(await shownCode(page));
    await expectInside(page);
  });
});

test('a code that is too old says so, and the next one is at hand', async ({ page, server }) => {
  await page.clock.install();
  await page.goto('/seller/login');
  await askForCode(page, await somebody(server));
  await shownCode(page);
  await expect(page.getByText('Kode tidak datang?')).toBeHidden();
  await page.clock.fastForward('05:01');
  await expect(page.getByText('Kode tidak datang? Kalau punya kata sandi, kembali')).toBeVisible();
  await expect(codeField(page)).toHaveAccessibleDescription(/sudah kedaluwarsa/);
  await expect(page.getByRole('button', { name: 'Masuk', exact: true })).toBeHidden();
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: 'Kirim ulang kode' })).toBeEnabled();
});

test('a number nobody has is said beside it; without a number there is no code to enter', async ({
  page,
}) => {
  await page.goto('/seller/login');
  const number = page.getByLabel('Nomor HP');
  await number.fill('0899-9999-9999');
  await number.blur();
  await expect(number).toHaveAccessibleDescription(/belum terdaftar/);
  await page.getByRole('button', { name: 'Masuk dengan kode' }).click();
  await expect(number).toBeFocused();
  await expectAccessible(page);
  await page.goto('/seller/login/verification?from=/seller/more');
  await expect(page).toHaveURL('/seller/login?from=/seller/more');
});

test('a number can be changed on the way, and a code that is still good is kept', async ({
  page,
  server,
}) => {
  await page.goto('/seller/login?from=/seller/more');
  const phone_number = await somebody(server);
  await askForCode(page, phone_number);
  const code = await shownCode(page);
  await page.getByRole('link', { name: 'Ganti nomor' }).click();
  await expect(page).toHaveURL('/seller/login?from=/seller/more');
  await expect(page.getByLabel('Nomor HP')).toHaveValue(
    phone_number.replace('+62', '0').replace(/^(\d{4})(\d{4})/, '$1-$2-'),
  );
  await page.getByRole('button', { name: 'Masuk dengan kode' }).click();
  expect(await shownCode(page)).toBe(code);
});

test('a code does not lead to another origin in disguise, but to Home [RT-61]', async ({
  page,
  server,
}) => {
  const from = '/\\evil.example';
  await page.goto(`/seller/login?from=${encodeURIComponent(from)}`);
  await askForCode(page, await somebody(server));
  expect(new URL(page.url()).searchParams.get('from')).toBe(from);
  await codeField(page).fill(await shownCode(page));
  await expectAddress(page, '/seller', {});
});
