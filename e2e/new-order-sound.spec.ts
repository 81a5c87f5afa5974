import type { Page } from '@playwright/test';
import { expect, gotoListening, newOrdersPill, orderItems, test } from './journey.ts';
import { newcomerAtWork } from './newcomer.ts';
import { buyerAt, ownStore } from './over-the-api.ts';

test.use({ isSoundExplained: false });

/** How many sounds the page has begun. */
const heard = (page: Page) => page.evaluate(() => Reflect.get(window, 'heard') as number);

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    Reflect.set(window, 'heard', 0);
    const begin = AudioContext.prototype.createGain;
    AudioContext.prototype.createGain = function heardGain() {
      Reflect.set(window, 'heard', Reflect.get(window, 'heard') + 0.5);
      return begin.call(this);
    };
  }),
);

test('a new order is heard, and can be silenced where it is first heard and in Lainnya', async ({
  page,
  signedIn,
  server,
}) => {
  const { id: store_id } = await ownStore(server, 2);
  const buyer = await buyerAt(server, store_id);
  // New orders of every store are heard, so it is somebody with one store.
  await signedIn(await newcomerAtWork(server, store_id, 'ADMIN'));
  await gotoListening(page, `/seller/orders?store_id=${store_id}&sort=newest`);
  // A browser keeps a page silent until it was touched.
  await page.getByRole('navigation', { name: 'Status pesanan' }).getByText('Baru').first().click();
  const first = await buyer.order();
  await page.getByRole('button', { name: 'Matikan' }).click();
  await newOrdersPill(page).click();
  await expect(orderItems(page).first()).toContainText(`#${first.order_number}`);
  await expect.poll(() => heard(page)).toBe(1);
  const menu = page.getByRole('navigation', { name: 'Menu utama' });
  await menu.getByRole('link', { name: 'Lainnya' }).click();
  const sound = page.getByRole('switch', { name: /Bunyi pesanan baru/ });
  await expect(sound).not.toBeChecked();
  await menu.getByRole('link', { name: /^Pesanan/ }).click();
  const second = await buyer.order();
  await newOrdersPill(page).click();
  await expect(orderItems(page).first()).toContainText(`#${second.order_number}`);
  expect(await heard(page)).toBe(1);
  await menu.getByRole('link', { name: 'Lainnya' }).click();
  await sound.check();
  await expect.poll(() => heard(page)).toBe(2);
});
