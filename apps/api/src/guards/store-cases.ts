import { contract } from '@marketplace/contract/contract';
import { reportAddress } from '../features/stores/store-profile.service.ts';
import { grantRole } from '../features/stores/stores.service.ts';
import { createUser } from '../features/users/users.service.ts';
import type { GuardCase, Provoked } from './guard-case.ts';
import type { GuardWorld } from './guard-world.ts';
import { integrationCases } from './integration-cases.ts';
import { fullStore, pendingNumber } from './invitation-cases.ts';
import { registrationCases } from './registration-cases.ts';
import { fresh, inactiveStore, storeWrite } from './store-write.ts';

/** Reads that need a store and nothing else. */
const storeRead = (input = 'store_id', more: object = {}): GuardCase => ({
  valid: (_world, store_id) => ({ query: { [input]: store_id, ...more } }),
});

/** Somebody who works in the store. */
async function colleague({ server: { database } }: GuardWorld, store_id: string): Promise<string> {
  const phone_number = `+62877${String(fresh()).padStart(8, '0')}`;
  const user = { name: 'Rekan Kerja', username: phone_number, phone_number, password: null };
  const user_id = await createUser(database.db, user);
  await grantRole(database.db, user_id, store_id, 'VIEWER');
  return user_id;
}

/** A store whose one owner is a colleague, and in which the caller may do what an owner may. */
async function storeOfAnother(world: GuardWorld): Promise<{ store_id: string; user_id: string }> {
  const { db } = world.server.database;
  const store_id = await inactiveStore(world, { is_active: true });
  const user_id = await colleague(world, store_id);
  await grantRole(db, user_id, store_id, 'OWNER');
  await grantRole(db, world.ownerId, store_id, 'ADMIN');
  await db
    .updateTable('store_permissions')
    .set({ store: 'MANAGE' })
    .where('store_id', '=', store_id)
    .where('user_id', '=', world.ownerId)
    .execute();
  return { store_id, user_id };
}

const staffRefusals = (more: object): Provoked => ({
  staff_not_found: ({ own }) => ({
    inputs: { body: { store_id: own.seller, user_id: '999999999', ...more } },
    as: 'OWNER',
  }),
  own_role_fixed: ({ own, ownerId }) => ({
    inputs: { body: { store_id: own.seller, user_id: ownerId, ...more } },
    as: 'OWNER',
  }),
  last_owner: async (world) => ({
    inputs: { body: { ...(await storeOfAnother(world)), ...more } },
    as: 'OWNER',
  }),
});

/** A code that was sent to the store's address; none where the caller may not ask for one. */
async function sentCode({ server, tokens }: GuardWorld, store_id: string): Promise<string> {
  const body = { store_id, email: `toko${fresh()}@contoh.com` };
  const sent = await server.call(contract.storeEmail.create, { body }, tokens.OWNER);
  return sent.body.shown_code ?? '000000';
}

const otherCode = (code: string) => (code === '123456' ? '654321' : '123456');

const { storeProfile, storeEmail, storeStaff } = contract;

