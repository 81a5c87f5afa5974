import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderPageQuery } from '../features/orders/order-list.query.ts';
import { loadUser } from '../features/sign-in/load-user.ts';
import { signIn } from '../features/sign-in/sign-in.ts';
import { loadStores } from '../features/stores/load-stores.ts';
import { type Marketplace, startMarketplace } from '../testing/marketplace.ts';
import { startServerSaying } from '../testing/plain-server.ts';
import { startServices, type WebServices } from '../testing/web-services.ts';

let marketplace: Marketplace;
beforeAll(async () => {
  marketplace = await startMarketplace();
});
afterAll(() => marketplace.close());

const orders = (services: WebServices) =>
  orderPageQuery(services, { store_id: marketplace.stores.own }, 1);

/** What is asked of the server, and where its standing is kept. */
const requests = {
  login: {
    ask: (services: WebServices) => {
      const { password, people } = marketplace;
      return signIn(services, { phone_number: people.owner, password });
    },
    standing: ({ state }: WebServices) => state.getState().user.login.status,
  },
  user: {
    ask: loadUser,
    standing: ({ state }: WebServices) => state.getState().user.info.status,
  },
  stores: {
    ask: (services: WebServices) => loadStores(services),
    standing: ({ state }: WebServices) => state.getState().store.request.status,
  },
  orders: {
    ask: (services: WebServices) =>
      services.queryClient.fetchQuery({ ...orders(services), retry: false }),
    standing: (services: WebServices) => {
      const status = services.queryClient.getQueryState(orders(services).queryKey)?.status;
      return { pending: 'loading', success: 'loaded', error: 'error', idle: 'idle' }[
        status ?? 'idle'
      ];
    },
  },
};

/** Every standing of every request, one after the other. */
async function standingsAt(origin: string, token: string): Promise<string[]> {
  const services = startServices(origin, { 'marketplace.auth_token': token });
  const seen: string[] = [];
  for (const [name, { ask, standing }] of Object.entries(requests)) {
    seen.push(`${name} ${standing(services)}`);
    const asked = ask(services).catch(() => {});
    seen.push(standing(services));
    await asked;
    seen.push(standing(services));
  }
  return seen;
}

it('login, user, stores and lists each go from request to loaded, or to error [ST-01]', async () => {
  const token = await marketplace.signIn(marketplace.people.owner);
  expect(await standingsAt(marketplace.origin, token)).toEqual([
    ...['login idle', 'loading', 'loaded'],
    ...['user loading', 'loading', 'loaded'],
    ...['stores idle', 'loading', 'loaded'],
    ...['orders idle', 'loading', 'loaded'],
  ]);
  const { origin } = await startServerSaying(503, '');
  expect(await standingsAt(origin, token)).toEqual([
    ...['login idle', 'loading', 'error'],
    ...['user idle', 'loading', 'error'],
    ...['stores idle', 'loading', 'error'],
    ...['orders idle', 'loading', 'error'],
  ]);
});
