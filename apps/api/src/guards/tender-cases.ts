import { contract } from '@marketplace/contract/contract';
import { sql } from 'kysely';
import { testStores } from '../world/test-cast.ts';
import { unpaidCollection } from './fee-cases.ts';
import type { GuardCase, Provoked } from './guard-case.ts';
import type { GuardWorld } from './guard-world.ts';
import { nothingHeld, unpaidOrder } from './hold-cases.ts';
import { fresh, inactiveStore } from './store-write.ts';
import {
  asOwner,
  inStore,
  nobodysTender,
  saidEnough,
  type Tendered,
  type TenderStage,
  tenderAt,
  tenderBody,
} from './tender-world.ts';

type BodyOf = (world: GuardWorld, tendered: Tendered) => object | Promise<object>;

const ofTender = ({ buyer_store_id, tender_id }: Tendered) => ({ buyer_store_id, tender_id });
const ofOffer = ({ store_id, version, ...tendered }: Tendered) => ({
  ...ofTender({ store_id, version, ...tendered }),
  seller_store_id: store_id,
  version,
});

const nobodys = (buyer_store_id: string, store_id = '1'): Tendered => ({
  buyer_store_id,
  tender_id: nobodysTender,
  store_id,
  version: 1,
  item_id: '1',
});

/** What every change of a demand answers alike. */
function tenderCase(stage: TenderStage, bodyOf: BodyOf, provoke: Provoked = {}): GuardCase {
  return {
    valid: async (world, store_id) => ({
      body: await bodyOf(
        world,
        store_id === world.own.buyer ? await tenderAt(world, stage) : nobodys(store_id),
      ),
    }),
    provoke: {
      tender_not_found: async (world) =>
        asOwner({ body: await bodyOf(world, nobodys(world.own.buyer)) }),
      ...provoke,
    },
  };
}

/** Closed after it came so far. */
async function closedAfter(world: GuardWorld, stage: TenderStage, bodyOf: BodyOf) {
  const tendered = await tenderAt(world, stage);
  const body = await bodyOf(world, tendered);
  await world.server.call(contract.tenders.close, { body: ofTender(tendered) }, world.tokens.OWNER);
  return asOwner({ body });
}

const inactive = (bodyOf: BodyOf) => async (world: GuardWorld) =>
  asOwner({ body: await bodyOf(world, nobodys(await inactiveStore(world))) });

const setOffer = ({ server }: GuardWorld, { tender_id }: Tendered, column: string, value: string) =>
  sql`update tender_offers set ${sql.ref(column)} = ${sql.raw(value)}
      where tender_id = ${tender_id}::bigint`.execute(server.database.db);

const setTender = (
  { server }: GuardWorld,
  { tender_id }: Tendered,
  column: string,
  value: string,
) =>
  sql`update tenders set ${sql.ref(column)} = ${sql.raw(value)} where id = ${tender_id}::bigint`.execute(
    server.database.db,
  );

/** What both answers to an offer refuse alike. */
const offerRefusals = (bodyOf: BodyOf): Provoked => ({
  store_inactive: inactive(bodyOf),
  tender_closed: (world) => closedAfter(world, 'SENT', bodyOf),
  offer_not_found: async (world) =>
    asOwner({ body: await bodyOf(world, await tenderAt(world, 'ASKED')) }),
  offer_state_conflict: async (world) => {
    const tendered = await tenderAt(world, 'SENT');
    const { store_id, tender_id, version } = tendered;
    await world.server.call(
      contract.tenderOfferings.withdraw,
      { body: { store_id, tender_id, version } },
      world.tokens.OWNER,
    );
    return asOwner({ body: await bodyOf(world, { ...tendered, version: 2 }) });
  },
  offer_version_conflict: async (world) =>
    asOwner({ body: await bodyOf(world, { ...(await tenderAt(world, 'SENT')), version: 7 }) }),
  offer_outdated: async (world) => {
    const tendered = await tenderAt(world, 'SENT');
    await setTender(world, tendered, 'terms_version', 'version + 1');
    return asOwner({ body: await bodyOf(world, tendered) });
  },
});

const counterBody: BodyOf = (_world, tendered) => ({
  ...ofOffer(tendered),
  lines: [{ item_id: tendered.item_id, unit_price: 900 }],
});
const wholeBody: BodyOf = (_world, tendered) => ofOffer(tendered);
const closeBody: BodyOf = (_world, tendered) => ofTender(tendered);
const updateBody: BodyOf = async (world, tendered) => ({
  ...(await tenderBody(world, tendered.buyer_store_id)),
  ...ofTender(tendered),
  version: 1,
});

const unknownUnit = { items: [{ product_unit_id: '999999999', quantity: 1 }] };

const awardIn = (store: (world: GuardWorld) => Promise<string>) => async (world: GuardWorld) => {
  const tendered = await tenderAt(world, 'SENT');
  const store_id = await store(world);
  await inStore(world, tendered, store_id);
  return asOwner({ body: ofOffer({ ...tendered, store_id }) });
};

