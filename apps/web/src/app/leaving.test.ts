import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { eventually } from '../../../api/src/testing/eventually.ts';
import { forgetLogin, signOut } from '../features/account/sign-out.ts';
import { orderListKey, orderPageQuery } from '../features/orders/order-list.query.ts';
import { signIn } from '../features/sign-in/sign-in.ts';
import { loadStores } from '../features/stores/load-stores.ts';
import { saveValue } from '../platform/device/local-storage.ts';
import { setApp, setUser } from '../platform/state/app-state.ts';
import { type Marketplace, startMarketplace } from '../testing/marketplace.ts';
import { startServices, type WebServices } from '../testing/web-services.ts';

let marketplace: Marketplace;
let services: WebServices;
beforeAll(async () => {
  marketplace = await startMarketplace();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  services = startServices(marketplace.origin);
  const { people, password } = marketplace;
  await signIn(services, { phone_number: people.owner, password });
  await eventually(() => expect(services.state.getState().user.info.status).toBe('loaded'));
});

const listPage = (page: number, more: { status?: string } = {}) =>
  orderPageQuery(services, { store_id: marketplace.stores.own, ...more }, page);

it('the order list is reset with the login: all its pages are gone, and one under way stays away [ST-13]', async () => {
  const { queryClient } = services;
  const pages = () => queryClient.getQueriesData({ queryKey: orderListKey });
  for (const query of [listPage(1), listPage(2), listPage(1, { status: 'NEW' })])
    await queryClient.fetchQuery(query);
  const late = queryClient.fetchQuery(listPage(1, { status: 'COMPLETED' })).catch(() => {});
  expect(pages()).toHaveLength(4);
  forgetLogin(services);
  await late;
  expect(pages()).toEqual([]);
});

/** What is so whoever is signed in; nothing of it is kept. */
const ofTheWindow = { isWebview: true, entryUrl: 'https://shop.example/', isDesktop: true };

/** Fills every slice that is of the person, as a day at work does. */
async function work(): Promise<void> {
  const { state, queryClient } = services;
  await loadStores(services);
  await services.configuration.ask();
  await queryClient.fetchQuery(listPage(1));
  saveValue('last_view', 'what was last seen');
  setUser(state, {
    otp: {
      primary_otp_method: 'SMS',
      is_whitelisted_for_otp_selection: false,
      phoneNumber: marketplace.people.owner,
      purpose: 'LOGIN',
      sent: null,
    },
  });
  state.setState({
    orders: { confirm: { status: 'loaded', error: null, order_id: '7' } },
    tenders: { 5: { items: [], step: 2 } },
  });
  setApp(state, {
    ...ofTheWindow,
    lastOrderListFilters: { status: 'NEW' },
    showLoader: true,
    failedMandatory: { stores: 'lost' },
  });
}

it('a logout clears token and caches, removes the persisted state and resets all of it [ST-09]', async () => {
  const { state, queryClient, kept, token } = services;
  const { app, ...persons } = state.getInitialState();
  const fresh = { app: { ...app, ...ofTheWindow }, ...persons };
  const slices = Object.keys(fresh) as (keyof typeof fresh)[];
  const untouched = () =>
    slices.filter(
      (slice) => JSON.stringify(state.getState()[slice]) === JSON.stringify(fresh[slice]),
    );
  await work();
  expect(untouched()).toEqual([]);
  expect([...kept.keys()].sort()).toEqual([
    'marketplace',
    'marketplace.auth_token',
    'marketplace.device_key',
    'marketplace.last_view',
  ]);
  signOut(services);
  expect(untouched()).toEqual(slices);
  expect([...kept]).toEqual([]);
  expect(token.read()).toBeUndefined();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});
