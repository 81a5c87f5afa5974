import { type Endpoint, isRepeatable } from '@marketplace/contract/endpoint';
import { answerJsonSchema } from '@marketplace/contract/json-schema';
import fastJsonStringify from 'fast-json-stringify';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/handle.ts';
import { fail } from '../failure.ts';
import { withFoundStore } from '../found-store.ts';
import type { PermissionsOf } from '../permissions.ts';
import { scopeFor } from '../store-scope.ts';
import type { Who, WhoIsAsking } from '../who-is-asking.ts';
import type { Afterwards } from './afterwards.ts';
import type { Call, Route } from './bind.ts';
import { clientAddress } from './client-address.ts';
import { answerOnce } from './idempotency.ts';
import { readInput } from './input.ts';
import type { RateLimits } from './rate-limits.ts';
import { acceptUpload, type Received, withUpload } from './uploads.ts';

export type RouteDependencies = {
  db: Db;
  whoIsAsking: WhoIsAsking;
  permissionsOf: PermissionsOf;
  limits: RateLimits;
  afterwards: Afterwards;
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
  for (const route of routes) {
    const { upload } = route.entry;
    if (!upload) registerRoute(app, dependencies, route);
    else {
      const inContext: FastifyPluginAsync = async (context) => {
        await acceptUpload(context, upload);
        registerRoute(context, dependencies, route);
      };
      void app.register(inContext);
    }
  }
}

type Serialise = ReturnType<typeof fastJsonStringify>;
const serialisers = new WeakMap<Endpoint['response'], Serialise>();

/** Compiled once in a process, however many servers it builds: it is most of what building one costs. */
function serialiserOf({ response }: Endpoint): Serialise {
  const serialise = serialisers.get(response) ?? fastJsonStringify(answerJsonSchema(response));
  serialisers.set(response, serialise);
  return serialise;
}

function registerRoute(app: FastifyInstance, dependencies: RouteDependencies, route: Route): void {
  const { entry } = route;
  const serialise = serialiserOf(entry);
  app.route({
    method: entry.method,
    url: entry.path,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const who = await identify(request, entry, dependencies);
      if ('open' in route) {
        const received = { fields: request.body, file: undefined };
        await route.open(await readCall(request, entry, dependencies, who, received), reply);
        return reply;
      }
      const key = isRepeatable(entry) ? request.headers['idempotency-key'] : undefined;
      const mayTake = (fields: unknown) => mustHaveScope(request, entry, dependencies, who, fields);
      const answer = await withUpload(request, entry.upload, mayTake, async (received) => {
        const call = await readCall(request, entry, dependencies, who, received);
        const prepare = route.prepare?.bind(undefined, call);
        if (key === undefined)
          return { body: serialise(await route.handle(call, await prepare?.())), replayed: false };
        return answerOnce(key, request, call, prepare, async (db, prepared) =>
          serialise(await route.handle({ ...call, db }, prepared)),
        );
      });
      if (answer.replayed) reply.header('Idempotency-Replayed', 'true');
      return sendJson(reply, answer.body);
    },
  });
}

async function identify(
  request: FastifyRequest,
  { access }: Endpoint,
  { db, whoIsAsking, limits }: RouteDependencies,
): Promise<Who | undefined> {
  if (access.kind === 'anyone') return undefined;
  const who = await whoIsAsking(db, request.headers.authorization);
  request.user_id = who.user_id;
  await limits.countUser(request);
  return who;
}

/** Whether they may, by the fields alone. */
async function mustHaveScope(
  request: FastifyRequest,
  { access, query, body }: Endpoint,
  { db, permissionsOf }: RouteDependencies,
  who: Who | undefined,
  fields: unknown,
): Promise<void> {
  const inputs = { ...(readInput(query, request.query) ?? {}), ...(readInput(body, fields) ?? {}) };
  if (who && access.kind !== 'user')
    scopeFor(await permissionsOf(db, who), access, await withFoundStore(db, access, inputs));
}

/** What they ask, and whether they may: in this order. */
async function readCall(
  request: FastifyRequest,
  entry: Endpoint,
  { db, permissionsOf, limits, afterwards }: RouteDependencies,
  who: Who | undefined,
  { fields, file }: Received,
): Promise<Call<Endpoint>> {
  const { access } = entry;
  const query = readInput(entry.query, request.query);
  const body = readInput(entry.body, fields);
  if (entry.upload && !file) fail('validation_failed', { file: 'required' });
  const inputs = { ...(query ?? {}), ...(body ?? {}) };
  const scope =
    who && access.kind !== 'user'
      ? scopeFor(await permissionsOf(db, who), access, await withFoundStore(db, access, inputs))
      : undefined;
  // Only what may be asked counts: nobody uses up another's share by asking for what is not theirs.
  await limits.countFields(request, entry, inputs);
  const { headers } = request;
  return {
    db,
    who,
    scope,
    query,
    body,
    file,
    headers,
    address: clientAddress(request.ip),
    afterwards: (work) => afterwards(request, work),
  } as Call<Endpoint>;
}

function sendJson(reply: FastifyReply, text: string): FastifyReply {
  return reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(text);
}
