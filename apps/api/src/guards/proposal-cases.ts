import { randomUUID } from 'node:crypto';
import { contract } from '@marketplace/contract/contract';
import type { Endpoint } from '@marketplace/contract/endpoint';
import { mostOpenProposals } from '@marketplace/contract/proposal-words';
import { sql } from 'kysely';
import { photo } from '../testing/photos.ts';
import type { Inputs } from '../testing/test-server.ts';
import type { Attempt, GuardCase, Provoked } from './guard-case.ts';
import type { GuardWorld } from './guard-world.ts';
import { fresh, inactiveStore, storeWrite } from './store-write.ts';

const { productProposals, genericProposals, storage } = contract;

const asOwner = (inputs: Inputs): Attempt => ({ inputs, as: 'OWNER' });
const asOperator = (inputs: Inputs): Attempt => ({ inputs, as: 'OPERATOR' });

/** A photo that is there to be used; in a store where none can be sent, one of nobody. */
async function newPhoto({ server, tokens }: GuardWorld, store_id: string): Promise<string> {
  const inputs = { body: { store_id, purpose: 'product_photo' }, file: await photo() };
  const { status, body } = await server.call(storage.newFile, inputs, tokens.OWNER);
  return status === 200 ? body.file.id : randomUUID();
}

const generic = () => ({ name: `Keripik uji ${fresh()}`, category_id: '1' });
const product = async (world: GuardWorld, store_id: string) => ({
  ...generic(),
  brand_name: 'Merek uji',
  variants: [{ name: '', units: [{ uom_id: '1', base_quantity: 1 }] }],
  photo_ids: [await newPhoto(world, store_id)],
});

const genericBody = (_world: GuardWorld, store_id: string) => ({ store_id, ...generic() });
const productBody = async (world: GuardWorld, store_id: string) => ({
  store_id,
  ...(await product(world, store_id)),
});

type Kind = 'PRODUCT' | 'GENERIC';
type Proposed = { kind?: Kind; state?: 'PENDING' | 'NEEDS_REVISION' };

/** A proposal of the store; in a store that cannot propose, one of nobody. */
async function proposed(
  world: GuardWorld,
  store_id: string,
  { kind = 'PRODUCT', state = 'NEEDS_REVISION' }: Proposed = {},
) {
  const { server, tokens } = world;
  const [entry, body] =
    kind === 'PRODUCT'
      ? [productProposals.create, await productBody(world, store_id)]
      : [genericProposals.create, genericBody(world, store_id)];
  const sent = await server.call(entry, { body }, tokens.OWNER);
  const proposal_id: string = sent.status === 200 ? sent.body.proposal.id : '999999999';
  await sql`update product_proposals set state = ${state}::proposal_state
    where store_id = ${store_id}::bigint and id = ${proposal_id}::bigint`.execute(
    server.database.db,
  );
  return { store_id, proposal_id };
}

async function known({ server }: GuardWorld) {
  const { rows } = await sql<{ id: string; name: string; brand_id: string; brand: string }>`
    select p.id, p.name, p.brand_id, b.name as brand from products p join brands b on b.id = p.brand_id
    order by p.id limit 1`.execute(server.database.db);
  return rows[0] ?? { id: '', name: '', brand_id: '', brand: '' };
}

const unknown = ({ own }: GuardWorld) => ({ store_id: own.seller, proposal_id: '999999999' });
const tooFar = ({ own }: GuardWorld) =>
  asOwner({ query: { store_id: own.seller, page: '1001', page_size: '100' } });

/** What both kinds are refused for when they are sent. */
const createRefusals = (
  entry: Endpoint,
  bodyOf: typeof productBody | typeof genericBody,
): Provoked => ({
  proposal_exists: async (world) => {
    const body = await bodyOf(world, world.own.seller);
    await world.server.call(entry, { body }, world.tokens.OWNER);
    return asOwner({ body: { ...body, note: 'Mohon segera.' } });
  },
  proposals_too_many: async (world) => {
    const store_id = await inactiveStore(world, { is_active: true });
    await sql`insert into product_proposals (store_id, kind, name, category_id, search_text)
      select ${store_id}::bigint, 'GENERIC', 'Uji ' || n, 1, 'uji ' || n
      from generate_series(1, ${mostOpenProposals}::int) n`.execute(world.server.database.db);
    return asOwner({ body: await bodyOf(world, store_id) });
  },
});

const productExists =
  (more: (world: GuardWorld) => Promise<object>) => async (world: GuardWorld) => {
    const { name, brand } = await known(world);
    const body = await productBody(world, world.own.seller);
    return asOwner({ body: { ...body, name, brand_name: brand, ...(await more(world)) } });
  };

const unknownPhoto =
  (more: (world: GuardWorld) => Promise<object>) => async (world: GuardWorld) => {
    const body = await productBody(world, world.own.seller);
    return asOwner({ body: { ...body, photo_ids: [randomUUID()], ...(await more(world)) } });
  };

const nothing = async () => ({});

