import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { GuardCase } from './guard-case.ts';
import type { GuardWorld } from './guard-world.ts';

const nowhere = '999999999';
const stranger = '+628990000098';
const known = '+628990000000';

/** A request with one value that is nobody's. */
const refused =
  (valid: GuardCase['valid'], other: Record<string, unknown>) => async (world: GuardWorld) => {
    const { body } = await valid(world, world.own.seller, 'seller');
    return { inputs: { body: { ...(body as object), ...other } }, as: 'OPERATOR' as const };
  };

const saying = (words: Record<string, unknown>): GuardCase => {
  const valid: GuardCase['valid'] = (_world, store_id) => ({
    body: { store_id, until: '2030-03-14', ...words },
  });
  return {
    valid,
    provoke: { store_not_found: refused(valid, { store_id: nowhere }) },
  };
};

/** Another one each time: nobody of the world has a number that begins so. */
let numbersGiven = 0;
const newNumber = () => `+62896${String(++numbersGiven).padStart(8, '0')}`;

const newUser = () => ({
  body: {
    phone_number: newNumber(),
    name: 'Orang Baru',
    username: randomUUID(),
  },
});

const newStore = () => ({
  body: {
    name: 'Toko Baru',
    unique_id: `TK-${randomUUID().slice(0, 12)}`,
    city: { name: 'Bandung', province: 'Jawa Barat', time_zone: 'Asia/Jakarta' },
    is_seller: true,
  },
});

const flags: GuardCase['valid'] = ({ other }) => ({
  body: { store_id: other.buyer, is_active: true, reason: 'Sudah diperiksa' },
});

/** Granted where nobody of these works, so that no other case loses a role. */
const member: GuardCase['valid'] = ({ other }) => ({
  body: { phone_number: stranger, store_id: other.buyer },
});
const settled =
  (valid: GuardCase['valid']): GuardCase['valid'] =>
  async (world, ...rest) => {
    await sql`insert into users (username, name, phone_number) values ('ops-stranger', 'Orang', ${stranger})
    on conflict do nothing`.execute(world.server.database.db);
    return valid(world, ...rest);
  };
const granted = settled((world, ...rest) => {
  const { body } = member(world, ...rest) as { body: object };
  return { body: { ...body, role_name: 'VIEWER' } };
});
const revoked = settled(member);

const lostApp = settled(() => ({
  body: { phone_number: stranger, reason: 'HP hilang, KTP dicocokkan' },
}));

const report: GuardCase['valid'] = (_world, store_id) => ({
  body: { store_id, text: 'Nomor ruko ini tidak ada di jalan itu.' },
});

const verdict: GuardCase['valid'] = async ({ server, other }) => {
  await sql`insert into glog_registrations (store_id, contact_name, phone_number)
    values (${other.seller}, 'Budi', '+6281234567890') on conflict do nothing`.execute(
    server.database.db,
  );
  return { body: { store_id: other.seller, is_approved: true, supports_cod: true } };
};

const rate: GuardCase['valid'] = () => ({ body: { basis_points: 150 } });

export const opsCases: Record<string, GuardCase> = {
  'opsStores.createUser': {
    valid: newUser,
    provoke: { user_exists: refused(newUser, { phone_number: known }) },
  },
  'opsStores.resetFactor': {
    valid: lostApp,
    provoke: { user_not_found: refused(lostApp, { phone_number: '+628990000097' }) },
  },
  'opsStores.createStore': {
    valid: newStore,
    provoke: { store_exists: refused(newStore, { unique_id: 'TK-000001' }) },
  },
  'opsStores.setFlags': {
    valid: flags,
    provoke: { store_not_found: refused(flags, { store_id: nowhere }) },
  },
  'opsStores.grant': {
    valid: granted,
    provoke: {
      user_not_found: refused(granted, { phone_number: '+628990000097' }),
      store_not_found: refused(granted, { store_id: nowhere }),
    },
  },
  'opsStores.revoke': {
    valid: revoked,
    provoke: { user_not_found: refused(revoked, { phone_number: '+628990000097' }) },
  },
  'opsStores.reportAddress': {
    valid: report,
    provoke: { store_not_found: refused(report, { store_id: nowhere }) },
  },
  'opsStores.glogWaiting': { valid: () => ({}) },
  'opsStores.glogDecide': {
    valid: verdict,
    provoke: { glog_not_requested: refused(verdict, { store_id: nowhere }) },
  },
  'opsWords.publishBanner': saying({ type: 'default', title: 'Libur', text: 'Kantor kami tutup.' }),
  'opsWords.publishNotice': saying({ type: 'default', text: 'Kantor kami tutup.' }),
  'opsWords.publishCard': saying({
    category: 'PROMOTION',
    title: 'Pekan grosir',
    description: 'Potongan komisi.',
  }),
  'opsWords.configure': {
    valid: () => ({ body: { name: 'minimum_app_version', value: 126 } }),
  },
  'opsFees.list': { valid: () => ({}) },
  'opsFees.set': {
    valid: rate,
    provoke: {
      category_not_found: refused(rate, { category_id: nowhere }),
      fee_rate_past: refused(rate, { valid_from: '2020-01-01T00:00:00Z' }),
    },
  },
};
