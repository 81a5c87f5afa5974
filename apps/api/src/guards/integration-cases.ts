import { randomUUID } from 'node:crypto';
import { mostKeys } from '@marketplace/contract/api-key-scopes';
import { contract } from '@marketplace/contract/contract';
import { mostWebhooks } from '@marketplace/contract/webhook-words';
import { sql } from 'kysely';
import type { Inputs } from '../testing/test-server.ts';
import type { Attempt, GuardCase, Provoked } from './guard-case.ts';
import type { GuardWorld } from './guard-world.ts';
import { storeWrite } from './store-write.ts';

const { apiKeys, webhooks } = contract;

const nobodys = '999999999';
const asOwner = (inputs: Inputs): Attempt => ({ inputs, as: 'OWNER' });
const dbOf = ({ server }: GuardWorld) => server.database.db;

/** A store has so many: what was made before is over. */
async function newKeyBody(world: GuardWorld, store_id: string) {
  await sql`update api_keys set revoked_at = now() where store_id = ${store_id}`.execute(
    dbOf(world),
  );
  return { store_id, request_id: randomUUID(), name: 'Gudang', scopes: ['orders.read'], days: 30 };
}

/** One of the store; of a store in which none can be made, one of nobody. */
async function keyOf(world: GuardWorld, store_id: string) {
  const body = await newKeyBody(world, store_id);
  const made = await world.server.call(apiKeys.create, { body }, world.tokens.OWNER);
  return { store_id, api_key_id: made.status === 200 ? made.body.api_key_id : nobodys };
}

async function newWebhookBody(world: GuardWorld, store_id: string) {
  await sql`update webhooks set removed_at = now() where store_id = ${store_id}`.execute(
    dbOf(world),
  );
  return {
    ...{ store_id, request_id: randomUUID(), name: 'Gudang' },
    ...{ url: 'https://93.184.216.34/hook', events: ['order.created'] },
  };
}

async function webhookOf(world: GuardWorld, store_id: string) {
  const body = await newWebhookBody(world, store_id);
  const made = await world.server.call(webhooks.create, { body }, world.tokens.OWNER);
  return { store_id, webhook_id: made.status === 200 ? made.body.webhook_id : nobodys };
}

async function deliveryOf(world: GuardWorld, store_id: string) {
  const one = await webhookOf(world, store_id);
  const delivery_id = randomUUID();
  if (one.webhook_id !== nobodys)
    await sql`insert into webhook_deliveries (store_id, id, webhook_id, event, about, body, state, ended_at)
      values (${store_id}, ${delivery_id}, ${one.webhook_id}, 'order.created', 'order 1', '{}', 'FAILED', now())`.execute(
      dbOf(world),
    );
  return { ...one, delivery_id };
}

type BodyOf = (world: GuardWorld, store_id: string) => Promise<Record<string, unknown>>;

const changeBody: BodyOf = async (world, store_id) => {
  const { request_id: _, ...fields } = await newWebhookBody(world, store_id);
  return { ...fields, ...(await webhookOf(world, store_id)), name: 'Kasir', version: 1 };
};
const pauseBody: BodyOf = async (world, store_id) => ({
  ...(await webhookOf(world, store_id)),
  is_paused: true,
});
const rotateBody: BodyOf = async (world, store_id) => ({
  ...(await webhookOf(world, store_id)),
  version: 1,
});
const testBody: BodyOf = async (world, store_id) => ({
  ...(await webhookOf(world, store_id)),
  request_id: randomUUID(),
});

const missing = (bodyOf: BodyOf): Provoked => ({
  webhook_not_found: async (world) =>
    asOwner({ body: { ...(await bodyOf(world, world.own.seller)), webhook_id: nobodys } }),
});
const stale = (bodyOf: BodyOf): Provoked => ({
  webhook_version_conflict: async (world) =>
    asOwner({ body: { ...(await bodyOf(world, world.own.seller)), version: 7 } }),
});
const paused = (bodyOf: BodyOf): Provoked => ({
  webhook_not_active: async (world) => {
    const body = await bodyOf(world, world.own.seller);
    await sql`update webhooks set state = 'PAUSED' where id = ${body.webhook_id}`.execute(
      dbOf(world),
    );
    return asOwner({ body });
  },
});

