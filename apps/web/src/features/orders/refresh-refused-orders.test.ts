import 'fake-indexeddb/auto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../../../api/src/testing/eventually.ts';
import { type Marketplace, startMarketplace } from '../../testing/marketplace.ts';
import { startServices } from '../../testing/web-services.ts';
import { orderPageQuery } from './order-list.query.ts';

let marketplace: Marketplace;
beforeAll(async () => {
  marketplace = await startMarketplace();
});
afterAll(() => marketplace.close());

it('a conflict puts the row of the list right, without the list being asked for again [EN-13]', async () => {
  const { origin, people, stores } = marketplace;
  const order = await marketplace.placeOrder();
  const services = startServices(origin);
  services.token.save(await marketplace.signIn(people.owner));
  services.state.setState(({ user }) => ({
    user: { ...user, auth: { ...user.auth, user_uuid: 'somebody' } },
  }));
  const { outbox } = await services.offline.load();
  const query = orderPageQuery(services, { store_id: stores.own, status: 'NEW' }, 1);
  await services.queryClient.prefetchQuery(query);
  const row = () =>
    services.queryClient.getQueryData(query.queryKey)?.data.find(({ id }) => id === order.id);
  expect(row()?.fulfilment_status).toBe('NEW');
  await marketplace.cancelOrder(order.id);
  await outbox.add({
    call: 'POST /api/orders/seller/accept-order',
    body: { store_id: order.store_id, order_id: order.id },
    record: `order:${order.id}`,
    label: 'Terima pesanan',
  });
  await eventually(() => expect(row()?.fulfilment_status).toBe('CANCELLED'));
  expect(row()).toMatchObject({ copywriting: 'Dibatalkan oleh pembeli.', allowed_actions: [] });
});
