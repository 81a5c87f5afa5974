import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import { fail } from '../failure.ts';

/** Lets a request in, or refuses it while there is more to do than can be done in time. */
export type Door = <T>(work: () => Promise<T>) => Promise<T>;

const lookEveryMs = 1_000;
/** Later than this the process is behind with its work, whoever waits for it. */
const latestMs = 400;
/** So few are never too many: one of them may be what takes long. */
const alwaysWelcome = 20;

export function createDoor(app: FastifyInstance, registry: Registry, most: number): Door {
  let underWay = 0;
  let isLate = false;
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const looking = setInterval(() => {
    isLate = delay.mean / 1e6 > latestMs;
    delay.reset();
  }, lookEveryMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(looking);
    delay.disable();
  });
  new Gauge({
    name: 'http_requests_under_way',
    help: 'Requests that wait for their answer.',
    registers: [registry],
    collect() {
      this.set(underWay);
    },
  });
  return async (work) => {
    if (underWay >= most || (isLate && underWay >= alwaysWelcome)) fail('server_busy');
    underWay += 1;
    try {
      return await work();
    } finally {
      underWay -= 1;
    }
  };
}
