import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { openTextMessages } from './text-messages.ts';

type Heard = { key: string | undefined; body: unknown };

async function gateway(status: number) {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => {
      const key = request.headers['idempotency-key'] as string | undefined;
      heard.push({ key, body: JSON.parse(text) });
      response.writeHead(status).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { heard, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send` };
}

const { signal } = new AbortController();
const delivery = {
  key: '0c1b7c58-5c3b-4d6e-9d0a-000000000001',
  target: '+6281200000001',
  payload: { text: 'Anda diundang.' },
  signal,
};
const elsewhere = async () => false;

it('hands a text to the gateway once, with the key by which it is known', async () => {
  const { heard, url } = await gateway(202);
  const { deliver } = openTextMessages({ SMS_GATEWAY_URL: url }, elsewhere);
  expect(await deliver(delivery)).toBe('sent');
  const body = { to: delivery.target, text: delivery.payload.text };
  expect(heard).toEqual([{ key: delivery.key, body }]);
});

it.each([
  [503, { later: '503' }],
  [429, { later: '429' }],
  [422, { never: '422' }],
])('a gateway that answers %i means %o', async (status, outcome) => {
  const { heard, url } = await gateway(status);
  const { deliver } = openTextMessages({ SMS_GATEWAY_URL: url }, elsewhere);
  expect(await deliver(delivery)).toEqual(outcome);
  expect(heard).toHaveLength(1);
});

it('a gateway that is not there may be there later; one that nobody set up will not', async () => {
  const nowhere = { SMS_GATEWAY_URL: 'http://127.0.0.1:1/send' };
  expect(await openTextMessages(nowhere, elsewhere).deliver(delivery)).toEqual({
    later: 'not at all',
  });
  expect(await openTextMessages({}, elsewhere).deliver(delivery)).toEqual({ never: 'no gateway' });
  expect(await openTextMessages({}, async () => true).deliver(delivery)).toBe('sent');
});
