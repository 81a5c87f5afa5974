import { afterEach, expect, it } from 'vitest';
import { startPlainServer } from '../../testing/plain-server.ts';
import { startServices } from '../../testing/web-services.ts';
import { dropBooks } from '../device/books-in-tab.ts';
import { keepLinkKey, keyInLink, linkKeyOf } from './link-key.ts';

afterEach(dropBooks);

const signedIn = { 'marketplace.auth_token': 'abc' };
const linkKey = 'k'.repeat(104);

/** Says what each call came with; takes no key that is in the list of those that are over. */
async function startBooks(over: readonly string[] = []) {
  const asked: string[] = [];
  let made = 0;
  const { origin } = await startPlainServer((request, response) => {
    const { authorization = '-', 'x-app-id': id = '-', 'x-app-key': key = '-' } = request.headers;
    asked.push(`${request.url?.split('?')[0]} ${authorization} ${id} ${key}`);
    const isRefused = request.url?.startsWith('/accounting/') && [...over, '-'].includes(`${key}`);
    if (isRefused) {
      response.statusCode = 401;
      response.end(JSON.stringify({ errors: { code: 'authentication_failed' } }));
      return;
    }
    made += request.method === 'POST' ? 1 : 0;
    const expires_at = new Date(Date.now() + 600_000).toISOString();
    response.end(JSON.stringify({ app_id: 'app', key: `key${made}`, expires_at }));
  });
  return { origin, asked };
}

const of = (marketplace_store_id: string) => ({ query: { marketplace_store_id } });
const check = 'GET /accounting/registration/check';
const path = '/accounting/registration/check';

it('a call of accounting carries a key of its store in place of the login, asked for once [API-40]', async () => {
  const { origin, asked } = await startBooks();
  const { api } = startServices(origin, signedIn);
  await Promise.all([api(check, of('1')), api('GET /accounting/databases/list', of('1'))]);
  await api(check, of('2'));
  const key = '/api/stores/accounting-key Token abc - -';
  expect(asked).toEqual([
    key,
    `${path} - app key1`,
    '/accounting/databases/list - app key1',
    key,
    `${path} - app key2`,
  ]);
});

it('a key that is no longer taken is asked for once more [API-40]', async () => {
  const { origin, asked } = await startBooks(['key1']);
  const { api } = startServices(origin, signedIn);
  await api(check, of('3'));
  expect(asked.filter((line) => line.startsWith(path))).toEqual([
    `${path} - app key1`,
    `${path} - app key2`,
  ]);
});

it('the key of the app’s link goes first, for its own store alone, and gives way to a login [RT-13]', async () => {
  const { origin, asked } = await startBooks([linkKey]);
  const key = keyInLink(`#app_id=app&app_key=${linkKey}`, '4');
  if (!key) throw new Error('it is a key');
  keepLinkKey(key);
  expect([linkKeyOf('4')?.key, linkKeyOf('5'), linkKeyOf(undefined)]).toEqual([
    linkKey,
    undefined,
    undefined,
  ]);
  const { api } = startServices(origin, signedIn);
  await api(check, of('4'));
  expect(asked[0]).toBe(`${path} - app ${linkKey}`);
  expect(asked.at(-1)).toBe(`${path} - app key1`);
  expect(linkKeyOf('4')).toBeUndefined();
});

it('who has neither is refused, and what is no key is none [RT-13]', async () => {
  const { origin } = await startBooks();
  const { api } = startServices(origin);
  await expect(api(check, of('6'))).rejects.toMatchObject({ code: 'authentication_failed' });
  expect(keyInLink('', '6')).toBeUndefined();
  expect(keyInLink('#app_id=app&app_key=short', '6')).toBeUndefined();
  expect(keyInLink(`#app_id=app&app_key=${linkKey}`, undefined)).toBeUndefined();
});
