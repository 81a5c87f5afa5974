import { expect, it } from 'vitest';
import { startPlainServer } from '../../testing/plain-server.ts';
import { headersFor } from '../api/client.ts';
import { createCollector } from './collector.ts';

async function authorizationSent(secret: string | undefined): Promise<string | undefined> {
  let authorization: string | undefined;
  const { origin } = await startPlainServer((request, response) => {
    authorization = request.headers.authorization;
    response.end('{"done":true}');
  });
  const surroundings = { origin, token: () => secret, developmentHeaders: () => ({}) };
  await createCollector({ origin, headers: () => headersFor(surroundings) }).sendErrors([]);
  return authorization;
}

it('a fault is told with the login of who met it, for which the server has room of its own', async () => {
  expect(await authorizationSent('abc')).toBe('Token abc');
  expect(await authorizationSent(undefined)).toBeUndefined();
});
