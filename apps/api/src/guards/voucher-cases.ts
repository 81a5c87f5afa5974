import { contract } from '@marketplace/contract/contract';
import { mostVouchers } from '@marketplace/contract/voucher-words';
import { sql } from 'kysely';
import { voucherBody } from '../testing/promotions.ts';
import type { Inputs } from '../testing/test-server.ts';
import type { Attempt, GuardCase, Provoked } from './guard-case.ts';
import type { GuardWorld } from './guard-world.ts';
import { storeWrite } from './store-write.ts';

const { vouchers } = contract;

const nobodys = '999999999';
const asOwner = (inputs: Inputs): Attempt => ({ inputs, as: 'OWNER' });

/** A store has so many: what was made before is over. */
const endAll = ({ server }: GuardWorld, store_id: string) =>
  sql`update vouchers set ended_at = now() where store_id = ${store_id} and ended_at is null`.execute(
    server.database.db,
  );

async function newBody(world: GuardWorld, store_id: string) {
  await endAll(world, store_id);
  return voucherBody(store_id);
}

/** One of the store; of a store in which none can be saved, one of nobody. */
async function saved(world: GuardWorld, store_id: string) {
  const body = await newBody(world, store_id);
  const { status, body: answer } = await world.server.call(
    vouchers.save,
    { body },
    world.tokens.OWNER,
  );
  const voucher_id = status === 200 ? answer.voucher.id : nobodys;
  return { seen: { store_id, voucher_id, version: 1 }, body };
}

type BodyOf = (world: GuardWorld, store_id: string) => Promise<Record<string, unknown>>;

const changeBody: BodyOf = async (world, store_id) => {
  const { seen, body } = await saved(world, store_id);
  return { ...body, ...seen, name: 'Nama lain' };
};
const pauseBody: BodyOf = async (world, store_id) => ({
  ...(await saved(world, store_id)).seen,
  is_paused: true,
});
const endBody: BodyOf = async (world, store_id) => (await saved(world, store_id)).seen;

const ended = (bodyOf: BodyOf) => async (world: GuardWorld) => {
  const body = await bodyOf(world, world.own.seller);
  await endAll(world, world.own.seller);
  return asOwner({ body });
};

/** What every change of one there is answers alike. */
const refusals = (bodyOf: BodyOf): Provoked => ({
  voucher_not_found: async (world) =>
    asOwner({ body: { ...(await bodyOf(world, world.own.seller)), voucher_id: nobodys } }),
  voucher_version_conflict: async (world) =>
    asOwner({ body: { ...(await bodyOf(world, world.own.seller)), version: 7 } }),
});

const ofOne = async (world: GuardWorld, store_id: string) => {
  const { voucher_id } = (await saved(world, store_id)).seen;
  return { query: { store_id, voucher_id } };
};

export const voucherCases: Record<string, GuardCase> = {
  'vouchers.list': {
    valid: (_world, store_id) => ({ query: { store_id, tab: 'CURRENT' } }),
    provoke: {
      page_too_far: ({ own }) => asOwner({ query: { store_id: own.seller, page: '501' } }),
    },
  },
  'vouchers.detail': {
    valid: ofOne,
    provoke: {
      voucher_not_found: ({ own }) =>
        asOwner({ query: { store_id: own.seller, voucher_id: nobodys } }),
    },
  },
  'vouchers.save': storeWrite(vouchers.save, newBody, {
    ...refusals(changeBody),
    voucher_ended: ended(changeBody),
    voucher_code_taken: async (world) => {
      const { body } = await saved(world, world.own.seller);
      return asOwner({ body: { ...body, name: 'Voucher lain' } });
    },
    vouchers_too_many: async (world) => {
      const store_id = world.own.seller;
      const body = await newBody(world, store_id);
      await sql`insert into vouchers (store_id, kind, name, code, discount_kind, value, products, buyers, starts_at,
          search_text, payload_hash)
        select ${store_id}, 'VOUCHER', 'Banyak', 'BANYAK' || n, 'PERCENT', 5, 'ALL', 'ALL', now(), 'banyak', 'x'
        from generate_series(1, ${mostVouchers}::int) n`.execute(world.server.database.db);
      return asOwner({ body });
    },
  }),
  'vouchers.pause': storeWrite(vouchers.pause, pauseBody, {
    ...refusals(pauseBody),
    voucher_ended: ended(pauseBody),
  }),
  'vouchers.end': storeWrite(vouchers.end, endBody, refusals(endBody)),
  'vouchers.buyers': { valid: (_world, store_id) => ({ query: { store_id, query: 'warung' } }) },
};
