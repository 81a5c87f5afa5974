import type { PersonPlan, StorePlan } from './cast.ts';

/** Who may sign in to the test world: one of every role on the store `own`, and outsiders. */
export const testPeople = {
  owner: '+6281200000101',
  admin: '+6281200000102',
  orderStaff: '+6281200000103',
  stockStaff: '+6281200000104',
  viewer: '+6281200000105',
  otherOwner: '+6281200000106',
  buyer: '+6281210000001',
  otherBuyer: '+6281210000002',
} as const;

/** Their ids, as rows carry them. The owner also owns the two that may not sell. */
export const testStores = {
  own: '1',
  other: '2',
  notSelling: '3',
  inactive: '4',
  buyer: '5',
  otherBuyer: '6',
} as const;

const owner = { phone: testPeople.owner, role: 'OWNER' } as const;

const people: readonly PersonPlan[] = [
  { phone: testPeople.owner, name: 'Bambang Santoso', username: 'bambang' },
  { phone: testPeople.admin, name: 'Lina Kurniawan', username: 'lina' },
  { phone: testPeople.orderStaff, name: 'Asep Hidayat', username: 'asep' },
  { phone: testPeople.stockStaff, name: 'Rini Utami', username: 'rini' },
  { phone: testPeople.viewer, name: 'Yusuf Maulana', username: 'yusuf' },
  { phone: testPeople.otherOwner, name: 'Ketut Permana', username: 'ketut' },
];

const stores: readonly StorePlan[] = [
  {
    name: 'Toko Grosir Sumber Rejeki',
    city: 'Jakarta Barat',
    orders: 180,
    allowsSelling: true,
    isActive: true,
    members: [
      owner,
      { phone: testPeople.admin, role: 'ADMIN' },
      { phone: testPeople.orderStaff, role: 'ORDER_STAFF' },
      { phone: testPeople.stockStaff, role: 'STOCK_STAFF' },
      { phone: testPeople.viewer, role: 'VIEWER' },
    ],
  },
  {
    name: 'Grosir Sembako Mekar Jaya',
    city: 'Bandung',
    orders: 80,
    allowsSelling: true,
    isActive: true,
    members: [{ phone: testPeople.otherOwner, role: 'OWNER' }],
  },
  {
    name: 'Agen Sembako Losari Jaya',
    city: 'Makassar',
    orders: 40,
    allowsSelling: false,
    isActive: true,
    members: [owner],
  },
  {
    name: 'Toko Grosir Cenderawasih',
    city: 'Jayapura',
    orders: 40,
    allowsSelling: true,
    isActive: false,
    members: [owner],
  },
];

export const testCast = { people, stores };
