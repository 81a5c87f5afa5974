import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSideways, test } from './journey.ts';
import { shippedOrder } from './orders-under-way.ts';
import { ownStore } from './over-the-api.ts';
import { inBoth } from './windows.ts';

/** A browser without Bluetooth, as those of iPhones and this one are. */
const withoutBluetooth = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'bluetooth', { value: undefined, configurable: true });
  });

/** A printer nearby, whose paper is what the page is told of: the pieces it takes, one at a time. */
async function withPrinter(page: Page) {
  const printed: number[][] = [];
  await page.exposeFunction('takePaper', (bytes: number[]) => void printed.push(bytes));
  await page.addInitScript(() => {
    const { takePaper } = window as unknown as { takePaper: (bytes: number[]) => Promise<void> };
    const take = (value: ArrayBuffer) => takePaper([...new Uint8Array(value)]);
    const characteristic = {
      properties: { write: true, writeWithoutResponse: true },
      writeValueWithResponse: take,
      writeValueWithoutResponse: take,
    };
    const gatt = {
      connected: true,
      connect: async () => gatt,
      disconnect: () => {},
      getPrimaryServices: async () => [{ getCharacteristics: async () => [characteristic] }],
    };
    const device = { id: 'printer-1', name: 'RPP02N', gatt };
    const bluetooth = { requestDevice: async () => device, getDevices: async () => [device] };
    Object.defineProperty(navigator, 'bluetooth', { value: bluetooth, configurable: true });
  });
  return {
    text: () => Buffer.from(printed.flat()).toString('latin1'),
    longest: () => Math.max(...printed.map(({ length }) => length)),
    clear: () => void printed.splice(0),
  };
}

test(
  'a receipt goes straight to a Bluetooth printer, which the device remembers',
  inBoth,
  async ({ page, signedIn, server }) => {
    const { id: store_id } = await ownStore(server, 4);
    const order = await shippedOrder(server, store_id);
    const paper = await withPrinter(page);
    await signedIn('owner');
    await page.goto(`/seller/orders/invoice?orderId=${order.id}&store_id=${store_id}`);
    await page.getByRole('button', { name: 'Pilih printer Bluetooth' }).click();
    const card = page.getByRole('region', { name: 'Printer struk' });
    await expect(card.getByText('RPP02N')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Cetak label' })).toBeDisabled();
    await expect(card.getByText('Label butuh kertas 80 mm.')).toBeVisible();
    await card.getByRole('button', { name: 'Cetak uji' }).click();
    await expect.poll(paper.text).toContain('Cetak uji');
    await expectAccessible(page);
    await expectNoSideways(page);
    await card.getByRole('button', { name: '80 mm' }).click();
    await page.reload();
    await expect(card.getByText('RPP02N')).toBeVisible();
    paper.clear();
    await card.getByRole('button', { name: 'Cetak struk' }).click();
    await expect.poll(paper.text).toContain('Terima kasih');
    expect(paper.text()).toContain(order.order_number);
    expect(paper.longest()).toBeLessThanOrEqual(100);
    paper.clear();
    await card.getByRole('button', { name: 'Cetak label' }).click();
    await expect.poll(paper.text).toContain('Kepada');
  },
);

test('a browser that reaches no printer says so before', async ({ page, signedIn, server }) => {
  const { id: store_id } = await ownStore(server, 4);
  const order = await shippedOrder(server, store_id);
  await withoutBluetooth(page);
  await signedIn('owner');
  await page.goto(`/seller/orders/invoice?orderId=${order.id}&store_id=${store_id}`);
  await expect(page.getByText(/^Peramban ini tidak dapat menyambung ke printer/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cetak struk' })).toHaveCount(0);
});
