import { expect, expectAccessible, expectNoSideways, orderItems, test } from './journey.ts';
import { onDesk } from './windows.ts';

test(
  'a wide window has the desktop layout only for whom the configuration says so [RP-04]',
  onDesk,
  async ({ page, signedIn }) => {
    await page.route('**/api/users/configuration/get', async (route) => {
      const answer = await route.fetch();
      const { configuration } = await answer.json();
      await route.fulfill({
        json: { configuration: { ...configuration, is_desktop_user: false } },
      });
    });
    await signedIn('smallOwner');
    await page.goto('/seller/orders?status=COMPLETED');
    await expect(orderItems(page).first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-phone');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('complementary')).toBeHidden();
    await expectNoSideways(page);
    await expectAccessible(page);
    await page.unrouteAll();
    await page.reload();
    await expect(page.getByRole('complementary')).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
  },
);
