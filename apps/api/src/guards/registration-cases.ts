import { randomUUID } from 'node:crypto';
import { contract } from '@marketplace/contract/contract';
import { mostRegistrations } from '@marketplace/contract/registration-words';
import { sql } from 'kysely';
import { fillHashing } from '../testing/busy.ts';
import { photo } from '../testing/photos.ts';
import type { Inputs } from '../testing/test-server.ts';
import type { Attempt, GuardCase, Provoked } from './guard-case.ts';
import type { GuardWorld } from './guard-world.ts';
import { fresh, inactiveStore, storeWrite } from './store-write.ts';

const { registration, storage, storeRegistrations } = contract;

const asOperator = (inputs: Inputs): Attempt => ({ inputs, as: 'OPERATOR' });

/** Nobody of the world has a number that begins so. */
const newNumber = () => `+62895${String(fresh()).padStart(8, '0')}`;
const known = '+628990000000';

async function newcomer({ server }: GuardWorld, phone_number = newNumber()) {
  const { body } = await server.call(registration.sendCode, { body: { phone_number } });
  const otp_code = body.otp.shown_code ?? '';
  return { phone_number, otp_code, name: 'Orang Baru', password: 'kata sandi baru' };
}

const other = (code: string) => (code === '000000' ? '000001' : '000000');

/** Codes that were asked for at some time, for one number. */
async function askedBefore({ server }: GuardWorld, count: number, at: string): Promise<string> {
  const phone_number = newNumber();
  await sql`
    insert into one_time_codes (phone_number, address, purpose, method, code_hash, created_at, expires_at)
    select ${phone_number}, '127.0.0.1', 'REGISTER', 'SMS', '\\x01', now() + ${at}::interval, now()
    from generate_series(1, ${count}::int)`.execute(server.database.db);
  return phone_number;
}

const personCases: Record<string, GuardCase> = {
  'registration.sendCode': {
    valid: () => ({ body: { phone_number: newNumber() } }),
    provoke: {
      otp_too_soon: async (world) => ({
        inputs: { body: { phone_number: await askedBefore(world, 1, '1 minute') } },
      }),
      otp_too_many: async (world) => ({
        inputs: { body: { phone_number: await askedBefore(world, 1_000, '-2 minutes') } },
      }),
    },
  },
  'registration.create': {
    valid: async (world) => ({ body: await newcomer(world) }),
    provoke: {
      otp_wrong: async (world) => {
        const body = await newcomer(world);
        return { inputs: { body: { ...body, otp_code: other(body.otp_code) } } };
      },
      otp_expired: async (world) => {
        const body = await newcomer(world);
        await sql`update one_time_codes set expires_at = now()`.execute(world.server.database.db);
        return { inputs: { body } };
      },
      otp_void: async (world) => {
        const body = await newcomer(world);
        await sql`update one_time_codes set wrong_tries = 5, wrong_tries_elsewhere = 5
          where id = (select max(id) from one_time_codes)`.execute(world.server.database.db);
        return { inputs: { body } };
      },
      number_registered: async (world) => ({ inputs: { body: await newcomer(world, known) } }),
      server_busy: async (world) => {
        const body = await newcomer(world);
        fillHashing();
        return { inputs: { body } };
      },
    },
  },
};

/** What a store says of itself: its city stays the one it is in. */
async function profileOf({ server }: GuardWorld, store_id: string) {
  const { rows } = await sql<{ name: string; city_id: string }>`
    select name, city_id::text as city_id from stores where id = ${store_id}::bigint`.execute(
    server.database.db,
  );
  return {
    kind: 'WHOLESALER',
    sells: `Sembako dan minuman ${fresh()}`,
    address: 'Jalan Uji Nomor 12, RT 3',
    district: 'Coblong',
    postal_code: '40132',
    ...(rows[0] ?? { name: 'Toko', city_id: '1' }),
  };
}

async function asked({ server, ownerId }: GuardWorld, store_id: string, state: string) {
  await sql`
    insert into store_registrations (store_id, state, kind, sells, user_id, created_by)
    values (${store_id}::bigint, ${state}::registration_state, 'AGENT', 'Sembako', ${ownerId}::bigint,
      ${ownerId}::bigint)
    on conflict (store_id) do update set state = excluded.state, version = 1, reason = null,
      document_ids = '{}'`.execute(server.database.db);
  return { store_id, version: 1 };
}

