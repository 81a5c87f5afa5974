import rateLimit from '@fastify/rate-limit';
import type { Endpoint } from '@marketplace/contract/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiFailure } from '../failure.ts';

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
  countFields: (request: FastifyRequest, entry: Endpoint, body: unknown) => Promise<void>;
};

type Limiter = (request: FastifyRequest) => Promise<void>;

/** How many calls a minute. Whole neighbourhoods share one address behind a carrier's NAT. */
type Rates = { perUser: number; perAddress: number };

export async function addRateLimits(
  app: FastifyInstance,
  rates: Rates | undefined,
): Promise<RateLimits> {
  app.decorateRequest('user_id', undefined);
  if (!rates) return { countUser: async () => {}, countFields: async () => {} };
  await app.register(rateLimit, { global: false });

  const limiter = (
    max: number,
    seconds: number,
    keyOf: (request: FastifyRequest) => string,
  ): Limiter => {
    const count = app.createRateLimit({ max, timeWindow: seconds * 1000, keyGenerator: keyOf });
    return async (request) => {
      const result = await count(request);
      if (!result.isAllowed && result.isExceeded) throw new RateLimited(result.ttlInSeconds);
    };
  };

  const countAddress = limiter(rates.perAddress, 60, (request) => request.ip);
  app.addHook('onRequest', async (request) => {
    if (!request.routeOptions.config.isUncounted?.(request)) await countAddress(request);
  });

  const fieldLimiters = new Map<string, Limiter>();
  const fieldValues = new WeakMap<FastifyRequest, string>();
  return {
    countUser: limiter(rates.perUser, 60, (request) => request.user_id ?? request.ip),
    countFields: async (request, entry, body) => {
      for (const { by, max, seconds } of entry.limits ?? []) {
        const name = `${entry.path} ${by}`;
        const count =
          fieldLimiters.get(name) ??
          limiter(max, seconds, (each) => `${name} ${fieldValues.get(each)}`);
        fieldLimiters.set(name, count);
        fieldValues.set(request, String((body as Record<string, unknown>)[by]));
        await count(request);
      }
    },
  };
}

export class RateLimited extends ApiFailure {
  readonly retry_after: number;

  constructor(retry_after: number) {
    super('rate_limited');
    this.retry_after = retry_after;
  }
}
