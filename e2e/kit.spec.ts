import { expect, expectAccessible, expectNoSideways, test } from './journey.ts';

test('every part of the kit, in every state, is accessible and fits', async ({ page, kitURL }) => {
  await page.goto(kitURL);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await expectNoSideways(page);
});

test('nothing moves for whoever asked for less motion', async ({ page, kitURL }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(kitURL);
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
