import { randomUUID } from 'node:crypto';
import { contract } from '@marketplace/contract/contract';
import type { FilePurpose } from '@marketplace/contract/file-purpose';
import { sql } from 'kysely';
import { fillRemaking } from '../testing/busy.ts';
import { hugePng, pdf, photo, svg } from '../testing/photos.ts';
import type { Inputs } from '../testing/test-server.ts';
import type { Attempt, GuardCase } from './guard-case.ts';
import type { GuardWorld } from './guard-world.ts';
import { inactiveStore } from './store-write.ts';

const { newFile, newUpload, sendPart, finishUpload } = contract.storage;
const nowhere = '00000000-0000-4000-8000-000000000000';
/** A PDF is stored as it is, which makes many requests short. */
const purpose: FilePurpose = 'document';

const fileInputs = (store_id: string, file: Uint8Array = pdf) => ({
  body: { store_id, purpose },
  file,
});

async function sentFile(world: GuardWorld, store_id: string) {
  if (store_id !== world.own.seller) return { id: nowhere, url: '' };
  const inputs = fileInputs(store_id);
  return (await world.server.call(newFile, inputs, world.tokens.OWNER)).body.file;
}

/** An upload in which `sent` of the file has arrived. */
async function begun(world: GuardWorld, store_id: string, file: Uint8Array, sent = file.length) {
  return store_id === world.own.seller ? beginIn(world, store_id, file, sent) : nowhere;
}

async function beginIn(world: GuardWorld, store_id: string, file: Uint8Array, sent: number) {
  const body = { store_id, purpose, size: file.length };
  const { id } = (await world.server.call(newUpload, { body }, world.tokens.OWNER)).body.upload;
  const query = { store_id, upload_id: id, offset: 0 };
  const part = { query, file: file.subarray(0, sent) };
  if (sent > 0) await world.server.call(sendPart, part, world.tokens.OWNER);
  return id;
}

const finishing = async (world: GuardWorld, store_id: string, file: Uint8Array = pdf) => ({
  body: { store_id, upload_id: await begun(world, store_id, file) },
});

/** A store of the OWNER in which as much lies unused as may. */
async function fullStore(world: GuardWorld): Promise<string> {
  const store_id = await inactiveStore(world, { is_active: true });
  await fill(world, store_id);
  return store_id;
}

async function fill(world: GuardWorld, store_id: string): Promise<void> {
  await sql`insert into files (store_id, key, purpose, content_type, size)
    values (${store_id}, gen_random_uuid(), 'document', 'application/pdf', 524288000)`.execute(
    world.server.database.db,
  );
}

const asOwner = (inputs: Inputs): Attempt => ({ inputs, as: 'OWNER' });

/** The same key for another request. */
const withKeyOf =
  (
    entry: typeof newFile | typeof newUpload | typeof sendPart | typeof finishUpload,
    make: (world: GuardWorld) => Promise<[Inputs, Inputs]>,
  ) =>
  async (world: GuardWorld) => {
    const headers = { 'idempotency-key': randomUUID() };
    const [first, second] = await make(world);
    await world.server.call(entry, { ...first, headers }, world.tokens.OWNER);
    return asOwner({ ...second, headers });
  };

/** A request under a key that another one holds for a while; preparing takes longer than answering. */
const whileHeld =
  (make: (world: GuardWorld) => Promise<Inputs>) =>
  async (world: GuardWorld): Promise<Attempt> => {
    const inputs = await make(world);
    const key = randomUUID();
    await new Promise<void>((resolve, reject) => {
      world.server.database.db
        .transaction()
        .execute(async (tx) => {
          const held = `${world.ownerId} ${key}`;
          await sql`select pg_advisory_xact_lock(hashtextextended(${held}, 0))`.execute(tx);
          resolve();
          await sql`select pg_sleep(2)`.execute(tx);
        })
        .catch(reject);
    });
    return asOwner({ ...inputs, headers: { 'idempotency-key': key } });
  };

const ownPart = async (world: GuardWorld) => ({
  query: {
    store_id: world.own.seller,
    upload_id: await begun(world, world.own.seller, pdf, 0),
    offset: '0',
  },
  file: pdf,
});

const unknownUpload = ({ own }: GuardWorld) => ({ store_id: own.seller, upload_id: nowhere });

