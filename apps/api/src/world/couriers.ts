import type { Tables } from '../platform/db/tables.gen.ts';
import { cities } from './cities.ts';
import { personName } from './names.ts';
import {
  at,
  chance,
  pickWeighted,
  type Random,
  seeded,
  type Weighted,
  wholeBetween,
} from './random.ts';
import { type SellerStore, streams, type World } from './world.ts';

type Vehicle = Tables['store_couriers']['vehicle_type'];

/** A driver of a store. */
export type Courier = {
  id: number;
  name: string;
  phone: string;
  vehicle: Vehicle;
  plate: string;
  isActive: boolean;
};

const vehicles: Weighted<Vehicle> = [
  ['MOTORCYCLE', 45],
  ['TRICYCLE', 10],
  ['CAR', 10],
  ['VAN', 25],
  ['TRUCK', 10],
];

/** Letters of a plate tell where the vehicle is from. */
const plateAreas: Record<string, string> = {
  'Jawa Barat': 'D',
  'Jawa Tengah': 'H',
  'Jawa Timur': 'L',
  Bali: 'DK',
  'Sulawesi Selatan': 'DD',
  'Kalimantan Timur': 'KT',
  Papua: 'PA',
};

const most = 4;

/** Two to four drivers; of four the last one is no longer sent out. */
export function couriersOf({ plan }: World, store: SellerStore): Courier[] {
  const random = seeded(plan.seed, streams.couriers, store.id);
  const count = wholeBetween(random, 2, most);
  const { province, region } = at(cities, store.cityId - 1);
  const area = region === 'Jabodetabek' ? 'B' : (plateAreas[province] ?? 'B');
  return Array.from({ length: count }, (_, index) => {
    const id = (store.id - 1) * most + index + 1;
    const vehicle = pickWeighted(random, vehicles);
    const { full } = personName(random);
    return {
      id,
      name: full,
      phone: `+62857${String(10_000_000 + id)}`,
      vehicle,
      plate: chance(random, 0.9) ? plateOf(random, area) : '',
      isActive: index < 3,
    };
  });
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

function plateOf(random: Random, area: string): string {
  const series = Array.from({ length: wholeBetween(random, 2, 3) }, () =>
    letters.charAt(Math.floor(random() * letters.length)),
  );
  return `${area} ${wholeBetween(random, 1_000, 9_999)} ${series.join('')}`;
}

/** Every third store is served by GLog, every third has asked or not even that. */
export function glogOf(store: SellerStore): { status: 'ACTIVE' | 'PENDING'; cod: boolean } | null {
  if (store.id % 3 === 1) return { status: 'ACTIVE', cod: store.id % 2 === 1 };
  return store.id % 6 === 5 ? { status: 'PENDING', cod: false } : null;
}
