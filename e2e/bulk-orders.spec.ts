import type { Page } from '@playwright/test';
import { expect, expectAccessible, gotoListening, orderItems, test } from './journey.ts';
import { acceptedOrder, orderNow } from './orders-under-way.ts';
import { buyerAt, ownStore } from './over-the-api.ts';
import { inBoth, onDesk } from './windows.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Pilihan' });
const box = (page: Page, { order_number }: { order_number: string }) =>
  page.getByRole('checkbox', { name: new RegExp(`^Pilih pesanan .*#${order_number}$`) });

/** At a desk each row has its box; on a phone the dots of a card lead there. */
async function beginToSelect(
  page: Page,
  first: { order_number: string },
  isMobile: boolean,
): Promise<void> {
  if (!isMobile) return box(page, first).check();
  await orderItems(page)
    .filter({ hasText: `#${first.order_number}` })
    .getByRole('button', { name: /^Pilihan lain/ })
    .click();
  await page.getByRole('menuitem', { name: 'Pilih beberapa pesanan' }).click();
  await expect(box(page, first)).toBeChecked();
}

test(
  'several orders are accepted at once, and one that changed meanwhile is named',
  inBoth,
  async ({ page, server, signedIn, isMobile }) => {
    const { id: store_id } = await ownStore(server, 1);
    const buyer = await buyerAt(server, store_id);
    const orders = [await buyer.order(), await buyer.order(), await buyer.order()] as const;
    await signedIn('owner');
    await gotoListening(page, `/seller/orders?status=NEW&store_id=${store_id}&sort=newest`);
    const [first, second, third] = orders;
    await beginToSelect(page, first, isMobile);
    await box(page, second).check();
    await box(page, third).check();
    await expect(bar(page)).toContainText('3 dipilih');
    await expectAccessible(page);
    await bar(page).getByRole('button', { name: 'Terima', exact: true }).click();
    // While it can still be taken back the buyer thinks better of one.
    await expect(bar(page).getByRole('button', { name: 'Batalkan' })).toBeVisible();
    await buyer.cancel(second.id);
    const outcome = page.getByRole('dialog', { name: '2 dari 3 pesanan diterima' });
    await expect(outcome).toBeVisible({ timeout: 15_000 });
    await expect(outcome.getByRole('listitem')).toHaveCount(1);
    await expect(outcome.getByRole('listitem')).toContainText(`#${second.order_number}`);
    await expect(outcome.getByRole('listitem')).toContainText('Dibatalkan');
    await expectAccessible(page);
    await outcome.getByRole('button', { name: 'Selesai' }).click();
    await expect(outcome).toBeHidden();
    expect((await orderNow(server, first))?.fulfilment_status).toBe('PROCESSING');
    expect((await orderNow(server, third))?.fulfilment_status).toBe('PROCESSING');
  },
);

test(
  'what was taken back at once was never sent, and is still selected',
  onDesk,
  async ({ page, server, signedIn }) => {
    const { id: store_id } = await ownStore(server, 1);
    const buyer = await buyerAt(server, store_id);
    const orders = [await buyer.order(), await buyer.order()] as const;
    await signedIn('owner');
    await gotoListening(page, `/seller/orders?status=NEW&store_id=${store_id}&sort=newest`);
    for (const order of orders) await box(page, order).check();
    await bar(page).getByRole('button', { name: 'Terima', exact: true }).click();
    await bar(page).getByRole('button', { name: 'Batalkan' }).click();
    await expect(bar(page)).toContainText('2 dipilih');
    for (const order of orders)
      expect((await orderNow(server, order))?.fulfilment_status).toBe('NEW');
  },
);

test(
  'several orders leave with one driver',
  inBoth,
  async ({ page, server, signedIn, isMobile }) => {
    const { id: store_id } = await ownStore(server, 1);
    const orders = [
      await acceptedOrder(server, store_id),
      await acceptedOrder(server, store_id),
    ] as const;
    await signedIn('owner');
    await gotoListening(page, `/seller/orders?status=PROCESSING&store_id=${store_id}&sort=newest`);
    await beginToSelect(page, orders[0], isMobile);
    await box(page, orders[1]).check();
    await bar(page).getByRole('button', { name: 'Cetak' }).click();
    const papers = page.getByRole('dialog', { name: 'Cetak untuk 2 pesanan' });
    const saving = page.waitForEvent('download');
    await papers.getByRole('button', { name: /^Daftar ambil barang/ }).click();
    expect((await saving).suggestedFilename()).toMatch(/\.pdf$/);
    await page.keyboard.press('Escape');
    await expect(papers).toBeHidden();
    await bar(page).getByRole('button', { name: 'Kirim', exact: true }).click();
    const drivers = page.getByRole('dialog', { name: 'Kirim 2 pesanan dengan siapa?' });
    await drivers.getByRole('radio', { disabled: false }).first().check();
    await expectAccessible(page);
    await drivers.getByRole('button', { name: /^Kirim 2 pesanan dengan / }).click();
    await expect(page.getByText('2 pesanan dikirim.')).toBeVisible({ timeout: 15_000 });
    for (const order of orders)
      expect((await orderNow(server, order))?.fulfilment_status).toBe('SHIPPED');
  },
);

test('a card that is held down is selected, and not opened or left again when the finger lifts', async ({
  page,
  server,
  signedIn,
}) => {
  const { id: store_id } = await ownStore(server, 1);
  const order = await (await buyerAt(server, store_id)).order();
  await signedIn('owner');
  await gotoListening(page, `/seller/orders?status=NEW&store_id=${store_id}&sort=newest`);
  const card = orderItems(page).filter({ hasText: `#${order.order_number}` });
  const link = card.getByRole('link').first();
  const finger = {
    pointerType: 'touch',
    isPrimary: true,
    bubbles: true,
    clientX: 60,
    clientY: 300,
  };
  // Its code comes a moment after the list: who holds before that holds once more.
  await expect(async () => {
    await link.dispatchEvent('pointerdown', finger);
    await expect(box(page, order)).toBeChecked({ timeout: 1_500 });
  }).toPass();
  await link.dispatchEvent('contextmenu', { bubbles: true, cancelable: true });
  // One movement of the finger, as the device tells it.
  await box(page, order).evaluate((lifted: HTMLElement) => {
    lifted.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerType: 'touch' }));
    lifted.click();
  });
  await expect(bar(page)).toContainText('1 dipilih');
  await expect(page).toHaveURL(/\/seller\/orders\?/);
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeHidden();
});
