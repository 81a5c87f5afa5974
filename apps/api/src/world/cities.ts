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

/** Where each lies, in the same order: latitude and longitude of its middle. */
export const places: readonly (readonly [latitude: number, longitude: number])[] = [
  [-6.17, 106.76],
  [-6.23, 106.9],
  [-6.24, 107.0],
  [-6.18, 106.63],
  [-6.6, 106.8],
  [-6.4, 106.82],
  [-6.91, 107.61],
  [-6.87, 107.54],
  [-7.26, 112.75],
  [-7.45, 112.72],
  [-6.99, 110.42],
  [-7.57, 110.83],
  [3.59, 98.67],
  [-2.99, 104.76],
  [-8.65, 115.22],
  [-5.15, 119.43],
  [-1.27, 116.83],
  [-0.5, 117.15],
  [1.49, 124.84],
  [-3.7, 128.18],
  [-2.53, 140.72],
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
