import { type Endpoint, isRepeatable } from '@marketplace/contract/endpoint';
import { answerJsonSchema } from '@marketplace/contract/json-schema';
import fastJsonStringify from 'fast-json-stringify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/handle.ts';
import type { PermissionsOf } from '../permissions.ts';
import { scopeFor } from '../store-scope.ts';
import type { WhoIsAsking } from '../who-is-asking.ts';
import type { Call, Route } from './bind.ts';
import { answerOnce } from './idempotency.ts';
import { readInput } from './input.ts';
import type { RateLimits } from './rate-limits.ts';

export type RouteDependencies = {
  db: Db;
  whoIsAsking: WhoIsAsking;
  permissionsOf: PermissionsOf;
  limits: RateLimits;
};

/** Registers every route, and refuses to start when the contract and the routes differ. */
export function registerRoutes(
  app: FastifyInstance,
  dependencies: RouteDependencies,
  entries: readonly Endpoint[],
  routes: readonly Route[],
): void {
  const bound = new Map(routes.map((route) => [route.entry, route]));
  const unbound = entries.filter((entry) => !bound.has(entry)).map((entry) => entry.path);
  if (unbound.length > 0 || bound.size !== entries.length || routes.length !== bound.size) {
    throw new Error(
      `contract and routes differ: ${unbound.join(', ') || 'a route is bound twice'}`,
    );
  }
  for (const route of routes) registerRoute(app, dependencies, route);
}

function registerRoute(app: FastifyInstance, dependencies: RouteDependencies, route: Route): void {
  const { entry } = route;
  const serialise = fastJsonStringify(answerJsonSchema(entry.response));
  app.route({
    method: entry.method,
    url: entry.path,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const call = await readCall(request, entry, dependencies);
      if ('open' in route) {
        await route.open(call, reply);
        return reply;
      }
      const key = isRepeatable(entry) ? request.headers['idempotency-key'] : undefined;
      if (key === undefined) return sendJson(reply, serialise(await route.handle(call)));
      const answer = await answerOnce(key, request, call, async (db) =>
        serialise(await route.handle({ ...call, db })),
      );
      if (answer.replayed) reply.header('Idempotency-Replayed', 'true');
      return sendJson(reply, answer.body);
    },
  });
}

/** Who asks, what they ask, and whether they may: in this order. */
async function readCall(
  request: FastifyRequest,
  entry: Endpoint,
  { db, whoIsAsking, permissionsOf, limits }: RouteDependencies,
): Promise<Call<Endpoint>> {
  const { access } = entry;
  const who =
    access.kind === 'anyone' ? undefined : await whoIsAsking(db, request.headers.authorization);
  if (who) {
    request.user_id = who.user_id;
    await limits.countUser(request);
  }
  const query = readInput(entry.query, request.query);
  const body = readInput(entry.body, request.body);
  await limits.countFields(request, entry, body);
  const scope =
    who && access.kind !== 'user'
      ? scopeFor(await permissionsOf(db, who), access, { ...(query ?? {}), ...(body ?? {}) })
      : undefined;
  return { db, who, scope, query, body, headers: request.headers } as Call<Endpoint>;
}

function sendJson(reply: FastifyReply, text: string): FastifyReply {
  return reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(text);
}
