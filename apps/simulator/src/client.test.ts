import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createClient } from './client.ts';
import { clientOf, createPerson } from './person.ts';

type Handle = (request: IncomingMessage, response: ServerResponse, count: number) => void;

/** A server that misbehaves as told; the API itself is met in its own tests. */
async function serve(handle: Handle) {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    handle(request, response, requests.length);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const refusal = (code: string) => ({ errors: { code, error_message: '' } });

const cancel = { body: { buyer_store_id: '1', order_id: '2' } };

it('an order is sent again under its key when the line breaks, and only once more', async () => {
  const { url, requests } = await serve((request, response, count) => {
    if (count === 1) request.socket.destroy();
    else json(response, 200, { order: { id: '2' } });
  });
  const answer = await createClient(url)('POST /api/orders/buyer/cancel', cancel, {
    key: 'a-key-8',
  });
  expect(answer.order.id).toBe('2');
  expect(requests.map((request) => request.headers['idempotency-key'])).toEqual([
    'a-key-8',
    'a-key-8',
  ]);
});

it('a login, which has no key, is not sent again', async () => {
  const { url, requests } = await serve((request) => request.socket.destroy());
  const body = { phone_number: '+6281210000001', password: 'x' };
  await expect(createClient(url)('POST /api/auth/login', { body })).rejects.toThrow();
  expect(requests).toHaveLength(1);
});

it('who answers too slowly is away', async () => {
  const { url } = await serve(() => {});
  const slow = createClient(url, 50)('GET /api/stores/list', {});
  await expect(slow).rejects.toMatchObject({
    waitMs: 0,
    message: expect.stringMatching(/timeout/),
  });
});

it('who asks to be left alone is, for as long as that', async () => {
  const { url, requests } = await serve((_request, response) =>
    response.writeHead(429, { 'retry-after': '7' }).end(),
  );
  await expect(createClient(url)('GET /api/stores/list', {})).rejects.toMatchObject({
    waitMs: 7_000,
  });
  expect(requests).toHaveLength(1);
});

it('a fault of one call is that call’s, and does not make the API away', async () => {
  const { url, requests } = await serve((_request, response) =>
    json(response, 500, refusal('internal_error')),
  );
  await expect(createClient(url)('GET /api/stores/list', {})).rejects.toMatchObject({
    code: 'internal_error',
  });
  expect(requests).toHaveLength(1);
});

it('a refusal says its code', async () => {
  const { url } = await serve((_request, response) =>
    json(response, 409, refusal('order_state_conflict')),
  );
  await expect(createClient(url)('GET /api/stores/list', {})).rejects.toMatchObject({
    code: 'order_state_conflict',
  });
});

it('a buyer signs in once, and anew when the login has ended', async () => {
  let valid = 0;
  const { url, requests } = await serve((request, response) => {
    if (request.url === '/api/auth/login') {
      valid += 1;
      json(response, 200, { auth_token: { token: `token-${valid}` } });
    } else if (request.headers.authorization === `Token token-${valid}`) {
      json(response, 200, { stores: [] });
    } else json(response, 401, refusal('authentication_failed'));
  });
  const call = clientOf(createClient(url), createPerson('+6281210000001', 'marketplace'));
  const list = () => call('GET /api/stores/list', {});
  await Promise.all([list(), list()]);
  await list();
  expect(requests.filter((request) => request.url === '/api/auth/login')).toHaveLength(1);
  valid = 50;
  expect(await list()).toEqual({ stores: [] });
  expect(valid).toBe(51);
});
