import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export type PlainServer = { port: number; origin: string };

/** A server that answers as the real one never would, on a real port, gone when the test ends. */
export async function startPlainServer(answer: RequestListener): Promise<PlainServer> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { port, origin: `http://127.0.0.1:${port}` };
}

/** Says when a request has come, and never answers it. */
export async function startSilentServer() {
  const { promise: asked, resolve } = Promise.withResolvers<void>();
  const server = await startPlainServer(() => resolve());
  return { ...server, asked };
}

/** A server with one answer to everything. */
export const startServerSaying = (status: number, body: string, type = 'application/json') =>
  startPlainServer((_, response) => {
    response.writeHead(status, { 'Content-Type': type }).end(body);
  });
