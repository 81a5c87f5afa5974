import { lyingOn, readableOn } from './device.ts';
import { expect, expectAccessible, orderItems, test } from './journey.ts';
import { newcomerAtWork } from './newcomer.ts';
import { atWork, buyerAt, ownStore } from './over-the-api.ts';

test.use({ expectedErrors: [/status of 403/] });

test('who is removed from a store reads nothing of it any more, and is led to their own', async ({
  page,
  server,
  signedIn,
}) => {
  const [{ call }, lost, own] = await Promise.all([
    atWork(server, 'owner'),
    ownStore(server, 1),
    ownStore(server, 0),
  ]);
  const order = await (await buyerAt(server, lost.id)).order();
  const person = await newcomerAtWork(server, lost.id, 'ORDER_STAFF');
  const { phone_number } = person;
  await call('POST /api/stores/staff/invite', {
    body: { store_id: own.id, name: 'Kawan', phone_number, role_name: 'ORDER_STAFF' },
  });
  await person.call('POST /api/users/invitations/accept', { body: { store_id: own.id } });
  await signedIn(person);
  await page.goto(`/seller/orders?store_id=${lost.id}`);
  await expect(orderItems(page).filter({ hasText: order.order_number })).toBeVisible();
  const kept = async () => (await lyingOn(page, 'answers')).join('\n');
  await expect.poll(kept).toContain(order.order_number);
  // The page that is open learns by itself what happens; the next one begins with what lies on the device.
  await page.goto('/favicon.svg');
  const { staff } = await call('GET /api/stores/staff', { query: { store_id: lost.id } });
  const member = staff.find((each) => each.phone_number === phone_number);
  await call('POST /api/stores/staff/remove', {
    body: { store_id: lost.id, user_id: member?.user_id ?? '' },
  });

  await page.goto(`/seller/orders?store_id=${lost.id}`);
  await expect(page.getByText(`Anda tidak lagi bekerja di ${lost.name}.`)).toBeVisible();
  await expect(page).toHaveURL(/\/seller(\?|$)/);
  await expect.poll(kept).not.toContain(order.order_number);
  await expect.poll(() => readableOn(page)).not.toContain(order.order_number);

  await page.goto(`/seller/orders?store_id=${lost.id}`);
  await expect(
    page.getByRole('heading', { name: 'Anda tidak lagi punya akses ke toko ini' }),
  ).toBeVisible();
  await expect(orderItems(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: `Ke ${own.name}` }).click();
  await expect(page).toHaveURL(`/seller?store_id=${own.id}`);
  await page.goto(`/seller/orders/detail?orderId=${order.id}&store_id=${lost.id}`);
  await expect(page.getByRole('heading', { name: 'Pesanan tidak ditemukan' })).toBeVisible();
  await page.goto(`/seller/inventory?store_id=${lost.id}`);
  await expect(
    page.getByRole('heading', { name: 'Anda tidak lagi punya akses ke toko ini' }),
  ).toBeVisible();
});

test('who is removed while a page of the store is open is led out of it there and then', async ({
  page,
  server,
  signedIn,
}) => {
  const [{ call }, lost] = await Promise.all([atWork(server, 'owner'), ownStore(server, 1)]);
  const order = await (await buyerAt(server, lost.id)).order();
  const person = await newcomerAtWork(server, lost.id, 'ORDER_STAFF');
  await signedIn(person);
  const streams = page.waitForResponse('**/api/events/stream');
  await page.goto(`/seller/orders?store_id=${lost.id}`);
  await streams;
  await expect(orderItems(page).filter({ hasText: order.order_number })).toBeVisible();
  const { staff } = await call('GET /api/stores/staff', { query: { store_id: lost.id } });
  const member = staff.find((each) => each.phone_number === person.phone_number);
  await call('POST /api/stores/staff/remove', {
    body: { store_id: lost.id, user_id: member?.user_id ?? '' },
  });
  await expect(page.getByText(`Anda tidak lagi bekerja di ${lost.name}.`)).toBeVisible();
  await expect(page).toHaveURL(/\/seller(\?|$)/);
  await expect(page.getByText(order.order_number)).toHaveCount(0);
});
