import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Does a request's work once its answer is on its way. Nobody waits for it, and its failure is logged and no more. */
export type Afterwards = (request: FastifyRequest, work: () => Promise<void>) => void;

export function createAfterwards(app: FastifyInstance): Afterwards {
  const waiting = new WeakMap<FastifyRequest, (() => Promise<void>)[]>();
  const underWay = new Set<Promise<void>>();
  app.addHook('onResponse', async (request) => {
    for (const work of waiting.get(request) ?? []) {
      const done = work()
        .catch((error: unknown) => request.log.error({ err: error }, 'left undone after an answer'))
        .finally(() => underWay.delete(done));
      underWay.add(done);
    }
  });
  app.addHook('onClose', async () => {
    await Promise.all(underWay);
  });
  return (request, work) => {
    waiting.set(request, [...(waiting.get(request) ?? []), work]);
  };
}