export const storeCases: Record<string, GuardCase> = {
  ...registrationCases,
  ...integrationCases,
  'storeProfile.info': storeRead(),
  'storeProfile.locations': storeRead(),
  'storeStaff.list': storeRead(),
  'closingDays.list': storeRead(),
  'openingHours.read': storeRead(),
  'autoAccept.read': storeRead(),
  'deliveryZones.list': storeRead(),
  'storeSummary.summary': storeRead(),
  'storeBanners.list': storeRead(),
  'sellerUiStates.get': storeRead('store_key', { page: 'home' }),
  'sellerUiStates.save': storeWrite(contract.sellerUiStates.save, (_world, store_key) => ({
    store_key,
    page: 'home',
    state: { visits: fresh(), seen: ['a'] },
  })),
  'geolocation.area': {
    valid: () => ({ query: { query: 'bandung' } }),
  },
  'geolocation.address': {
    valid: () => ({ query: { latitude: '-6.2', longitude: '106.8' } }),
  },
  'onboarding.content': storeRead(),
  'onboarding.seen': { valid: () => ({ body: { tip: 'promotions' } }) },
  'storeProfile.updateProfile': storeWrite(storeProfile.updateProfile, (_world, store_id) => ({
    store_id,
    name: `Toko Uji ${fresh()}`,
    phone_number: '0812-0000-0101',
    description: 'Sembako',
  })),
  'storeProfile.updateAddress': storeWrite(storeProfile.updateAddress, (_world, store_id) => ({
    store_id,
    address: `Jl. Uji Coba No. ${fresh()}`,
    district: 'Sukamaju',
    city_id: '1',
    postal_code: '11470',
    driver_note: '',
    latitude: -6.17,
    longitude: 106.79,
  })),
  'storeProfile.rejectAddressReport': storeWrite(
    storeProfile.rejectAddressReport,
    async ({ server }, store_id) => ({
      store_id,
      report_id: await reportAddress(server.database.db, store_id, `Ragu ${fresh()}.`),
      note: 'Sudah benar',
    }),
    {
      address_report_not_found: ({ own }) => ({
        inputs: { body: { store_id: own.seller, report_id: '999999999' } },
        as: 'OWNER',
      }),
    },
  ),
  'storeEmail.create': storeWrite(storeEmail.create, (_world, store_id) => ({
    store_id,
    email: `toko${fresh()}@contoh.com`,
  })),
  'storeEmail.confirm': storeWrite(
    storeEmail.confirm,
    async (world, store_id) => ({ store_id, code: await sentCode(world, store_id) }),
    {
      email_code_wrong: async (world) => {
        const store_id = world.own.seller;
        const code = otherCode(await sentCode(world, store_id));
        return { inputs: { body: { store_id, code } }, as: 'OWNER' };
      },
      email_code_void: async ({ server, own }) => {
        await server.database.db.deleteFrom('email_codes').execute();
        return { inputs: { body: { store_id: own.seller, code: '123456' } }, as: 'OWNER' };
      },
    },
  ),
  'storeStaff.invite': storeWrite(
    storeStaff.invite,
    (_world, store_id) => ({
      store_id,
      name: 'Orang Baru',
      phone_number: `+62878${String(fresh()).padStart(8, '0')}`,
      role_name: 'ORDER_STAFF',
    }),
    {
      staff_exists: ({ own }) => ({
        inputs: {
          body: {
            store_id: own.seller,
            name: 'Guard Viewer',
            phone_number: '+628990000004',
            role_name: 'ADMIN',
          },
        },
        as: 'OWNER',
      }),
      invitation_limit_reached: async (world) => ({
        inputs: {
          body: {
            store_id: await fullStore(world),
            name: 'Orang Baru',
            phone_number: '+62878999999',
            role_name: 'ADMIN',
          },
        },
        as: 'OWNER',
      }),
    },
  ),
  'storeStaff.withdraw': storeWrite(
    storeStaff.withdraw,
    async (world, store_id) => ({
      store_id,
      phone_number: await pendingNumber(world, store_id),
    }),
    {
      invitation_not_found: ({ own }) => ({
        inputs: { body: { store_id: own.seller, phone_number: '+62878999998' } },
        as: 'OWNER',
      }),
    },
  ),
  'storeStaff.update': storeWrite(
    storeStaff.update,
    async (world, store_id) => ({
      store_id,
      user_id: await colleague(world, store_id),
      role_name: 'STOCK_STAFF',
    }),
    staffRefusals({ role_name: 'VIEWER' }),
  ),
  'storeStaff.remove': storeWrite(
    storeStaff.remove,
    async (world, store_id) => ({ store_id, user_id: await colleague(world, store_id) }),
    staffRefusals({}),
  ),
};