const revision = async (world: GuardWorld, store_id: string) => ({
  ...(await profileOf(world, store_id)),
  ...(await asked(world, store_id, 'NEEDS_REVISION')),
});

const unasked = async (world: GuardWorld) => {
  const store_id = await inactiveStore(world, { is_active: true });
  return { ...(await profileOf(world, store_id)), store_id, version: 4 };
};

const sending = (body: object): Attempt => ({ inputs: { body }, as: 'OWNER' });

const storeCases: Record<string, GuardCase> = {
  'storeRegistrations.list': { valid: () => ({}) },
  'storeRegistrations.create': {
    valid: async (world) => {
      await sql`update store_registrations set state = 'APPROVED'`.execute(
        world.server.database.db,
      );
      const profile = await profileOf(world, world.own.seller);
      return { body: { ...profile, name: `Toko Baru ${fresh()}` } };
    },
    provoke: {
      registrations_too_many: async (world) => {
        for (let count = 0; count < mostRegistrations; count += 1)
          await asked(world, await inactiveStore(world), 'REJECTED');
        const profile = await profileOf(world, world.own.seller);
        return sending({ ...profile, name: `Toko Baru ${fresh()}` });
      },
    },
  },
  'storeRegistrations.send': storeWrite(storeRegistrations.send, revision, {
    registration_not_found: async (world) => sending(await unasked(world)),
    registration_state_conflict: async (world) => {
      const body = await revision(world, world.own.seller);
      await asked(world, world.own.seller, 'REJECTED');
      return sending(body);
    },
    registration_version_conflict: async (world) =>
      sending({ ...(await revision(world, world.own.seller)), version: 7 }),
    file_not_found: async (world) =>
      sending({
        ...(await revision(world, world.own.seller)),
        document_ids: [randomUUID()],
      }),
  }),
};

const newStore = (world: GuardWorld) => inactiveStore(world, { is_active: true });
const waiting = async (world: GuardWorld) => asked(world, await newStore(world), 'WAITING');
const nowhere = { store_id: '999999999' };

const decision = (more: object): GuardCase => ({
  valid: async (world) => ({ body: { ...(await waiting(world)), ...more } }),
  provoke: {
    registration_not_found: () => asOperator({ body: { ...nowhere, version: 1, ...more } }),
    registration_state_conflict: async (world) => {
      const seen = await asked(world, await newStore(world), 'DRAFT');
      return asOperator({ body: { ...seen, ...more } });
    },
    registration_version_conflict: async (world) =>
      asOperator({ body: { ...(await waiting(world)), ...more, version: 7 } }),
  },
});

/** A store that waits, with one document. */
async function documented(world: GuardWorld) {
  const { store_id } = await waiting(world);
  const inputs = { body: { store_id, purpose: 'registration_document' }, file: await photo() };
  const { body } = await world.server.call(storage.newFile, inputs, world.tokens.OWNER);
  await sql`update store_registrations set document_ids = array[${body.file.id}]
    where store_id = ${store_id}::bigint`.execute(world.server.database.db);
  return { store_id, document_id: body.file.id };
}

const unknownStore: Provoked = {
  registration_not_found: () => asOperator({ query: nowhere }),
};

const reason = { reason: 'Alamat toko belum lengkap.' };

const opsCases: Record<string, GuardCase> = {
  'opsRegistrations.list': { valid: () => ({ query: { state: 'WAITING' } }) },
  'opsRegistrations.detail': {
    valid: async (world) => ({ query: { store_id: (await waiting(world)).store_id } }),
    provoke: unknownStore,
  },
  'opsRegistrations.document': {
    valid: async (world) => ({ query: await documented(world) }),
    provoke: {
      registration_not_found: () =>
        asOperator({ query: { ...nowhere, document_id: randomUUID() } }),
      file_not_found: async (world) =>
        asOperator({ query: { ...(await documented(world)), document_id: randomUUID() } }),
    },
  },
  'opsRegistrations.approve': decision({}),
  'opsRegistrations.giveBack': decision(reason),
  'opsRegistrations.reject': decision(reason),
};

export const registrationCases = { ...personCases, ...storeCases, ...opsCases };
