import {
  type Access,
  type Endpoint,
  isMutation,
  isRepeatable,
  type Upload,
} from '@marketplace/contract/endpoint';
import { answerJsonSchema } from '@marketplace/contract/json-schema';
import fastJsonStringify from 'fast-json-stringify';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { type Actor, actingAs } from '../acting.ts';
import { onRecordOfKey } from '../api-keys/key-calls.ts';
import { type Caller, isProved } from '../authenticate.ts';
import type { Db } from '../db/handle.ts';
import { askedBy } from '../db/writers.ts';
import { fail } from '../failure.ts';
import type { PermissionsOf } from '../permissions.ts';
import { storeTold, withResolvedStore } from '../resolve-store.ts';
import { scopeFor } from '../store-scope.ts';
import type { Call, Route } from './bind.ts';
import { clientAddress } from './client-address.ts';
import type { Door } from './door.ts';
import { answerOnce } from './idempotency.ts';
import { type Authenticators, asking, identify } from './identify.ts';
import { readInput } from './input.ts';
import { acceptUpload, type Received, withUpload } from './uploads.ts';
import { type Asking, whoseLine } from './whose-line.ts';

export type RouteDependencies = Authenticators & {
  permissionsOf: PermissionsOf;
  door: Door;
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

/** A notification is some fields; a stranger's body is not taken in before its signature can be looked at. */
const signedBodyLimit = 16 * 1024;

function registerRoute(app: FastifyInstance, dependencies: RouteDependencies, route: Route): void {
  const { method, path: url, access, max_body_bytes } = route.entry;
  const handler = 'open' in route ? opening(route, dependencies) : answering(route, dependencies);
  const signed = { bodyLimit: signedBodyLimit, config: { keepsRawBody: true } };
  const options =
    access.kind === 'signed' ? signed : max_body_bytes ? { bodyLimit: max_body_bytes } : {};
  app.route({ method, url, exposeHeadRoute: false, handler, ...options });
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

const opening =
  ({ entry, open }: Extract<Route, { open: unknown }>, dependencies: RouteDependencies): Handler =>
  async (request, reply) => {
    // Only until it is open: a stream stays for hours, and costs little.
    const { door } = dependencies;
    const who = await door(request, () => identify(request, entry, dependencies));
    const received = { fields: request.body, file: undefined };
    const call = await door(request, () =>
      asking(request, who, () => readCall(request, entry, dependencies, who, received)),
    );
    await open(call, reply);
    return reply;
  };

function answering(
  { entry, admit, prepare, handle }: Exclude<Route, { open: unknown }>,
  dependencies: RouteDependencies,
): Handler {
  const serialise = serialiserOf(entry);
  const { db, door, limits } = dependencies;
  const answerTo = async (request: FastifyRequest, who: Asking, received: Received) => {
    const key = isRepeatable(entry) ? request.headers['idempotency-key'] : undefined;
    const call = await readCall(request, entry, dependencies, who, received);
    const prepared = prepare?.bind(undefined, call);
    const answer = async () =>
      key === undefined
        ? { body: serialise(await handle(call, await prepared?.())), replayed: false }
        : answerOnce(key, request, call, prepared, async (db, prepared) =>
            serialise(await handle({ ...call, db }, prepared)),
          );
    if (entry.method === 'GET') return answer();
    const line = await whoseLine(entry, call);
    const inputs = { ...(call.query ?? {}), ...(call.body ?? {}) };
    return onRecordAs(entry, who, () =>
      onRecordOfKey(db, keyOf(who), entry, inputs, () => askedBy(line, answer)),
    );
  };
  /** A photo takes as long as its line is slow: who waits for the rest of it is in nobody's way. */
  const takeUpload = async (request: FastifyRequest, upload: Upload) => {
    const who = await door(request, () => identify(request, entry, dependencies));
    const mayTake = (fields: unknown) =>
      door(request, () =>
        asking(request, who, async () => {
          const { inputs, body } = await mustHaveScope(request, entry, dependencies, who, fields);
          await limits.countFields(request, entry, inputs);
          await admit?.({ db, body });
        }),
      );
    return withUpload(request, upload, mayTake, (received) =>
      door(request, () => asking(request, who, () => answerTo(request, who, received))),
    );
  };
  const takeJson = async (request: FastifyRequest) => {
    const who = await door(request, () => identify(request, entry, dependencies));
    const received = { fields: request.body, file: undefined };
    return door(request, () => asking(request, who, () => answerTo(request, who, received)));
  };
  return async (request, reply) => {
    const { upload } = entry;
    const { body, replayed } = await (upload ? takeUpload(request, upload) : takeJson(request));
    if (replayed) reply.header('Idempotency-Replayed', 'true');
    return sendJson(reply, body);
  };
}

/** Nobody has to say by whom something was changed: it stands on record as who asked for it. */
function onRecordAs<T>(entry: Endpoint, who: Asking, work: () => Promise<T>): Promise<T> {
  if (!who || !isMutation(entry)) return work();
  return actingAs(actorOf(who), work);
}

function actorOf(who: NonNullable<Asking>): Actor {
  if ('signer' in who) return { program: who.signer };
  if ('operator_id' in who) return { operator_id: who.operator_id };
  const { user_id, api_key } = who;
  return { user_id, ...(api_key && { api_key_id: api_key.id }) };
}

const keyOf = (who: Asking) => (who && 'api_key' in who ? who.api_key : undefined);

const hasStore = ({ kind }: Endpoint['access']) =>
  kind !== 'user' && kind !== 'operator' && kind !== 'signed';

/** Whether they may, by the fields alone. */
async function mustHaveScope(
  request: FastifyRequest,
  entry: Endpoint,
  { db, permissionsOf }: RouteDependencies,
  who: Asking,
  fields: unknown,
) {
  const body = readInput(entry.body, fields);
  const inputs = { ...(readInput(entry.query, request.query) ?? {}), ...(body ?? {}) };
  await scopeOf(entry.access, inputs, db, permissionsOf, who);
  mustBeProved(entry, who);
  return { inputs, body };
}

/** What they ask, and whether they may: in this order. */
async function readCall(
  request: FastifyRequest,
  entry: Endpoint,
  { db, permissionsOf, limits }: RouteDependencies,
  who: Asking,
  { fields, file }: Received,
): Promise<Call<Endpoint>> {
  const { access } = entry;
  const query = readInput(entry.query, request.query);
  const body = readInput(entry.body, fields);
  if (entry.upload && !file) fail('validation_failed', { file: 'required' });
  const inputs = { ...(query ?? {}), ...(body ?? {}) };
  const scope = await scopeOf(access, inputs, db, permissionsOf, who);
  mustBeProved(entry, who);
  // Only what may be asked counts: nobody uses up another's share by asking for what is not theirs.
  // A form was counted before its file was taken in.
  if (entry.upload?.as !== 'form') await limits.countFields(request, entry, inputs);
  const { headers } = request;
  return {
    db,
    who,
    scope,
    query,
    body,
    file,
    headers,
    log: request.log,
    address: clientAddress(request.ip),
  } as Call<Endpoint>;
}

/** Only what they may do is worth proving for. */
function mustBeProved({ needs_proof }: Endpoint, who: Asking): void {
  if (needs_proof && !isProved(who as Caller, needs_proof)) fail('proof_needed');
}

async function scopeOf(
  access: Access,
  inputs: object,
  db: Db,
  permissionsOf: PermissionsOf,
  who: Asking,
) {
  if (access.kind === 'signed') return storeTold(db, inputs);
  if (!who || !hasStore(access)) return undefined;
  const { only_store_id } = who as Caller;
  const { marketplace_store_id } = inputs as { marketplace_store_id?: unknown };
  if (only_store_id !== undefined && marketplace_store_id !== only_store_id)
    fail('permission_denied');
  const permissions = await permissionsOf(db, who as Caller);
  const scope = scopeFor(permissions, access, await withResolvedStore(db, access, { ...inputs }));
  // A key is a seller's: what its store buys is not its business.
  if (keyOf(who) && scope?.side !== 'seller') fail('permission_denied');
  return scope;
}

function sendJson(reply: FastifyReply, text: string): FastifyReply {
  return reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(text);
}