const awardRefusals: Provoked = {
  offer_expired: async (world) => {
    const tendered = await tenderAt(world, 'SENT');
    await setOffer(world, tendered, 'valid_until', "now() - interval '1 hour'");
    return asOwner({ body: ofOffer(tendered) });
  },
  item_taken: async (world) => {
    const tendered = await tenderAt(world, 'SENT');
    await sql`update tender_items set awarded_pieces = 1000000
      where tender_id = ${tendered.tender_id}::bigint`.execute(world.server.database.db);
    return asOwner({ body: ofOffer(tendered) });
  },
  store_not_selling: awardIn((world) => inactiveStore(world, { is_active: true })),
  store_takes_no_orders: awardIn(async (world) => {
    await world.server.database.db
      .updateTable('stores')
      .set({ allows_selling: true })
      .where('id', '=', testStores.notSelling)
      .execute();
    await unpaidCollection(world, testStores.notSelling, { due: '-8 days' });
    return testStores.notSelling;
  }),
  product_unavailable: async (world) => {
    const tendered = await tenderAt(world, 'SENT');
    await sql`update tender_offer_lines set inventory_id = 999999999
      where tender_id = ${tendered.tender_id}::bigint`.execute(world.server.database.db);
    return asOwner({ body: ofOffer(tendered) });
  },
  stock_insufficient: async (world) => {
    const tendered = await tenderAt(world, 'SENT');
    const { db } = world.server.database;
    await sql`update tender_offer_lines set quantity = 9000000
      where tender_id = ${tendered.tender_id}::bigint`.execute(db);
    await sql`update tender_items set quantity = 9000000
      where tender_id = ${tendered.tender_id}::bigint`.execute(db);
    return asOwner({ body: ofOffer(tendered) });
  },
  unpaid_limit_reached: async (world) => {
    const tendered = await tenderAt(world, 'SENT', { payment_method: 'TRANSFER' });
    for (let each = 0; each < 3; each += 1) await unpaidOrder(world, world.own.seller);
    return asOwner({ body: ofOffer(tendered) });
  },
  tender_place_changed: async (world) => {
    const tendered = await tenderAt(world, 'SENT');
    await setTender(world, tendered, 'city_id', '(select max(id) from cities where id <> city_id)');
    return asOwner({ body: ofOffer(tendered) });
  },
  credit_limit_reached: async (world) => {
    await nothingHeld(world);
    const tendered = await tenderAt(world, 'SENT', { payment_method: 'TERM', term_days: 7 });
    const stop = { store_id: world.own.seller, over_limit: 'STOP', default_limit: 0 };
    await world.server.call(contract.creditBook.setRules, { body: stop }, world.tokens.OWNER);
    return asOwner({ body: ofOffer(tendered) });
  },
};

const detailCase: GuardCase = {
  valid: async (world, store_id) => ({
    query: ofTender(
      store_id === world.own.buyer ? await tenderAt(world, 'SENT') : nobodys(store_id),
    ),
  }),
  provoke: {
    tender_not_found: ({ own }) => asOwner({ query: ofTender(nobodys(own.buyer)) }),
  },
};

const createRefusals: Provoked = {
  store_inactive: async (world) =>
    asOwner({ body: await tenderBody(world, await inactiveStore(world)) }),
  product_unit_not_found: async (world) =>
    asOwner({ body: { ...(await tenderBody(world, world.own.buyer)), ...unknownUnit } }),
  tenders_too_many: async (world) => {
    const body = await tenderBody(world, world.own.buyer);
    const { call } = world.server;
    for (let each = 0; each < 20; each += 1) {
      const another = { ...body, note: `Uji ${fresh()}` };
      await call(contract.tenders.create, { body: another }, world.tokens.OWNER);
    }
    return asOwner({ body });
  },
};

export const tenderCases: Record<string, GuardCase> = {
  'tenders.create': {
    valid: async (world, store_id) => ({ body: await tenderBody(world, store_id) }),
    provoke: createRefusals,
  },
  'tenders.update': tenderCase('ASKED', updateBody, {
    store_inactive: inactive(updateBody),
    tender_closed: (world) => closedAfter(world, 'ASKED', updateBody),
    tender_version_conflict: async (world) =>
      asOwner({
        body: { ...(await updateBody(world, await tenderAt(world, 'ASKED'))), version: 7 },
      }),
    tender_edits_reached: async (world) => {
      const tendered = await tenderAt(world, 'ASKED');
      await setTender(world, tendered, 'edits', '30');
      return asOwner({ body: await updateBody(world, tendered) });
    },
    product_unit_not_found: async (world) =>
      asOwner({
        body: { ...(await updateBody(world, await tenderAt(world, 'ASKED'))), ...unknownUnit },
      }),
    item_taken: async (world) => {
      const tendered = await tenderAt(world, 'ASKED');
      await sql`update tender_items set quantity = 5, awarded_pieces = 5 * base_quantity
        where tender_id = ${tendered.tender_id}::bigint`.execute(world.server.database.db);
      return asOwner({ body: await updateBody(world, tendered) });
    },
  }),
  'tenders.list': {
    valid: (_world, buyer_store_id) => ({ query: { buyer_store_id } }),
    provoke: {
      page_too_far: ({ own }) => asOwner({ query: { buyer_store_id: own.buyer, page: '501' } }),
    },
  },
  'tenders.detail': detailCase,
  'tenders.counter': tenderCase('SENT', counterBody, {
    ...offerRefusals(counterBody),
    offer_rounds_reached: async (world) => {
      const tendered = await tenderAt(world, 'SENT');
      await saidEnough(world, tendered);
      return asOwner({ body: await counterBody(world, tendered) });
    },
  }),
  'tenders.award': tenderCase('SENT', wholeBody, {
    ...offerRefusals(wholeBody),
    ...awardRefusals,
  }),
  'tenders.close': tenderCase('ASKED', closeBody, {
    tender_closed: async (world) => {
      const tendered = await tenderAt(world, 'ASKED');
      await sql`update tenders set state = 'EXPIRED', closed_at = now()
        where id = ${tendered.tender_id}::bigint`.execute(world.server.database.db);
      return asOwner({ body: ofTender(tendered) });
    },
  }),
};
