import { z } from 'zod';
import { asOperator, endpoint } from './endpoint.ts';
import { done, id, line, phoneNumber, says } from './fields.ts';
import { followed, following } from './pages.ts';
import { roleNames } from './stores.ts';

const support = asOperator('SUPPORT');

const createUser = endpoint({
  method: 'POST',
  path: '/ops/users/create',
  doc: 'Makes a person, who signs in by codes until they set a password.',
  access: support,
  body: z.strictObject({
    phone_number: phoneNumber,
    name: line(3, 100),
    username: line(3, 40).optional(),
  }),
  response: z.object({ user_id: id }),
  errors: ['user_exists'],
});

const resetFactor = endpoint({
  method: 'POST',
  path: '/ops/users/second-factor/reset',
  doc: 'Takes the authenticator app off the person of that number, who has lost it and the recovery codes. Their logins end, and they are told. Of who has none it is answered alike.',
  access: support,
  body: z.strictObject({ phone_number: phoneNumber, reason: line(3, 300) }),
  response: done,
  errors: ['user_not_found'],
});

const createBody = z.strictObject({
  name: line(3, 100),
  unique_id: line(3, 20),
  city: z.strictObject({
    name: line(3, 60),
    province: line(3, 60),
    time_zone: z.enum(
      ['Asia/Jakarta', 'Asia/Pontianak', 'Asia/Makassar', 'Asia/Jayapura'],
      says('not_a_choice'),
    ),
  }),
  is_seller: z.boolean().default(false),
  allows_selling: z.boolean().default(false),
});

const createStore = endpoint({
  method: 'POST',
  path: '/ops/stores/create',
  doc: 'Makes a store. Nobody works there until a role is granted.',
  access: support,
  body: createBody,
  response: z.object({ store_id: id }),
  errors: ['store_exists'],
});

const flags = z.object({
  is_seller: z.boolean(),
  allows_selling: z.boolean(),
  is_active: z.boolean(),
});

const setFlags = endpoint({
  method: 'POST',
  path: '/ops/stores/flags',
  doc: 'Whether a store sells, may sell, and is active at all. Open screens of the store notice.',
  access: support,
  body: z.strictObject({ store_id: id, ...flags.partial().shape, reason: line(3, 300) }),
  response: flags,
  errors: ['store_not_found'],
});

const grant = endpoint({
  method: 'POST',
  path: '/ops/permissions/grant',
  doc: 'Gives the person of that number a role in a store, or another one than they have.',
  access: support,
  body: z.strictObject({
    phone_number: phoneNumber,
    store_id: id,
    role_name: z.enum(roleNames, says('not_a_choice')),
  }),
  response: done,
  errors: ['user_not_found', 'store_not_found'],
});

const revoke = endpoint({
  method: 'POST',
  path: '/ops/permissions/revoke',
  doc: 'Takes the role of the person of that number away. Who has none is answered alike.',
  access: support,
  body: z.strictObject({ phone_number: phoneNumber, store_id: id }),
  response: done,
  errors: ['user_not_found'],
});

const reportAddress = endpoint({
  method: 'POST',
  path: '/ops/address-reports/create',
  doc: 'Doubts the address of a store; the seller corrects it or says that it is right.',
  access: support,
  body: z.strictObject({ store_id: id, text: line(10, 500) }),
  response: z.object({ report_id: id }),
  errors: ['store_not_found'],
});

const glogWaiting = endpoint({
  method: 'GET',
  path: '/ops/glog/waiting',
  doc: 'The stores that asked for GLog and wait for an answer, the longest first.',
  access: support,
  query: z.strictObject(following),
  response: z.object(
    followed(
      z.object({
        store_id: id,
        store_name: z.string(),
        contact_name: z.string(),
        phone_number: z.string(),
      }),
    ),
  ),
  errors: [],
});

const glogDecide = endpoint({
  method: 'POST',
  path: '/ops/glog/decide',
  doc: 'Whether GLog serves a store that asked for it.',
  access: support,
  body: z.strictObject({
    store_id: id,
    is_approved: z.boolean(),
    supports_cod: z.boolean().default(false),
    reason: line(0, 300).default(''),
  }),
  response: done,
  errors: ['glog_not_requested'],
});

export const opsStores = {
  createUser,
  resetFactor,
  createStore,
  setFlags,
  grant,
  revoke,
  reportAddress,
  glogWaiting,
  glogDecide,
};
export type StoreFlags = z.infer<typeof flags>;
