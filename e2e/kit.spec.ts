import { expect, expectAccessible, expectNoSideways, test } from './journey.ts';

test('every part of the kit, in every state, is accessible and fits', async ({ page, kitURL }) => {
  await page.goto(kitURL);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await expectNoSideways(page);
});
