import { once } from 'node:events';
import { createServer, type ServerOptions } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { answerBrokenHttp } from './errors.ts';

/** A server, and what has reached it whole. */
async function startServer(patience: ServerOptions = {}) {
  const whole: string[] = [];
  const server = createServer(patience);
  server.on('clientError', answerBrokenHttp);
  server.on('request', (request) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => whole.push(body));
    request.on('error', () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  // The other side ends it, and may do so in the middle of what is still sent.
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  return { whole, socket };
}

it('who is too slow is told so, and what comes after that is not heard', async () => {
  const { whole, socket } = await startServer({
    requestTimeout: 40,
    connectionsCheckingInterval: 10,
  });
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nfirst');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(JSON.parse(String(answer).split('\r\n\r\n')[1] ?? '').errors.code).toBe(
    'request_too_slow',
  );
  socket.write('later');
  await once(socket, 'close');
  expect(whole).toEqual([]);
});

it('what is not HTTP is answered in the shape of every failure', async () => {
  const { socket } = await startServer();
  socket.write('this is not http\r\n\r\n');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(JSON.parse(String(answer).split('\r\n\r\n')[1] ?? '').errors.code).toBe('body_unreadable');
});
