import type { BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { freeName, freePhone } from './driver-pages.ts';
import { expect, untilWorkerServes } from './journey.ts';
import { acceptedOrder } from './orders-under-way.ts';
import { atWork, ownStore } from './over-the-api.ts';

/** Orders that have left with a driver who has no link yet. */
export async function underWay(base: string, count: number) {
  const { id: store_id } = await ownStore(base, 3);
  const { call } = await atWork(base, 'owner');
  const { courier } = await call('POST /api/store-couriers/create', {
    body: {
      store_id,
      name: freeName('Pak Ujang'),
      phone_number: freePhone(),
      vehicle_type: 'MOTORCYCLE',
    },
  });
  const orders = [];
  for (let sent = 0; sent < count; sent += 1) {
    const order = await acceptedOrder(base, store_id, { times: 2 });
    const body = { store_id, order_id: order.id, courier_id: courier.id };
    await call('POST /api/v2/orders/seller/confirm-order-shipment', { body });
    orders.push(order);
  }
  const statusOf = async (order_id: string) =>
    (await call('GET /api/orders/detail', { query: { store_id, order_id } })).order
      .fulfilment_status;
  return { store_id, courier, orders, call, statusOf };
}

/** The driver's phone, on which nobody is signed in. */
export async function driverPhone(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

export const stopOf = (page: Page, { order_number }: { order_number: string }) =>
  page.getByRole('region').filter({ hasText: `#${order_number}` });

export async function sign(page: Page): Promise<void> {
  const pad = page.getByLabel('Tempat tanda tangan');
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('there is no place to sign');
  await page.mouse.move(box.x + 40, box.y + 60);
  await page.mouse.down();
  for (const [across, down] of [
    [90, 20],
    [140, 90],
    [220, 40],
  ] as const)
    await page.mouse.move(box.x + across, box.y + down, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByLabel('Tanda tangan sudah ada')).toBeVisible();
}

export const photo = async () => ({
  name: 'IMG_0001.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 800, height: 600, channels: 3, background: '#357' } })
    .jpeg()
    .toBuffer(),
});

/** A driver's phone that has the trip. */
export async function withTrip(base: string, context: BrowserContext) {
  const trip = await underWay(base, 1);
  const { store_id, courier, orders, call } = trip;
  const body = { store_id, courier_id: courier.id };
  const { url } = await call('POST /api/store-couriers/trip/link', { body });
  const driver = await driverPhone(context, url);
  await expect(driver.getByRole('heading', { name: '1 antaran lagi' })).toBeVisible();
  await untilWorkerServes(driver);
  const [order] = orders;
  if (!order) throw new Error('nothing is under way');
  return { ...trip, order, driver, body };
}

/** The server as it would answer a call that it refuses, or cannot answer now. */
export const refusing = (context: BrowserContext, call: string, status: number, code: string) =>
  context.route(`**/api/driver/trip/${call}`, (route) =>
    route.fulfill({ status, json: { errors: { code, error_message: 'Ditolak untuk dicoba.' } } }),
  );
