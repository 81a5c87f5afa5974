import { randomUUID } from 'node:crypto';
import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import {
  complaintAt,
  deliveredOrder,
  described,
  linesOf,
  nobodys,
  reportOf,
  type Stage,
  takenBack,
  withInactiveStore,
} from './complaint-world.ts';
import type { Attempt, GuardCase, Provoked } from './guard-case.ts';
import type { GuardWorld } from './guard-world.ts';
import { incomingOrder, inInactiveStore, keyUsedBefore, moveTo } from './move-cases.ts';
import { contradicted } from './payout-cases.ts';

const asOwner = (inputs: Attempt['inputs']): Attempt => ({ inputs, as: 'OWNER' });
const unknownPhoto = () => ({ photo_ids: [randomUUID()] });

/** What every step about a complaint answers alike; `beyond` is where it cannot be taken. */
function stepCase(
  side: 'seller' | 'buyer',
  stage: Stage,
  beyond: Stage,
  more: object = {},
): GuardCase {
  const store = (world: GuardWorld, store_id = world.own[side]) =>
    side === 'seller' ? { store_id } : { buyer_store_id: store_id };
  const at = async (world: GuardWorld, stage: Stage) => ({
    ...store(world),
    ...(await complaintAt(world, stage)),
    ...more,
  });
  return {
    valid: async (world, store_id) =>
      store_id === world.own[side]
        ? { body: await at(world, stage) }
        : { body: { ...store(world, store_id), ...nobodys, ...more } },
    provoke: {
      complaint_not_found: (world) =>
        asOwner({ body: { ...store(world), ...nobodys, ...more, complaint_id: '999999999' } }),
      complaint_state_conflict: async (world) => asOwner({ body: await at(world, beyond) }),
      ...(side === 'seller' && {
        store_inactive: async (world) => {
          const ids = await complaintAt(world, stage);
          return withInactiveStore(world, { store_id: world.own.seller, ...ids, ...more });
        },
      }),
    },
  };
}

const withPhoto = (given: GuardCase): GuardCase => ({
  ...given,
  provoke: {
    ...given.provoke,
    file_not_found: async (world) => {
      const side = given.provoke?.store_inactive ? 'seller' : 'buyer';
      const { body } = await given.valid(world, world.own[side], side);
      return asOwner({ body: { ...(body as object), ...unknownPhoto() } });
    },
  },
});

const refusing = { offer: null, text: 'Kami kirim utuh.' };
const appealing = { text: 'Mohon diperiksa lagi fotonya.' };

const reportBody = async (world: GuardWorld, store_id: string) => ({
  store_id,
  order_id: await incomingOrder(world, store_id),
  kind: 'OTHER',
  ...described,
});

async function complaintBody(world: GuardWorld, buyer_store_id: string) {
  const isOwn = buyer_store_id === world.own.buyer;
  const order_id = isOwn ? await deliveredOrder(world) : '1';
  const lines = isOwn ? await linesOf(world, order_id) : [{ line_id: '1', quantity: 1 }];
  return { buyer_store_id, order_id, kind: 'DAMAGED', ...described, lines };
}

const registerRefusals: Provoked = {
  order_not_found: async (world) => {
    const body = await complaintBody(world, world.own.buyer);
    return asOwner({ body: { ...body, order_id: '999999999' } });
  },
  order_state_conflict: async (world) => {
    const order_id = await incomingOrder(world, world.own.seller);
    return asOwner({ body: { ...(await complaintBody(world, world.own.buyer)), order_id } });
  },
  complaint_exists: async (world) => {
    const { order_id } = await complaintAt(world, 'OPEN');
    const body = await complaintBody(world, world.own.buyer);
    return asOwner({ body: { ...body, order_id, kind: 'SHORT' } });
  },
  complaint_too_early: async (world) => {
    const order_id = await incomingOrder(world, world.own.seller);
    await moveTo(world, world.own.seller, order_id, 'SHIPPED');
    const { lines: _, ...body } = await complaintBody(world, world.own.buyer);
    return asOwner({ body: { ...body, order_id, kind: 'NOT_RECEIVED' } });
  },
  complaint_too_late: async (world) => {
    const body = await complaintBody(world, world.own.buyer);
    await sql`update order_history set created_at = created_at - interval '8 days'
      where order_id = ${body.order_id}`.execute(world.server.database.db);
    return asOwner({ body });
  },
  complaint_limit_reached: async (world) => {
    const body = await complaintBody(world, world.own.buyer);
    const { register, buyerWithdraw } = contract.complaints;
    await takenBack(world, { register, withdraw: buyerWithdraw }, body);
    return asOwner({ body });
  },
  file_not_found: async (world) => {
    const body = await complaintBody(world, world.own.buyer);
    return asOwner({ body: { ...body, ...unknownPhoto() } });
  },
};

