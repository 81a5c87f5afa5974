import { contract } from '@marketplace/contract/contract';
import type { OrderRow } from '@marketplace/contract/order-row';
import { openBuyerStores } from '../../../api/src/testing/buyer-stores.ts';
import { placeOrder as placeOrderOf } from '../../../api/src/testing/place-order.ts';
// What the set-up of a run provides is declared there.
import type {} from '../../../api/src/testing/provided-world.ts';
import { startTestServer } from '../../../api/src/testing/test-server.ts';
import { testPeople, testStores } from '../../../api/src/world/test-cast.ts';

export type Marketplace = Awaited<ReturnType<typeof startMarketplace>>;

/** The real API on a port, the people of its world, and a buyer who orders from it. */
export async function startMarketplace() {
  // A demo: nobody sends codes here, and it tells them.
  const server = await startTestServer({ DEMO: true });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const buyerStores = await openBuyerStores(server.database.db, 10);
  const buyer = await server.signIn(testPeople.buyer);
  /** Which of the buyer's stores has ordered what. */
  const placedBy = new Map<string, string>();

  /** By the buyer's stores in turn. */
  async function placeOrder(): Promise<OrderRow> {
    const buyer_store_id = buyerStores[placedBy.size % buyerStores.length] ?? '';
    const sides = { buyer_store_id, seller_store_id: testStores.own };
    const order = await placeOrderOf(server, buyer, sides);
    placedBy.set(order.id, buyer_store_id);
    return order;
  }

  async function cancelOrder(order_id: string): Promise<void> {
    const body = { buyer_store_id: placedBy.get(order_id), order_id };
    await server.call(contract.orders.cancel, { body }, buyer);
  }

  /** By a clerk of the store. */
  async function acceptOrder(order_id: string): Promise<void> {
    const clerk = await server.signIn(testPeople.orderStaff);
    await server.call(
      contract.orders.accept,
      { body: { store_id: testStores.own, order_id } },
      clerk,
    );
  }

  return {
    ...server,
    origin: server.app.listeningOrigin,
    people: testPeople,
    stores: testStores,
    password: 'marketplace',
    placeOrder,
    cancelOrder,
    acceptOrder,
    /** As a lift, a tunnel or a proxy does it. */
    breakConnections: () => server.app.server.closeAllConnections(),
  };
}
