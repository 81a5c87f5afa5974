import type { Page } from '@playwright/test';
import { bringWorker, expect, test } from './journey.ts';

test.use({ serviceWorkers: 'allow' });

/** The page looks for new versions from now on. */
const untilItLooks = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('watch-updates')),
      ),
    )
    .toBe(true);

const offer = (page: Page) => page.getByText('Versi baru siap dipakai.');

/** Goes with the page: whether it was loaded anew shows by it. */
const mark = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('id', 'old'));
const marked = (page: Page) => page.locator('html#old');

test('a new version is offered until it is taken, and taken in the other tabs when they go on', async ({
  page,
  context,
  signedIn,
}) => {
  await signedIn('owner');
  await page.goto('/seller/more');
  await bringWorker(page);
  await page.reload();
  const other = await context.newPage();
  await other.goto('/seller/more');
  await untilItLooks(page);
  await untilItLooks(other);

  // What the browser does when the file has changed; here only its address has.
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js?new'));
  await expect(offer(page)).toBeVisible();
  await expect(offer(other)).toBeVisible();
  await page.getByRole('link', { name: 'Beranda' }).click();
  await expect(page).toHaveURL(/\/seller$/);
  await expect(offer(page)).toBeVisible();

  await mark(page);
  await mark(other);
  await page.getByRole('button', { name: 'Muat ulang' }).click();
  await expect(marked(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // Nobody's page goes while they look at it.
  await expect(marked(other)).toHaveCount(1);
  await other.getByRole('link', { name: /^Pesanan($| ,)/ }).click();
  await expect(other).toHaveURL(/\/seller\/orders/);
  await expect(marked(other)).toHaveCount(0);
});
