import { contract } from '@marketplace/contract/contract';
import { placeOrder } from '../../../api/src/testing/place-order.ts';
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
  const buyer = await server.signIn(testPeople.buyer);
  const sides = { buyer_store_id: testStores.buyer, seller_store_id: testStores.own };

  async function cancelOrder(order_id: string): Promise<void> {
    const body = { buyer_store_id: testStores.buyer, order_id };
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
    placeOrder: () => placeOrder(server, buyer, sides),
    cancelOrder,
    acceptOrder,
    /** As a lift, a tunnel or a proxy does it. */
    breakConnections: () => server.app.server.closeAllConnections(),
  };
}
