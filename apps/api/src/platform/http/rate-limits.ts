import { createHash } from 'node:crypto';
import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit';
import type { Endpoint, Limit } from '@marketplace/contract/endpoint';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { failWith } from '../failure.ts';
import { clientAddress, clientNetwork, networkShare } from './client-address.ts';
import { KeptCounts } from './kept-counts.ts';

declare module 'fastify' {
  interface FastifyRequest {
    user_id: string | undefined;
  }
  interface FastifyContextConfig {
    /** Says of which requests the address is not charged: a page is twenty files. */
    isUncounted?: (request: FastifyRequest) => boolean;
  }
}

export type RateLimits = {
  countUser: (request: FastifyRequest) => Promise<void>;
  countFields: (request: FastifyRequest, entry: Endpoint, inputs: object) => Promise<void>;
};

type Limiter = (request: FastifyRequest) => Promise<void>;

const nameSpace = 'marketplace:limit ';

/** How many calls a minute. Whole neighbourhoods share one address behind a carrier's NAT. */
type Rates = { perUser: number; perAddress: number };

/** Processes count together over Redis, each for itself without one and while it is away. */
export async function addRateLimits(
  app: FastifyInstance,
  rates: Rates | undefined,
  redis: Redis | undefined,
): Promise<RateLimits> {
  app.decorateRequest('user_id', undefined);
  if (!rates) return { countUser: async () => {}, countFields: async () => {} };
  const inProcess = await counterOn(app, { store: KeptCounts });
  const together = redis && (await counterOn(app, { redis, skipOnError: true, nameSpace }));

  const limiter = (
    max: number,
    seconds: number,
    keyOf: (request: FastifyRequest) => string,
  ): Limiter => {
    const options = { max, timeWindow: seconds * 1000, keyGenerator: keyOf };
    const countHere = inProcess(options);
    const countTogether = together?.(options);
    return async (request) => {
      const count = redis?.status === 'ready' && countTogether ? countTogether : countHere;
      const result = await count(request);
      if (!result.isAllowed && result.isExceeded)
        failWith('rate_limited', { retry_after: result.ttlInSeconds });
    };
  };

  const countAddress = limiter(
    rates.perAddress,
    60,
    (request) => `address ${clientAddress(request.ip)}`,
  );
  const countNetwork = limiter(
    rates.perAddress * networkShare,
    60,
    (request) => `network ${clientNetwork(request.ip)}`,
  );
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.isUncounted?.(request)) return;
    await countAddress(request);
    if (clientNetwork(request.ip)) await countNetwork(request);
  });

  const fieldLimiters = new Map<string, Limiter>();
  /** Only a hash: what is counted by may be a secret, and stands in Redis. */
  const fieldValues = new WeakMap<FastifyRequest, string>();
  return {
    countUser: limiter(rates.perUser, 60, (request) => `user ${request.user_id}`),
    countFields: async (request, entry, inputs) => {
      for (const { by, max, seconds, is_per_address } of withNetworks(entry.limits, request)) {
        const name = `${entry.path} ${by}`;
        const count =
          fieldLimiters.get(name) ??
          limiter(max, seconds, (each) => `${name} ${fieldValues.get(each)}`);
        fieldLimiters.set(name, count);
        const address = clientAddress(request.ip);
        const network = clientNetwork(request.ip);
        const person = request.user_id;
        const values: Record<string, unknown> = { ...inputs, address, network, person };
        const value = is_per_address ? `${values[by]} ${address}` : String(values[by]);
        fieldValues.set(request, createHash('sha256').update(value).digest('base64url'));
        await count(request);
      }
    },
  };
}

/** What is limited by address is by network, too. */
const withNetworks = (limits: readonly Limit[] = [], { ip }: FastifyRequest): readonly Limit[] =>
  limits.flatMap((limit) =>
    limit.by === 'address' && clientNetwork(ip)
      ? [limit, { ...limit, by: 'network', max: limit.max * networkShare }]
      : [limit],
  );

/** Each in a context of its own, since the plugin keeps one kind of count for a whole server. */
async function counterOn(app: FastifyInstance, kept: RateLimitPluginOptions) {
  let counter: FastifyInstance['createRateLimit'] | undefined;
  const takeCounter: FastifyPluginAsync = async (context) => {
    await context.register(rateLimit, { ...kept, global: false });
    counter = context.createRateLimit;
  };
  await app.register(takeCounter);
  if (!counter) throw new Error('the plugin that counts has not been loaded');
  return counter;
}
