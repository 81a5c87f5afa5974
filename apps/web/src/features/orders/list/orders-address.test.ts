import { createMemoryHistory } from '@tanstack/react-router';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../../../api/src/testing/eventually.ts';
import { createAppRouter } from '../../../app/router.ts';
import { routeTree } from '../../../app/routes.gen.ts';
import { setApp } from '../../../platform/state/app-state.ts';
import { type Marketplace, startMarketplace } from '../../../testing/marketplace.ts';
import { startServices, type WebServices } from '../../../testing/web-services.ts';

let marketplace: Marketplace;
let token: string;
let services: WebServices;
beforeAll(async () => {
  marketplace = await startMarketplace();
  token = await marketplace.signIn(marketplace.people.owner);
});
afterAll(() => marketplace.close());
beforeEach(() => {
  services = startServices(marketplace.origin, { 'marketplace.auth_token': token });
});
afterEach(() => services.events.close());

/** Opens an address as the app does, and answers with the address where that ended. */
async function open(address: string): Promise<string> {
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createAppRouter(services, routeTree, history);
  await router.load();
  const result = router._serverResult;
  if (result?.type === 'redirect') return open(result.redirect.options.href ?? '');
  await eventually(() => expect(services.queryClient.isFetching()).toBe(0));
  return address;
}

/** Which lists were loaded, and how that went. */
const lists = () =>
  services.queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey, state }) => ({ filters: queryKey[2], status: state.status }));

describe('the address of the orders', () => {
  it('loads the list it describes', async () => {
    const address = '/seller/orders?store_id=1&status=NEW&sort=highest_value&orderId=12';
    setApp(services.state, { isDesktop: true });
    expect(await open(address)).toBe(address);
    const filters = { store_id: '1', status: 'NEW', sort: 'highest_value' };
    expect(lists()).toEqual([{ filters, status: 'success' }]);
  });

  it('leads to the order itself where there is no room for it beside the list', async () => {
    const detail = '/seller/orders/detail?orderId=12&store_id=1';
    expect(await open('/seller/orders?store_id=1&status=NEW&orderId=12')).toBe(detail);
  });

  it.each([
    'status=GONE',
    'date_from=2026-02-30&sort=price&page=zwei',
    'utm_source=whatsapp&show=1',
  ])('loads the list all the same with %s in it', async (more) => {
    await open(`/seller/orders?store_id=1&${more}`);
    expect(lists()).toEqual([{ filters: { store_id: '1' }, status: 'success' }]);
  });

  it.each(['', '?store_id=abc', '?store_id=,'])(
    'without a store in it (%j) names the one that is looked at',
    async (search) => {
      expect(await open(`/seller/orders${search}`)).toBe('/seller/orders?store_id=1');
      expect(lists()).toEqual([{ filters: { store_id: '1' }, status: 'success' }]);
    },
  );

  it('loads nothing without a login, and leads to it and back', async () => {
    services.token.save(undefined);
    expect(await open('/seller/orders?store_id=1&status=NEW')).toBe(
      '/seller/login?from=/seller/orders%3Fstore_id%3D1%26status%3DNEW',
    );
    expect(lists()).toEqual([]);
  });
});
