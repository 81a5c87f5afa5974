import type { Page } from '@playwright/test';
import { expect, newOrdersPill, orderItems, test } from './journey.ts';
import { atWork, buyerAt } from './over-the-api.ts';

const newOrders = (page: Page) =>
  page.getByRole('navigation', { name: 'Status pesanan' }).getByRole('link', { name: /^Baru/ });

/** Ends or starts one of the processes behind the proxy. */
async function tell(server: string, verb: 'kill' | 'start', name: string): Promise<void> {
  const { protocol, hostname, port } = new URL(server);
  const answer = await fetch(`${protocol}//${hostname}:${Number(port) + 2}/${verb}/${name}`, {
    method: 'POST',
  });
  if (!answer.ok) throw new Error(await answer.text());
}

// The browser says on its console that the stream was cut; the person sees nothing of it.
test.use({ expectedErrors: [/ERR_INCOMPLETE_CHUNKED_ENCODING/] });

test('a process that dies takes nothing from the phone that was on it', async ({
  page,
  signedIn,
  server,
}) => {
  const { call } = await atWork(server, 'owner');
  const { stores } = await call('GET /api/stores/list', {});
  const store = stores.find(({ name }) => name === 'Grosir Pasundan Makmur')?.id ?? '';
  const countNew = async () => {
    const query = { seller_store_id: store };
    return (await call('GET /api/orders/info/list', { query })).counts.NEW;
  };
  const buyer = await buyerAt(server, store);
  await signedIn('owner');
  const opened = page.waitForResponse('**/api/events/stream');
  await page.goto(`/seller/orders?status=NEW&sort=newest&store_id=${store}`);
  await expect(newOrders(page)).toHaveText(/^Baru\d/);
  const under = (await opened).headers()['x-served-by'] ?? '';
  const before = await countNew();

  await tell(server, 'kill', under);
  const first = await buyer.order();
  await newOrdersPill(page).click();
  await expect(orderItems(page).first()).toContainText(`#${first.order_number}`);
  await expect(newOrders(page)).toHaveText(`Baru${before + 1}`);

  await tell(server, 'start', under);
  const second = await buyer.order();
  await newOrdersPill(page).click();
  await expect(orderItems(page).first()).toContainText(`#${second.order_number}`);
  await expect(newOrders(page)).toHaveText(`Baru${before + 2}`);
  expect(await countNew()).toBe(before + 2);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText(/Tanpa sinyal|gangguan|Coba lagi/)).toHaveCount(0);
  await page.reload();
  await expect(newOrders(page)).toHaveText(`Baru${before + 2}`);
});
