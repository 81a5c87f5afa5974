import { expect, it, vi } from 'vitest';
import { startPlainServer, startServerSaying } from '../../testing/plain-server.ts';
import { personOf } from './coming-in.ts';

const token = 'x'.repeat(43);

async function ownerAt({ origin }: { origin: string }): Promise<string | undefined> {
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { origin } }));
  return (await personOf(token))?.user_info.uuid;
}

it('is who the server knows by the token', async () => {
  const server = await startPlainServer(({ headers }, response) =>
    response.end(JSON.stringify({ user_info: { uuid: headers.authorization } })),
  );
  expect(await ownerAt(server)).toBe(`Token ${token}`);
});

it.each([
  [401, 'authentication_failed'],
  [401, ''],
  [403, 'authentication_failed'],
])('is nobody where the server says %i %s', async (status, code) => {
  const body = code && JSON.stringify({ errors: { code } });
  expect(await ownerAt(await startServerSaying(status, body))).toBeUndefined();
});

it.each([
  [403, 'permission_denied'],
  [503, 'database_unavailable'],
])('is not known where it says %i %s', async (status, code) => {
  const server = await startServerSaying(status, JSON.stringify({ errors: { code } }));
  await expect(ownerAt(server)).rejects.toMatchObject({ code });
});
