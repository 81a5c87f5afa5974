import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { kitFolder } from '../scripts/build-web.mjs';
import {
  expect,
  expectAccessible,
  expectNoSideways,
  expectReadableInDark,
  test,
} from './journey.ts';
import { inBoth } from './windows.ts';

/** The page as it was built: no server has it, so its files are the answers. */
test.beforeEach(({ page }) =>
  page.route('**/kit/**', (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(kitFolder, pathname.replace('/kit/', '')) });
  }),
);

const address = '/kit/kit.html';

test('every part of the kit, in every state, is accessible and fits', inBoth, async ({ page }) => {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await expectReadableInDark(page);
  await expectNoSideways(page);
});

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('a part opens alone by its address, in both themes', async ({ page }) => {
  await page.goto(address);
  const light = await ground(page);
  await page.getByRole('link', { name: 'Toast', exact: true }).click();
  await expect(page).toHaveURL(/\?case=toast$/);
  for (const [theme, name] of [
    ['dark', 'Dark'],
    ['light', 'Light'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Kit' }).getByText(name, { exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`\\?case=toast&theme=${theme}$`));
    await expect(page.getByRole('heading')).toHaveText(['Toast']);
    // A theme in the address is stronger than the device's.
    await page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark' });
    expect((await ground(page)) === light).toBe(theme === 'light');
    await page.getByRole('button', { name: 'Gagal' }).click();
    await expect(page.getByText('Daftar pesanan belum bisa dimuat.')).toBeVisible();
    await expectAccessible(page);
    await expectNoSideways(page);
  }
});

test('one way to act: once however often it is tapped, and a failure is said', async ({ page }) => {
  await page.goto(`${address}?case=one-way-to-act`);
  await page.getByRole('button', { name: 'Kirim', exact: true }).dblclick();
  await expect(page.getByText('Terkirim 1 kali.')).toBeVisible();
  await page.getByRole('button', { name: 'Kirim tanpa sinyal' }).click();
  await expect(page.getByText('Tidak ada koneksi internet. Periksa sinyal Anda.')).toBeVisible();
});

test('one form: what is wrong goes when it is mended, and what a colleague changed is told', async ({
  page,
}) => {
  await page.goto(`${address}?case=one-form`);
  const name = page.getByLabel('Nama');
  const save = page.getByRole('button', { name: 'Simpan' });
  await name.fill('B');
  await save.click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill('Badu');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await page.getByRole('button', { name: 'Rekan mengubah nama' }).click();
  await save.click();
  await expect(page.getByText('Nama kini Budi Santoso 1.')).toBeVisible();
  await expect(name).toHaveValue('Badu');
  await expectAccessible(page);
  await save.click();
  await expect(page.getByText('Tersimpan.')).toBeVisible();
});

test('an error screen has its title and subtitle, and a reload where one is given [OV-03]', async ({
  page,
}) => {
  await page.goto(address);
  const screen = (title: string) =>
    page.getByRole('alert').filter({ has: page.getByRole('heading', { name: title }) });
  const lost = screen('Halaman tidak ditemukan');
  await expect(lost).toContainText('Alamatnya mungkin salah ketik atau sudah tidak dipakai.');
  await expect(lost.getByRole('button')).toHaveCount(0);
  const fault = screen('Terjadi Gangguan Sistem');
  await expect(fault).toContainText('Mohon tunggu beberapa saat');
  await expect(fault.getByRole('button')).toHaveText('Muat Ulang');
});

test('nothing moves for whoever asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const moving = await page.evaluate(() => {
    const seconds = (durations: string) => Math.max(...durations.split(',').map(Number.parseFloat));
    return [...document.querySelectorAll('*')]
      .filter((element) => {
        const { animationDuration, transitionDuration } = getComputedStyle(element);
        return seconds(animationDuration) > 0.001 || seconds(transitionDuration) > 0.001;
      })
      .map((element) => element.className);
  });
  expect(moving).toEqual([]);
});
