import { transferCodePrefix } from '@marketplace/contract/transfer-code-prefix';
import { afterEach, expect, it, vi } from 'vitest';
import { persistKey } from '../platform/state/kept-text.ts';
import { startServerSaying } from '../testing/plain-server.ts';
import { startServices } from '../testing/web-services.ts';
import { takeOver } from './take-over.ts';

afterEach(() => vi.unstubAllGlobals());

const person = '7a1d8c1e-0000-4000-8000-000000000001';
const other = '7a1d8c1e-0000-4000-8000-000000000002';
const login = 'x'.repeat(43);
const code = `${transferCodePrefix}1`;
const router = {
  addresses: ['/seller/more'],
  history: { location: { pathname: '/' } },
} as never;

/** Inside the app, with somebody signed in; the server says this to whatever it is asked. */
async function openInApp(status: number, errorCode: string) {
  const body = JSON.stringify({ errors: { code: errorCode } });
  const { origin } = await startServerSaying(status, body);
  const user = { userData: null, auth: { isLoggedIn: true, user_uuid: person } };
  const store = { list: [], active: null, selected_ids: [], dismissed_ids: [] };
  const services = startServices(origin, {
    'marketplace.auth_token': login,
    [persistKey]: JSON.stringify({ state: { user, store }, version: 7 }),
  });
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), { location: { origin }, MarketplaceBridge: {} }),
  );
  const enter = async (entry: Record<string, string>) => {
    const search = new URLSearchParams({ entry: 'mobile', path: '/seller/more', ...entry });
    const { to } = await takeOver(services, router, `?${search}`);
    return { to, login: services.token.read() };
  };
  const api = vi.spyOn(services, 'api');
  const isEnded = () => api.mock.calls.some(([call]) => call === 'POST /api/auth/logout');
  return { enter, isEnded };
}

it.each([
  [429, 'rate_limited', {}],
  [429, 'rate_limited', { user_uuid: person }],
  [503, 'database_unavailable', {}],
  [500, 'internal_error', { user_uuid: person }],
])(
  '%i %s at a code says nothing about who is signed in: they go on',
  async (status, errorCode, entry) => {
    const { enter, isEnded } = await openInApp(status, errorCode);
    expect(await enter({ token: code, ...entry })).toEqual({ to: '/seller/more', login });
    expect(isEnded()).toBe(false);
  },
);

it('but not when the app names another person', async () => {
  const { enter } = await openInApp(503, 'database_unavailable');
  expect(await enter({ token: code, user_uuid: other })).toMatchObject({ login: undefined });
});

it('a code that is no longer good ends the login that was made here, on the server too', async () => {
  const { enter, isEnded } = await openInApp(400, 'handover_code_invalid');
  expect(await enter({ token: code })).toMatchObject({ login: undefined });
  expect(isEnded()).toBe(true);
});

it('the token that the app comes with is its own, and not ended by us', async () => {
  const { enter, isEnded } = await openInApp(401, 'authentication_failed');
  expect(await enter({ token: login })).toMatchObject({ login: undefined });
  expect(isEnded()).toBe(false);
});

it('for a guest the login that was typed here ends on the server, too', async () => {
  const { enter, isEnded } = await openInApp(200, '');
  expect(await enter({ is_guest: 'true' })).toEqual({ to: '/seller/more', login: undefined });
  expect(isEnded()).toBe(true);
});
