import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { httpSender } from './http-sender.ts';

type Heard = { authorization: string | undefined; body: unknown };

/** A gateway that answers with the statuses in turn, the last one from then on; 0 says nothing at all. */
async function gateway(...statuses: number[]) {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => {
      heard.push({ authorization: request.headers.authorization, body: JSON.parse(text) });
      const status = statuses.length > 1 ? statuses.shift() : statuses[0];
      if (status) response.writeHead(status).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`;
  return { heard, url };
}

const email = { to: 'toko@contoh.com', subject: 'Kode', text: 'Kode Anda 123456.' };
const patience = { from: 'kami@contoh.com', timeout_ms: 5_000 };

it('posts the message with sender and token', async () => {
  const { heard, url } = await gateway(202);
  await httpSender({ url, token: 'rahasia', ...patience }).send(email);
  expect(heard).toEqual([
    { authorization: 'Bearer rahasia', body: { from: 'kami@contoh.com', ...email } },
  ]);
});

it.each([503, 429, 0])('tries again after %s', async (status) => {
  const { heard, url } = await gateway(status, 200);
  const timeout_ms = status === 0 ? 2_000 : patience.timeout_ms;
  await httpSender({ url, ...patience, timeout_ms }).send(email);
  expect(heard).toHaveLength(2);
});

it('gives up after its attempts, and at once where the message itself is refused', async () => {
  const away = await gateway(500);
  await expect(httpSender({ url: away.url, ...patience }).send(email)).rejects.toMatchObject({
    code: 'email_unavailable',
  });
  expect(away.heard).toHaveLength(3);
  const refusing = await gateway(422);
  await expect(httpSender({ url: refusing.url, ...patience }).send(email)).rejects.toMatchObject({
    code: 'email_unavailable',
  });
  expect(refusing.heard).toHaveLength(1);
});
