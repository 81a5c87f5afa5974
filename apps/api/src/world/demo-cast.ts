import { type PersonPlan, type StorePlan, worldPassword } from './cast.ts';
import { at, zipfSizes } from './random.ts';

/** Who may sign in on the sellers' side; the 40 buyers have the numbers of `buyerPhone`. */
const demoLogins = {
  owner: '+6281200000001',
  smallOwner: '+6281200000002',
  clerk: '+6281200000003',
  codeOnly: '+6281200000004',
  otherCodeOnly: '+6281200000005',
  chooser: '+6281200000006',
} as const;

const byWhatsapp = { method: 'WHATSAPP', isWhitelisted: false } as const;

export const demoPeople: readonly PersonPlan[] = [
  { phone: demoLogins.owner, name: 'Hendra Wijaya', username: 'hendra.wijaya' },
  { phone: demoLogins.smallOwner, name: 'Ratna Halim', username: 'ratna.halim' },
  { phone: demoLogins.clerk, name: 'Dewi Lestari', username: 'dewi.lestari' },
  {
    phone: demoLogins.codeOnly,
    name: 'Siti Rahayu',
    username: 'siti.rahayu',
    hasNoPassword: true,
    otp: byWhatsapp,
  },
  {
    phone: demoLogins.otherCodeOnly,
    name: 'Joko Susilo',
    username: 'joko.susilo',
    hasNoPassword: true,
    otp: byWhatsapp,
  },
  {
    phone: demoLogins.chooser,
    name: 'Agus Salim',
    username: 'agus.salim',
    otp: { method: 'SMS', isWhitelisted: true },
  },
];

/** Three of them, as the login page of a demo offers them. */
export const demoOffer = {
  people: [
    { phone_number: demoLogins.owner, description: 'Pemilik 12 toko' },
    { phone_number: demoLogins.smallOwner, description: 'Pemilik 1 toko' },
    { phone_number: demoLogins.clerk, description: 'Staf pesanan' },
  ],
  password: worldPassword,
};

const owner = { phone: demoLogins.owner, role: 'OWNER' } as const;
const clerk = { phone: demoLogins.clerk, role: 'ORDER_STAFF' } as const;

type Listed = Omit<StorePlan, 'orders'>;

const selling = (name: string, city: string, ...members: StorePlan['members']): Listed => ({
  name,
  city,
  allowsSelling: true,
  isActive: true,
  members,
});

const workday = [
  { from: '07:30', to: '12:00' },
  { from: '13:00', to: '17:00' },
];
/** Shorter on Saturday, and closed on Sunday. */
const withNoonBreak = [...Array.from({ length: 5 }, () => workday), workday.slice(0, 1), []];

/** From the busiest to the quietest. */
const stores: readonly Listed[] = [
  selling('Toko Grosir Sumber Rejeki', 'Jakarta Barat', owner, clerk),
  selling('Grosir Sembako Maju Jaya', 'Bekasi', owner, clerk),
  selling(
    'Toko Grosir Berkah Ratna',
    'Depok',
    { phone: demoLogins.smallOwner, role: 'OWNER' },
    { phone: demoLogins.codeOnly, role: 'ORDER_STAFF' },
    { phone: demoLogins.otherCodeOnly, role: 'STOCK_STAFF' },
    { phone: demoLogins.chooser, role: 'ADMIN' },
  ),
  selling('Pusat Grosir Sinar Terang', 'Surabaya', owner),
  selling('Agen Sembako Cahaya Baru', 'Tangerang', owner, clerk),
  selling('Grosir Pasundan Makmur', 'Bandung', owner),
  selling('Toko Grosir Tunas Harapan', 'Semarang', owner),
  selling('Grosir Dewata Sejahtera', 'Denpasar', owner),
  selling('Agen Sembako Losari Jaya', 'Makassar', owner),
  { ...selling('Toko Grosir Setia Kawan', 'Jakarta Timur', owner), allowsSelling: false },
  selling('Grosir Borneo Sentosa', 'Balikpapan', owner),
  { ...selling('Toko Grosir Cenderawasih', 'Jayapura', owner), weekdays: withNoonBreak },
  { ...selling('Grosir Puncak Lestari', 'Bogor', owner), isActive: false },
];

const sizes = zipfSizes(6_000, stores.length, 0.6);

export const demoStores: readonly StorePlan[] = stores.map((store, rank) => ({
  ...store,
  orders: at(sizes, rank),
}));
