/** Buyers order within their region: goods travel by van, not by ship. */
type City = { name: string; province: string; timeZone: string; region: string };

const wib = 'Asia/Jakarta';
const wita = 'Asia/Makassar';
const wit = 'Asia/Jayapura';

/** In the order of their ids. */
export const cities: readonly City[] = [
  { name: 'Jakarta Barat', province: 'DKI Jakarta', timeZone: wib, region: 'Jabodetabek' },
  { name: 'Jakarta Timur', province: 'DKI Jakarta', timeZone: wib, region: 'Jabodetabek' },
  { name: 'Bekasi', province: 'Jawa Barat', timeZone: wib, region: 'Jabodetabek' },
  { name: 'Tangerang', province: 'Banten', timeZone: wib, region: 'Jabodetabek' },
  { name: 'Bogor', province: 'Jawa Barat', timeZone: wib, region: 'Jabodetabek' },
  { name: 'Depok', province: 'Jawa Barat', timeZone: wib, region: 'Jabodetabek' },
  { name: 'Bandung', province: 'Jawa Barat', timeZone: wib, region: 'Priangan' },
  { name: 'Cimahi', province: 'Jawa Barat', timeZone: wib, region: 'Priangan' },
  { name: 'Surabaya', province: 'Jawa Timur', timeZone: wib, region: 'Jawa Timur' },
  { name: 'Sidoarjo', province: 'Jawa Timur', timeZone: wib, region: 'Jawa Timur' },
  { name: 'Semarang', province: 'Jawa Tengah', timeZone: wib, region: 'Jawa Tengah' },
  { name: 'Surakarta', province: 'Jawa Tengah', timeZone: wib, region: 'Jawa Tengah' },
  { name: 'Medan', province: 'Sumatera Utara', timeZone: wib, region: 'Sumatera Utara' },
  { name: 'Palembang', province: 'Sumatera Selatan', timeZone: wib, region: 'Sumatera Selatan' },
  { name: 'Denpasar', province: 'Bali', timeZone: wita, region: 'Bali' },
  { name: 'Makassar', province: 'Sulawesi Selatan', timeZone: wita, region: 'Sulawesi Selatan' },
  { name: 'Balikpapan', province: 'Kalimantan Timur', timeZone: wita, region: 'Kalimantan Timur' },
  { name: 'Samarinda', province: 'Kalimantan Timur', timeZone: wita, region: 'Kalimantan Timur' },
  { name: 'Manado', province: 'Sulawesi Utara', timeZone: wita, region: 'Sulawesi Utara' },
  { name: 'Ambon', province: 'Maluku', timeZone: wit, region: 'Maluku' },
  { name: 'Jayapura', province: 'Papua', timeZone: wit, region: 'Papua' },
];

export function cityId(name: string): number {
  const index = cities.findIndex((city) => city.name === name);
  if (index < 0) throw new Error(`no city is called ${name}`);
  return index + 1;
}

const hour = 3_600_000;
const offsets: Readonly<Record<string, number>> = {
  [wib]: 7 * hour,
  [wita]: 8 * hour,
  [wit]: 9 * hour,
};

/** Indonesia has no summer time, so a zone is a fixed distance from UTC, in milliseconds. */
export const offsetOf = (timeZone: string): number => offsets[timeZone] ?? 7 * hour;
