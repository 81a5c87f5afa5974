import { example } from '../apps/web/src/features/demands/about/examples.ts';
import { expect, expectAccessible, rupiahOf, test } from './journey.ts';
import { inBoth } from './windows.ts';

test(
  'anybody reads what demands of buyers are, from the login and back [RT-09]',
  inBoth,
  async ({ page }) => {
    await page.goto('/seller/login');
    await page.getByRole('link', { name: 'Permintaan pembeli' }).click();
    await expect(page).toHaveURL('/about-buyers-demand');
    await expect(page).toHaveTitle(/^Permintaan pembeli/);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Halaman masuk' }).click();
    await expect(page).toHaveURL('/seller/login');
  },
);

test.describe('without code', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('all of it is in the page, with an example whose numbers add up [RT-09]', async ({
    page,
  }) => {
    await page.route(/\/assets\/[^/]*\.js$/, (route) => route.abort());
    await page.goto('/about-buyers-demand');
    for (const words of ['Cara kerjanya', 'Yang perlu Anda tahu', 'Contoh'])
      await expect(page.getByRole('heading', { name: words, exact: true })).toBeVisible();
    const { total, countered_total } = example;
    for (const amount of [total, countered_total])
      await expect(page.getByText(rupiahOf(amount)).first()).toBeVisible();
  });
});