/** What gives a secret is not kept for a repeated Idempotency-Key. */
function secretWrite(
  bodyOf: BodyOf,
  provoke: Provoked,
  entry: Parameters<typeof storeWrite>[0],
): GuardCase {
  const { idempotency_key_reused: _, ...more } = storeWrite(entry, bodyOf, provoke).provoke ?? {};
  return {
    valid: async (world, store_id) => ({ body: await bodyOf(world, store_id) }),
    isSpentByUse: true,
    provoke: more,
  };
}

export const integrationCases: Record<string, GuardCase> = {
  'apiKeys.list': { valid: (_world, store_id) => ({ query: { store_id } }) },
  'apiKeys.create': secretWrite(
    newKeyBody,
    {
      api_key_shown_once: async (world) => {
        const body = await newKeyBody(world, world.own.seller);
        await world.server.call(apiKeys.create, { body }, world.tokens.OWNER);
        return asOwner({ body });
      },
      api_keys_too_many: async (world) => {
        const body = await newKeyBody(world, world.own.seller);
        for (let n = 0; n < mostKeys; n++)
          await world.server.call(
            apiKeys.create,
            { body: { ...body, request_id: randomUUID() } },
            world.tokens.OWNER,
          );
        return asOwner({ body });
      },
    },
    apiKeys.create,
  ),
  'apiKeys.revoke': {
    valid: async (world, store_id) => ({ body: await keyOf(world, store_id) }),
    provoke: {
      api_key_not_found: ({ own }) =>
        asOwner({ body: { store_id: own.seller, api_key_id: nobodys } }),
    },
  },
  'apiKeys.calls': {
    valid: async (world, store_id) => ({ query: await keyOf(world, store_id) }),
    provoke: {
      api_key_not_found: ({ own }) =>
        asOwner({ query: { store_id: own.seller, api_key_id: nobodys } }),
    },
  },
  'webhooks.list': { valid: (_world, store_id) => ({ query: { store_id } }) },
  'webhooks.create': secretWrite(
    newWebhookBody,
    {
      webhook_secret_shown_once: async (world) => {
        const body = await newWebhookBody(world, world.own.seller);
        await world.server.call(webhooks.create, { body }, world.tokens.OWNER);
        return asOwner({ body });
      },
      webhooks_too_many: async (world) => {
        const body = await newWebhookBody(world, world.own.seller);
        for (let n = 0; n < mostWebhooks; n++)
          await world.server.call(
            webhooks.create,
            { body: { ...body, request_id: randomUUID() } },
            world.tokens.OWNER,
          );
        return asOwner({ body });
      },
    },
    webhooks.create,
  ),
  'webhooks.update': storeWrite(webhooks.update, changeBody, {
    ...missing(changeBody),
    ...stale(changeBody),
  }),
  'webhooks.setState': storeWrite(webhooks.setState, pauseBody, missing(pauseBody)),
  'webhooks.rotateSecret': secretWrite(
    rotateBody,
    { ...missing(rotateBody), ...stale(rotateBody) },
    webhooks.rotateSecret,
  ),
  'webhooks.remove': {
    valid: async (world, store_id) => ({ body: await webhookOf(world, store_id) }),
    provoke: missing(webhookOf),
  },
  'webhooks.test': storeWrite(webhooks.test, testBody, {
    ...missing(testBody),
    ...paused(testBody),
  }),
  'webhooks.deliveries': {
    valid: async (world, store_id) => ({ query: await webhookOf(world, store_id) }),
    provoke: {
      webhook_not_found: ({ own }) =>
        asOwner({ query: { store_id: own.seller, webhook_id: nobodys } }),
    },
  },
  'webhooks.deliveryDetail': {
    valid: async (world, store_id) => ({ query: await deliveryOf(world, store_id) }),
    provoke: {
      webhook_delivery_not_found: async (world) =>
        asOwner({
          query: { ...(await webhookOf(world, world.own.seller)), delivery_id: randomUUID() },
        }),
    },
  },
  'webhooks.resend': storeWrite(webhooks.resend, deliveryOf, {
    ...missing(deliveryOf),
    ...paused(deliveryOf),
    webhook_delivery_not_found: async (world) =>
      asOwner({
        body: { ...(await webhookOf(world, world.own.seller)), delivery_id: randomUUID() },
      }),
  }),
};
