import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import { fail } from '../failure.ts';
import { clientAddress } from './client-address.ts';

/**
 * Lets a request in, or refuses it while there is more to do than can be done in time, or while most of it is for who
 * asks: for the person once they are known, until then for the address.
 */
export type Door = <T>(request: FastifyRequest, work: () => Promise<T>) => Promise<T>;

const lookEveryMs = 1_000;
/** Later than this the process is behind with its work, whoever waits for it. */
const latestMs = 400;
/** So few are never too many: one of them may be what takes long. */
const alwaysWelcome = 20;
/**
 * So many times what is left one of them may have: there is always room for somebody else, however many take as much
 * as they get. Many people share an address.
 */
const timesLeft = { person: 1, address: 3 };

export function createDoor(app: FastifyInstance, registry: Registry, most: number): Door {
  let underWay = 0;
  const underWayOf = new Map<string, number>();
  let isLate = false;
  const delay = monitorEventLoopDelay({ resolution: 20 });
  let looking: NodeJS.Timeout | undefined;
  // Whatever a start takes, nobody waits for it yet.
  app.addHook('onListen', async () => {
    delay.enable();
    looking = setInterval(() => {
      isLate = delay.mean / 1e6 > latestMs;
      delay.reset();
    }, lookEveryMs).unref();
  });
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
  return async ({ user_id, ip }, work) => {
    const [kind, name] = user_id
      ? (['person', user_id] as const)
      : (['address', clientAddress(ip)] as const);
    const who = `${kind} ${name}`;
    const own = underWayOf.get(who) ?? 0;
    const isTooMuch = own >= (most - underWay) * timesLeft[kind];
    if (isTooMuch || (isLate && underWay >= alwaysWelcome)) fail('server_busy');
    underWay += 1;
    underWayOf.set(who, own + 1);
    try {
      return await work();
    } finally {
      underWay -= 1;
      const left = (underWayOf.get(who) ?? 1) - 1;
      if (left > 0) underWayOf.set(who, left);
      else underWayOf.delete(who);
    }
  };
}
