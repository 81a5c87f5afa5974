import { join } from 'node:path';
import { kitFolder } from '../scripts/build-web.mjs';
import { expect, expectAccessible, expectNoSideways, test } from './journey.ts';
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
  await expectNoSideways(page);
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
