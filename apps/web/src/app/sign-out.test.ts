import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '../../../api/src/testing/eventually.ts';
import { forgetLogin, signOut, signOutEverywhere } from '../features/account/sign-out.ts';
import { signIn } from '../features/sign-in/sign-in.ts';
import { setApp, signedOut } from '../platform/state/app-state.ts';
import { persistKey } from '../platform/state/kept-text.ts';
import { noStores } from '../platform/state/store-slice.ts';
import { loadUser } from '../shared/load-user.ts';
import { type Marketplace, startMarketplace } from '../testing/marketplace.ts';
import { samplePage } from '../testing/samples.ts';
import { startServices, type WebServices } from '../testing/web-services.ts';

let marketplace: Marketplace;
let services: WebServices;
beforeAll(async () => {
  marketplace = await startMarketplace();
});
afterAll(() => marketplace.close());

const listKey = ['orders', 'list', { store_id: '-1' }, 1];

beforeEach(async () => {
  services = startServices(marketplace.origin);
  const { people, password } = marketplace;
  await signIn(services, { phone_number: people.owner, password });
  await eventually(() => expect(services.state.getState().user.info.status).toBe('loaded'));
  services.queryClient.setQueryData(listKey, samplePage([]));
});

const isTokenGood = async (token: string) =>
  (
    await fetch(`${marketplace.origin}/api/stores/list`, {
      headers: { Authorization: `Token ${token}` },
    })
  ).ok;

it('forgetting a login clears the order lists', () => {
  expect(services.queryClient.getQueryData(listKey)).toBeDefined();
  forgetLogin(services);
  expect(services.queryClient.getQueryData(listKey)).toBeUndefined();
  expect(services.queryClient.getQueryCache().getAll()).toEqual([]);
});

it('signing out clears token and caches, removes what is persisted and resets the state', () => {
  expect([...services.kept.keys()].sort()).toEqual([
    persistKey,
    'marketplace.auth_token',
    'marketplace.device_key',
  ]);
  setApp(services.state, { lastOrderListFilters: { status: 'NEW', query: 'Budi' } });
  signOut(services);
  expect([...services.kept]).toEqual([]);
  expect(services.token.read()).toBeUndefined();
  expect(services.queryClient.getQueryCache().getAll()).toEqual([]);
  expect(services.state.getState()).toEqual(services.state.getInitialState());
});

it('signing out ends the login on the server too', async () => {
  const token = services.token.read() ?? '';
  expect(await isTokenGood(token)).toBe(true);
  signOut(services);
  let isGood = true;
  while (isGood) isGood = await isTokenGood(token);
  expect(services.signedOutCount()).toBe(0);
});

it('signing out works without a connection', async () => {
  const unreachable = startServices('http://127.0.0.1:1', Object.fromEntries(services.kept));
  onTestFinished(() => unreachable.events.close());
  expect(unreachable.token.read()).toBeDefined();
  signOut(unreachable);
  expect(unreachable.token.read()).toBeUndefined();
  expect(unreachable.state.getState().user.auth.isLoggedIn).toBe(false);
});

it('signing out everywhere ends the other logins, and this one', async () => {
  const [here, there] = [
    services.token.read() ?? '',
    await marketplace.signIn(marketplace.people.owner),
  ];
  await signOutEverywhere(services);
  expect([await isTokenGood(here), await isTokenGood(there)]).toEqual([false, false]);
  expect([...services.kept]).toEqual([]);
});

it('signing out everywhere needs the server: without it the person stays', async () => {
  const unreachable = startServices('http://127.0.0.1:1', Object.fromEntries(services.kept));
  onTestFinished(() => unreachable.events.close());
  await expect(signOutEverywhere(unreachable)).rejects.toThrow();
  expect(unreachable.token.read()).toBeDefined();
});

it('signing out stops the stream of events', async () => {
  services.events.open();
  while (services.events.recent().length === 0) {
    await marketplace.placeOrder();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const heard = vi.fn();
  services.events.onEvent(heard);
  signOut(services);
  expect(services.events.recent()).toEqual([]);
  await marketplace.placeOrder();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(heard).not.toHaveBeenCalled();
});

it('a login that the server ended leaves nothing behind, not even that it failed', async () => {
  const left = startServices(marketplace.origin, Object.fromEntries(services.kept), () =>
    forgetLogin(left),
  );
  left.token.save('x'.repeat(43));
  await loadUser(left);
  expect(left.signedOutCount()).toBe(1);
  expect([...left.kept]).toEqual([]);
  expect(left.state.getState()).toMatchObject({ user: signedOut, store: noStores });
});
