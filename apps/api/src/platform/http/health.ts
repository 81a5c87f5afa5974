import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/handle.ts';
import { isMigrated } from '../db/migrate.ts';

/** /health: the process answers. /ready: it can do its work. */
export function addHealth(app: FastifyInstance, database: Database): void {
  app.get('/health', async () => ({ status: 'ok' }));
  app.get('/ready', async (request, reply) => {
    const problem = await isMigrated(database).then(
      (current) => (current ? undefined : 'migrations pending'),
      (error: unknown) => {
        request.log.warn({ err: error }, 'not ready');
        return 'database unavailable';
      },
    );
    return problem ? reply.status(503).send({ status: problem }) : { status: 'ready' };
  });
}
