import { expect, expectAccessible, expectNoSideways, test } from './journey.ts';

test('who cannot sign in finds causes, cures and somebody to ask [RT-03]', async ({ page }) => {
  await page.goto('/seller/login?from=/seller/more');
  await page.getByRole('link', { name: 'Tidak bisa masuk?' }).click();
  await expect(page).toHaveURL('/seller/login/cant-login?from=/seller/more');
  await expect(page.getByRole('heading', { name: 'Tidak bisa masuk?' })).toBeVisible();
  await expect(page.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/62\d+\?text=/,
  );
  await expect(page.getByRole('link', { name: /Telepon/ })).toHaveAttribute('href', /^tel:\+62/);
  await expect(page.getByRole('link', { name: /Email/ })).toHaveAttribute('href', /^mailto:/);
  await page.getByText('Kode tidak masuk').click();
  await expect(page.getByText('Tunggu 1 menit')).toBeVisible();
  await page.getByText('Lupa kata sandi').click();
  await expectAccessible(page);
  await expectNoSideways(page);
  await page.getByRole('link', { name: 'Buat kata sandi baru' }).click();
  await expect(page).toHaveURL('/seller/login/forgot-password?from=/seller/more');
  await page.getByRole('link', { name: 'Halaman masuk' }).click();
  await expect(page).toHaveURL('/seller/login?from=/seller/more');
});

test('who takes a link before the application is there is led back all the same', async ({
  page,
}) => {
  await page.route(/\/assets\/(?!until-awake)[^/]*\.js$/, () => {});
  await page.goto('/seller/login?from=/seller/more', { waitUntil: 'commit' });
  for (const [name, path] of [
    ['Tidak bisa masuk?', '/seller/login/cant-login?from=/seller/more'],
    ['Halaman masuk', '/seller/login?from=/seller/more'],
  ] as const) {
    const link = page.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', path);
    await link.click();
    await expect(page).toHaveURL(path);
  }
});

test.describe('without an answer', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('the causes are there all the same, and the contact can be asked for again [RT-03]', async ({
    page,
  }) => {
    let isDown = true;
    await page.route('**/api/configuration/support', (route) =>
      isDown ? route.abort() : route.continue(),
    );
    await page.goto('/seller/login/cant-login');
    await expect(page.getByText('Kontak bantuan belum bisa dimuat.')).toBeVisible();
    await page.getByText('Nomor belum terdaftar').click();
    await expect(page.getByText('minta pemilik toko mendaftarkan')).toBeVisible();
    await expectAccessible(page);
    isDown = false;
    await page.getByRole('button', { name: 'Coba lagi' }).click();
    await expect(page.getByRole('link', { name: /WhatsApp/ })).toBeVisible();
  });
});