const reportRefusals: Provoked = {
  order_not_found: ({ own }) =>
    asOwner({
      body: { store_id: own.seller, order_id: '999999999', kind: 'OTHER', ...described },
    }),
  complaint_exists: async (world) => {
    const { order_id } = await reportOf(world);
    const body = await reportBody(world, world.own.seller);
    return asOwner({ body: { ...body, order_id, kind: 'WRONG_ADDRESS' } });
  },
  complaint_limit_reached: async (world) => {
    const body = await reportBody(world, world.own.seller);
    const { registerReport, sellerWithdraw } = contract.complaints;
    await takenBack(world, { register: registerReport, withdraw: sellerWithdraw }, body);
    return asOwner({ body });
  },
  file_not_found: async (world) =>
    asOwner({ body: { ...(await reportBody(world, world.own.seller)), ...unknownPhoto() } }),
  idempotency_key_reused: (world) =>
    keyUsedBefore(world, contract.complaints.registerReport, async () => ({
      body: await reportBody(world, world.own.seller),
    })),
  store_inactive: async (world) =>
    inInactiveStore(world, await reportBody(world, world.own.seller)),
};

const accept = stepCase('buyer', 'OFFERED', 'OPEN');
const withdrawal = stepCase('seller', 'OPEN', 'OWED');

/** Lists and details are of both sides; which store is meant follows from the side. */
const listOf = (_world: GuardWorld, store_id: string, side: 'seller' | 'buyer') =>
  side === 'seller'
    ? { query: { seller_store_id: store_id } }
    : { query: { is_seller: 'false', buyer_store_id: store_id } };

export const complaintCases: Record<string, GuardCase> = {
  'complaints.list': {
    valid: listOf,
    provoke: {
      page_too_far: (world) =>
        asOwner({ query: { seller_store_id: world.own.seller, page: '501', page_size: '20' } }),
    },
  },
  'complaints.summary': { valid: (_world, store_id) => ({ query: { seller_store_id: store_id } }) },
  'complaints.detail': {
    valid: async (world, store_id, side) => {
      const isOwn = store_id === world.own[side];
      const ids = isOwn ? await complaintAt(world, 'OPEN') : nobodys;
      return { query: { store_id, ...ids, is_seller: String(side === 'seller') } };
    },
    provoke: {
      complaint_not_found: ({ own }) =>
        asOwner({ query: { store_id: own.seller, ...nobodys, complaint_id: '999999999' } }),
    },
  },
  'complaints.registerReport': {
    valid: async (world, store_id) => ({ body: await reportBody(world, store_id) }),
    provoke: reportRefusals,
  },
  'complaints.register': {
    valid: async (world, store_id) => ({ body: await complaintBody(world, store_id) }),
    provoke: registerRefusals,
  },
  'complaints.respond': withPhoto(stepCase('seller', 'OPEN', 'DECIDED', refusing)),
  'complaints.sellerAppeal': withPhoto(stepCase('seller', 'DECIDED', 'OPEN', appealing)),
  'complaints.buyerAppeal': withPhoto(stepCase('buyer', 'DECIDED', 'OPEN', appealing)),
  'complaints.buyerWithdraw': stepCase('buyer', 'OPEN', 'OWED'),
  'complaints.sellerWithdraw': {
    valid: async (world, store_id) => {
      const ids = store_id === world.own.seller ? await reportOf(world) : nobodys;
      return { body: { store_id, ...ids } };
    },
    provoke: {
      ...withdrawal.provoke,
      complaint_state_conflict: async (world) => {
        const { server, own } = world;
        const body = { store_id: own.seller, ...(await reportOf(world)) };
        await sql`update complaints set state = 'REJECTED', closed_at = now()
          where id = ${body.complaint_id}`.execute(server.database.db);
        return asOwner({ body });
      },
      idempotency_key_reused: (world) =>
        keyUsedBefore(world, contract.complaints.sellerWithdraw, async () => ({
          body: { store_id: world.own.seller, ...(await reportOf(world)) },
        })),
      store_inactive: async (world) =>
        withInactiveStore(world, { store_id: world.own.seller, ...(await reportOf(world)) }),
    },
  },
  'complaints.acceptOffer': {
    ...accept,
    provoke: {
      ...accept.provoke,
      stock_insufficient: async (world) => {
        const ids = await complaintAt(world, 'OFFERED', 'REPLACEMENT');
        await sql`update stocks set reserved = stock where store_id = ${world.own.seller} and variant_id in (
          select variant_id from order_lines where order_id = ${ids.order_id})`.execute(
          world.server.database.db,
        );
        return asOwner({ body: { buyer_store_id: world.own.buyer, ...ids } });
      },
      complaint_money_unknown: async (world) => {
        const { db } = world.server.database;
        const ids = await complaintAt(world, 'OFFERED');
        const { store_id, payout_id } = await contradicted(world);
        await sql`update orders set payment_method = 'TRANSFER' where id = ${ids.order_id}`.execute(
          db,
        );
        await sql`insert into payout_orders (store_id, order_id, payout_id, amount)
          values (${store_id}, ${ids.order_id}, ${payout_id}, 1)`.execute(db);
        return asOwner({ body: { buyer_store_id: world.own.buyer, ...ids } });
      },
    },
  },
  'complaints.declineOffer': withPhoto(stepCase('buyer', 'OFFERED', 'OPEN')),
  'complaints.handOverRefund': stepCase('seller', 'OWED', 'OPEN'),
};
