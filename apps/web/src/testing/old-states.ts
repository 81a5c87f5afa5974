/** The same visit as each version would have kept it: a person with two stores, an offer half made. */
const bandung = {
  id: '1',
  uuid: '00000000-0000-4000-8000-000000000001',
  unique_id: 'TK-1',
  name: 'Toko Sumber Rejeki',
  city: 'Bandung',
  time_zone: 'Asia/Jakarta',
  is_seller: true,
  allows_selling: true,
  is_active: true,
  permission: { inventory: 'MANAGE', order: 'MANAGE', store: 'MANAGE', role_name: 'OWNER' },
};
const makassar = { ...bandung, id: '2', unique_id: 'TK-2', name: 'Toko Timur', city: 'Makassar' };

const person = {
  uuid: '00000000-0000-4000-8000-00000000000a',
  id: '7',
  username: 'ratna',
  name: 'Ratna Halim',
  phone_number: '+6281200000002',
};
const auth = { isLoggedIn: true, user_uuid: person.uuid };
const otp = {
  primary_otp_method: 'SMS',
  is_whitelisted_for_otp_selection: true,
  phoneNumber: '+6281200000002',
  purpose: 'LOGIN',
  sent: null,
};
const items = [{ product_unit_id: '31', quantity: 10, price: 98_000 }];
const chosen = {
  list: [bandung, makassar],
  active: makassar,
  selected_ids: [],
  dismissed_ids: ['2:store_inactive'],
};
const until = '2026-12-24T00:00:00.000Z';
const notices = { 2: { b5d1: until } };
const permissions = { 1: bandung.permission, 2: makassar.permission };
const tender_draft = { tender_id: '55', items, step: 2 };
const banners = { '1:fees': until, '2:fees': until, '2:holiday': until };
const banner_dismissals = {
  1: { fees: { expiresAt: until } },
  2: { fees: { expiresAt: until }, holiday: { expiresAt: until } },
};
const known = { auth, configuration: null };

export const version7 = {
  user: { userData: person, ...known, otp },
  store: { ...chosen, banner_dismissals, notice_dismissals: notices },
  tenders: { 55: { items, step: 2 } },
};

export const oldStates = [
  {
    version: 1,
    state: {
      user: { profile: person, ...known, ...otp },
      store: { ...chosen, permissions, hidden_notices: notices },
      banners,
      tender_draft,
    },
  },
  {
    version: 2,
    state: {
      user: { userData: person, ...known, ...otp },
      store: { ...chosen, permissions, hidden_notices: notices },
      banners,
      tender_draft,
    },
  },
  {
    version: 3,
    state: {
      user: { userData: person, ...known, otp },
      store: { ...chosen, permissions, hidden_notices: notices },
      banners,
      tender_draft,
    },
  },
  {
    version: 4,
    state: {
      user: { userData: person, ...known, otp },
      store: { ...chosen, hidden_notices: notices },
      banners,
      tender_draft,
    },
  },
  {
    version: 5,
    state: {
      user: { userData: person, ...known, otp },
      store: { ...chosen, banner_dismissals, hidden_notices: notices },
      tender_draft,
    },
  },
  {
    version: 6,
    state: {
      user: { userData: person, ...known, otp },
      store: { ...chosen, banner_dismissals, notice_dismissals: notices },
      tender_draft,
    },
  },
] as const;
