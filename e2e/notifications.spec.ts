import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSideways, test } from './journey.ts';
import { newcomerAtWork } from './newcomer.ts';
import { ownStore } from './over-the-api.ts';
import { inBoth } from './windows.ts';

const cards = (page: Page) =>
  page.getByRole('list', { name: 'Notifikasi' }).getByRole('listitem').getByRole('article');

test(
  'cards by kind, the pinned one first, its picture three to two [RT-14] [OV-05] [BC-03]',
  inBoth,
  async ({ page, signedIn }) => {
    await signedIn('smallOwner');
    await page.goto('/seller/notifications');
    await expect(cards(page).first()).toContainText('Terima pesanan lebih cepat');
    const picture = cards(page).first().locator('img');
    await expect.poll(async () => (await picture.boundingBox())?.height).toBeGreaterThan(100);
    const box = await picture.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.5, 1);
    await expectAccessible(page);
    await expectNoSideways(page);
    const kinds = page.getByRole('navigation', { name: 'Jenis notifikasi' });
    await kinds.getByRole('link', { name: /^Promosi/ }).click();
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toContainText('Pekan Grosir Akhir Tahun');
    await expect(page).toHaveURL(/category=PROMOTION/);
  },
);

test('a card is seen once all of it was in view, and the count drops [ST-15]', async ({
  page,
  signedIn,
  server,
}) => {
  await signedIn(await newcomerAtWork(server, (await ownStore(server, 0)).id, 'ADMIN'));
  await page.goto('/seller/notifications');
  const unseen = page.locator('article[data-unseen]');
  const last = cards(page).last();
  await expect(last).toHaveAttribute('data-unseen', '');
  await expect(last).toHaveCSS('border-bottom-width', '4px');
  const before = await unseen.count();
  const told = page.waitForRequest('**/api/content-cards/impressions');
  await last.scrollIntoViewIfNeeded();
  expect((await told).postDataJSON().card_ids).toHaveLength(1);
  await expect(last).not.toHaveAttribute('data-unseen');
  expect(await unseen.count()).toBeLessThan(before);
  await page.reload();
  await expect(last).not.toHaveAttribute('data-unseen');
});

test(
  'the bell counts what is unseen and leads there',
  inBoth,
  async ({ page, signedIn, server, isMobile }) => {
    await signedIn(await newcomerAtWork(server, (await ownStore(server, 0)).id, 'ADMIN'));
    await page.goto('/seller/more');
    const bell = page.getByRole('button', { name: /Kabar terbaru/ }).first();
    if (isMobile) await expect(bell).toHaveAccessibleName(/\d+ baru/);
    else await expect(bell).toContainText(/\d/);
    await bell.click();
    await page.getByRole('link', { name: /^Notifikasi, \d+ belum dilihat/ }).click();
    await expect(page).toHaveURL(/\/seller\/notifications/);
    await expect(cards(page).first()).toBeVisible();
  },
);