export const storageCases: Record<string, GuardCase> = {
  'storage.newFile': {
    valid: (_world, store_id) => fileInputs(store_id),
    provoke: {
      file_too_large: ({ own }) => asOwner(fileInputs(own.seller, Buffer.alloc(12_000_000))),
      image_too_large: ({ own }) => asOwner(fileInputs(own.seller, hugePng())),
      file_type_unsupported: ({ own }) => asOwner(fileInputs(own.seller, svg)),
      file_unreadable: async ({ own }) =>
        asOwner(fileInputs(own.seller, (await photo()).subarray(0, 300))),
      idempotency_key_reused: withKeyOf(newFile, async ({ own }) => [
        fileInputs(own.seller),
        fileInputs(own.seller, Buffer.concat([pdf, pdf])),
      ]),
      request_in_flight: whileHeld(async ({ own }) => fileInputs(own.seller)),
      storage_quota_reached: async (world) => asOwner(fileInputs(await fullStore(world))),
      server_busy: async ({ own }) => {
        const inputs = fileInputs(own.seller, await photo());
        fillRemaking(own.seller);
        return asOwner(inputs);
      },
    },
  },
  'storage.newUpload': {
    valid: (_world, store_id) => ({ body: { store_id, purpose, size: 1_000 } }),
    provoke: {
      file_too_large: ({ own }) =>
        asOwner({ body: { store_id: own.seller, purpose, size: 12_000_000 } }),
      storage_quota_reached: async (world) =>
        asOwner({ body: { store_id: await fullStore(world), purpose, size: 1_000 } }),
      idempotency_key_reused: withKeyOf(newUpload, async ({ own }) => [
        { body: { store_id: own.seller, purpose, size: 1_000 } },
        { body: { store_id: own.seller, purpose, size: 1_001 } },
      ]),
    },
  },
  'storage.sendPart': {
    valid: async (world, store_id) => {
      const upload_id = await begun(world, store_id, pdf, 0);
      return { query: { store_id, upload_id, offset: '0' }, file: pdf };
    },
    provoke: {
      upload_not_found: (world) =>
        asOwner({ query: { ...unknownUpload(world), offset: '0' }, file: pdf }),
      upload_offset_conflict: async (world) => {
        const part = await ownPart(world);
        return asOwner({ ...part, query: { ...part.query, offset: '5' } });
      },
      storage_quota_reached: async (world) => {
        const store_id = await inactiveStore(world, { is_active: true });
        const upload_id = await beginIn(world, store_id, pdf, 0);
        await fill(world, store_id);
        return asOwner({ query: { store_id, upload_id, offset: '0' }, file: pdf });
      },
      idempotency_key_reused: withKeyOf(sendPart, async (world) => {
        const part = await ownPart(world);
        return [part, { ...part, file: pdf.subarray(1) }];
      }),
    },
  },
  'storage.uploadDetail': {
    valid: async (world, store_id) => ({
      query: { store_id, upload_id: await begun(world, store_id, pdf) },
    }),
    provoke: { upload_not_found: (world) => asOwner({ query: unknownUpload(world) }) },
  },
  'storage.finishUpload': {
    valid: (world, store_id) => finishing(world, store_id),
    provoke: {
      upload_not_found: (world) => asOwner({ body: unknownUpload(world) }),
      upload_offset_conflict: async (world) => {
        const store_id = world.own.seller;
        const upload_id = await begun(world, store_id, pdf, 7);
        return asOwner({ body: { store_id, upload_id } });
      },
      image_too_large: async (world) =>
        asOwner(await finishing(world, world.own.seller, hugePng())),
      file_type_unsupported: async (world) =>
        asOwner(await finishing(world, world.own.seller, svg)),
      file_unreadable: async (world) =>
        asOwner(await finishing(world, world.own.seller, (await photo()).subarray(0, 300))),
      idempotency_key_reused: withKeyOf(finishUpload, async (world) => [
        await finishing(world, world.own.seller),
        await finishing(world, world.own.seller),
      ]),
      request_in_flight: whileHeld((world) => finishing(world, world.own.seller)),
      server_busy: async (world) => {
        const inputs = await finishing(world, world.own.seller, await photo());
        fillRemaking(world.own.seller);
        return asOwner(inputs);
      },
    },
  },
  'storage.fileLink': {
    valid: async (world, store_id) => ({
      query: { store_id, file_id: (await sentFile(world, store_id)).id },
    }),
    provoke: {
      file_not_found: ({ own }) => asOwner({ query: { store_id: own.seller, file_id: nowhere } }),
    },
  },
  'storage.fileContent': {
    valid: async (world) => linkOf(world),
    provoke: {
      link_expired: async (world) => {
        const { query } = await linkOf(world);
        return { inputs: { query: { ...query, signature: 'A'.repeat(43) } } };
      },
      file_not_found: async (world) => {
        const { query } = await linkOf(world);
        const { db } = world.server.database;
        await db
          .deleteFrom('files')
          .where('id', '=', query.file_id ?? '')
          .execute();
        return { inputs: { query } };
      },
    },
  },
};

async function linkOf(world: GuardWorld): Promise<{ query: Record<string, string> }> {
  const { url } = await sentFile(world, world.own.seller);
  return { query: Object.fromEntries(new URL(url, 'http://localhost').searchParams) };
}
