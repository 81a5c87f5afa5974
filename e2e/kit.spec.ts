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