function revision(
  entry: Endpoint,
  kind: Kind,
  bodyOf: typeof productBody | typeof genericBody,
  provoke: Provoked = {},
) {
  const body = async (world: GuardWorld, store_id: string, of: Proposed = {}) => ({
    ...(await bodyOf(world, store_id)),
    ...(await proposed(world, store_id, { kind, ...of })),
    version: 1,
  });
  return storeWrite(entry, (world, store_id) => body(world, store_id), {
    // The store was shut after it had proposed.
    store_inactive: async (world) => {
      const store_id = await inactiveStore(world, { is_active: true });
      const inputs = { body: await body(world, store_id) };
      await world.server.database.db
        .updateTable('stores')
        .set({ is_active: false })
        .where('id', '=', store_id)
        .execute();
      return asOwner(inputs);
    },
    proposal_not_found: async (world) =>
      asOwner({ body: { ...(await body(world, world.own.seller)), ...unknown(world) } }),
    proposal_state_conflict: async (world) =>
      asOwner({ body: await body(world, world.own.seller, { state: 'PENDING' }) }),
    proposal_version_conflict: async (world) =>
      asOwner({ body: { ...(await body(world, world.own.seller)), version: 7 } }),
    proposal_exists: async (world) => {
      const other = await bodyOf(world, world.own.seller);
      const create = kind === 'PRODUCT' ? productProposals.create : genericProposals.create;
      await world.server.call(create, { body: other }, world.tokens.OWNER);
      return asOwner({ body: { ...(await body(world, world.own.seller)), name: other.name } });
    },
    ...provoke,
  });
}

const seenOf = async (world: GuardWorld) => ({
  ...(await proposed(world, world.own.seller)),
  version: 1,
});

const detailCase: GuardCase = {
  valid: async (world, store_id) => ({
    query: await proposed(world, store_id, { kind: 'GENERIC' }),
  }),
  provoke: { proposal_not_found: (world) => asOwner({ query: unknown(world) }) },
};

export const proposalCases: Record<string, GuardCase> = {
  'productProposals.list': {
    valid: (_world, store_id) => ({ query: { store_id, state: 'PENDING', query: 'uji' } }),
    provoke: { page_too_far: tooFar },
  },
  'productProposals.detail': detailCase,
  'productProposals.create': storeWrite(productProposals.create, productBody, {
    ...createRefusals(productProposals.create, productBody),
    proposal_product_exists: productExists(nothing),
    file_not_found: unknownPhoto(nothing),
  }),
  'productProposals.revise': revision(productProposals.revise, 'PRODUCT', productBody, {
    proposal_product_exists: productExists(seenOf),
    file_not_found: unknownPhoto(seenOf),
  }),
  'productProposals.meta': { valid: (_world, store_id) => ({ body: { store_id } }) },
  'productProposals.brands': { valid: (_world, store_id) => ({ body: { store_id, query: 'a' } }) },
  'productProposals.similar': {
    valid: (_world, store_id) => ({ query: { store_id, name: 'Indomie goreng' } }),
  },
  'genericProposals.create': storeWrite(
    genericProposals.create,
    genericBody,
    createRefusals(genericProposals.create, genericBody),
  ),
  'genericProposals.revise': revision(genericProposals.revise, 'GENERIC', genericBody),
  'genericProposals.list': {
    valid: (_world, store_id) => ({ query: { store_id, status: 'PENDING', name: 'uji' } }),
    provoke: { page_too_far: tooFar },
  },
  'genericProposals.detail': detailCase,
};

const waiting = async (world: GuardWorld) => ({
  ...(await proposed(world, world.own.seller, { state: 'PENDING' })),
  version: 1,
});

/** A decision on a proposal that waits, and how it is refused. */
const decision = (more: object, provoke: Provoked = {}): GuardCase => ({
  valid: async (world) => ({ body: { ...(await waiting(world)), ...more } }),
  provoke: {
    proposal_not_found: (world) => asOperator({ body: { ...unknown(world), version: 1, ...more } }),
    proposal_state_conflict: async (world) =>
      asOperator({ body: { ...(await seenOf(world)), ...more } }),
    proposal_version_conflict: async (world) =>
      asOperator({ body: { ...(await waiting(world)), ...more, version: 7 } }),
    ...provoke,
  },
});

const reason = { reason: 'Foto kemasan belum jelas.' };

export const opsProposalCases: Record<string, GuardCase> = {
  'opsProposals.list': { valid: () => ({ query: { state: 'PENDING' } }) },
  'opsProposals.detail': {
    valid: async (world) => ({ query: await proposed(world, world.own.seller) }),
    provoke: { proposal_not_found: (world) => asOperator({ query: unknown(world) }) },
  },
  'opsProposals.photo': {
    valid: async (world) => {
      const ids = await proposed(world, world.own.seller);
      const { body } = await world.server.call(
        productProposals.detail,
        { query: ids },
        world.tokens.OWNER,
      );
      return { query: { ...ids, photo_id: body.proposal.photo_ids[0] } };
    },
    provoke: {
      proposal_not_found: (world) =>
        asOperator({ query: { ...unknown(world), photo_id: randomUUID() } }),
      file_not_found: async (world) =>
        asOperator({
          query: { ...(await proposed(world, world.own.seller)), photo_id: randomUUID() },
        }),
    },
  },
  'opsProposals.approve': decision(
    {},
    {
      proposal_product_exists: async (world) => {
        const { name, brand } = await known(world);
        const variants = [{ name: '', units: [{ uom_id: '1', base_quantity: 1 }] }];
        const wanted = { name, brand_name: brand, category_id: '1', variants };
        return asOperator({ body: { ...(await waiting(world)), product: wanted } });
      },
      proposal_contradicts_catalogue: async (world) => {
        const { id } = await known(world);
        const units = [{ uom_id: '1', base_quantity: 1 }];
        const variants = [
          { name: 'Uji A', units },
          { name: 'Uji B', units },
        ];
        const body = { ...(await waiting(world)), merge_into_product_id: id, variants };
        return asOperator({ body });
      },
    },
  ),
  'opsProposals.giveBack': decision(reason),
  'opsProposals.reject': decision(reason),
};
