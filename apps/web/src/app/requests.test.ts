import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfiguration } from '../features/configuration/load-configuration.ts';
import { orderPageQuery } from '../features/orders/order-list.query.ts';
import { signIn } from '../features/sign-in/sign-in.ts';
import { loadStores } from '../features/stores/load-stores.ts';
import { loadUser } from '../shared/load-user.ts';
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

describe('what the server says when login, user or stores fail', () => {
  const inState = ({ state }: WebServices) => {
    const { user, store } = state.getState();
    return { login: user.login, user: user.info, stores: store.request };
  };

  async function afterFailing(body: string) {
    const { origin } = await startServerSaying(503, body);
    const services = startServices(origin, { 'marketplace.auth_token': 'x'.repeat(43) });
    for (const name of ['login', 'user', 'stores'] as const)
      await requests[name].ask(services).catch(() => {});
    return inState(services);
  }

  it.each([
    ['errors.error_message', 'Layanan sedang tidak tersedia.'],
    ['an empty message', ''],
  ])('is in the state: %s [ER-02]', async (_, error_message) => {
    const said = error_message && JSON.stringify({ errors: { code: 'x', error_message } });
    const failed = { status: 'error', error: error_message };
    expect(await afterFailing(said)).toEqual({ login: failed, user: failed, stores: failed });
  });
});

describe('a request without which no screen works', () => {
  const mandatory = { stores: loadStores, user: loadUser, configuration: loadConfiguration };

  /** Which of them the app asks to be loaded again for, once the server has said that. */
  async function missedAfter(status: number, code: string): Promise<string[]> {
    const { origin } = await startServerSaying(status, JSON.stringify({ errors: { code } }));
    const services = startServices(origin, { 'marketplace.auth_token': 'x'.repeat(43) });
    for (const ask of Object.values(mandatory)) await ask(services).catch(() => {});
    return Object.keys(services.state.getState().app.failedMandatory);
  }

  it('is missed when it fails, but not when the login is over, by status or by code', async () => {
    expect(await missedAfter(503, 'database_unavailable')).toEqual(Object.keys(mandatory));
    expect(await missedAfter(401, 'authentication_failed')).toEqual([]);
    expect(await missedAfter(403, 'authentication_failed')).toEqual([]);
    expect(await missedAfter(403, 'account_suspended')).toEqual(Object.keys(mandatory));
  });
});
