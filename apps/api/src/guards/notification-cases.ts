import { randomBytes } from 'node:crypto';
import { contract } from '@marketplace/contract/contract';
import { inTransaction } from '../platform/db/transaction.ts';
import { writeEvent } from '../platform/events/write-event.ts';
import { newPublicKey } from '../testing/push-service.ts';
import type { GuardCase } from './guard-case.ts';
import type { GuardWorld } from './guard-world.ts';
import { keyUsedBefore } from './move-cases.ts';
import { fresh } from './store-write.ts';

const { notifications, push } = contract;

/** One that nobody has read. */
async function unread({ server, own }: GuardWorld) {
  const { db } = server.database;
  const store_id = own.seller;
  await inTransaction(db, (db) =>
    writeEvent(db, {
      store_id,
      area: 'inventory',
      kind: 'stock.scarce',
      payload: { store_id, low: 1, gone: 0 },
    }),
  );
  const { last } = await db
    .selectFrom('notification_counters')
    .where('store_id', '=', store_id)
    .where('category', '=', 'STOCK')
    .select('last')
    .executeTakeFirstOrThrow();
  return { body: { ids: [`${store_id}.STOCK.${last}`] } };
}

let turn = 0;
/** Another setting each time. */
const changed = async () => {
  turn += 1;
  const minute = String(turn % 60).padStart(2, '0');
  return { body: { quiet_hours: { from: `21:${minute}`, to: '06:00' } } };
};

const subscription = async () => ({
  body: {
    endpoint: `https://push.example.com/${fresh()}`,
    keys: { p256dh: newPublicKey(), auth: randomBytes(16).toString('base64url') },
  },
});

async function subscribed({ server, tokens }: GuardWorld) {
  const { body } = await subscription();
  await server.call(push.subscribe, { body }, tokens.OWNER);
  return { body: { endpoint: body.endpoint } };
}

export const notificationCases: Record<string, GuardCase> = {
  'notifications.list': {
    valid: () => ({ query: {} }),
    provoke: {
      permission_denied: ({ other }) => ({
        inputs: { query: { store_id: other.seller } },
        as: 'OWNER',
      }),
    },
  },
  'notifications.unread': { valid: () => ({}) },
  'notifications.read': {
    valid: unread,
    provoke: {
      permission_denied: ({ other }) => ({
        inputs: { body: { until: '2026-01-01T00:00:00.000Z', store_id: other.seller } },
        as: 'OWNER',
      }),
      idempotency_key_reused: (world) =>
        keyUsedBefore(world, notifications.read, () => unread(world)),
    },
  },
  'notifications.readSettings': { valid: () => ({}) },
  'notifications.writeSettings': {
    valid: changed,
    provoke: {
      idempotency_key_reused: (world) => keyUsedBefore(world, notifications.writeSettings, changed),
    },
  },
  'push.subscribe': {
    valid: subscription,
    provoke: {
      idempotency_key_reused: (world) => keyUsedBefore(world, push.subscribe, subscription),
    },
  },
  'push.unsubscribe': {
    valid: subscribed,
    provoke: {
      idempotency_key_reused: (world) =>
        keyUsedBefore(world, push.unsubscribe, () => subscribed(world)),
    },
  },
};
