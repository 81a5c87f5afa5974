import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const patienceMs = 10_000;

/**
 * Closing waits for every connection. Requests under way get their answer; a connection that only
 * stays open for a next request is closed as it falls idle, one that never sent any at once, and what
 * is left after ten seconds goes too.
 */
export function addShutdown(app: FastifyInstance): void {
  const { server } = app;
  const unused = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage) => unused.delete(socket));

  app.addHook('preClose', async () => {
    const sweep = setInterval(() => {
      server.closeIdleConnections();
      for (const socket of unused) socket.destroy();
    }, 20);
    const giveUp = setTimeout(() => server.closeAllConnections(), patienceMs);
    server.once('close', () => {
      clearInterval(sweep);
      clearTimeout(giveUp);
    });
  });
}
