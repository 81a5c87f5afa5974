import { chance, pick, type Random } from './random.ts';

const words = (text: string): string[] => text.trim().split(/\s*,\s*/);

const women = words(`
  Tini, Siti, Sri, Yanti, Wati, Rini, Lina, Nur, Dewi, Ratna, Endang, Yuni, Ani, Sumi, Lilis, Neneng,
  Ida, Murni, Kartini, Rohani, Ningsih, Tuti, Mega, Susi, Eka, Fitri, Halimah, Aminah, Marni, Titin`);
const men = words(`
  Slamet, Agus, Budi, Joko, Bambang, Asep, Dedi, Hendra, Rudi, Yusuf, Ahmad, Dadang, Ujang, Ketut,
  Nyoman, Frans, Yohanes, Hasan, Rahmat, Sugeng, Tono, Wahyu, Imam, Iwan, Eko, Gunawan, Herman, Taufik,
  Umar, Parjo`);
const familyNames = words(`
  Wijaya, Santoso, Hidayat, Setiawan, Kurniawan, Halim, Permana, Hartono, Susanto, Siregar, Nasution,
  Gunadi, Tanuwijaya, Firmansyah, Maulana, Pratama, Simanjuntak, Saputra, Nugroho, Rumbiak, Palinggi`);
const womensNames = words(
  'Suhartini, Rahayu, Lestari, Utami, Handayani, Puspita, Anggraini, Wulandari',
);
const blessings = words(`
  Sumber Rejeki, Berkah Jaya, Maju Jaya, Sinar Terang, Makmur Sentosa, Cahaya Baru, Rejeki Lancar,
  Barokah, Sumber Makmur, Mitra Usaha, Karya Bersama, Setia Kawan, Tunas Harapan, Anugerah, Sejahtera,
  Murah Rejeki, Sari Bumi, Bintang Timur, Mekar Jaya, Subur Makmur, Tiga Putra, Dua Saudara,
  Harapan Kita, Amanah, Bina Usaha, Sumber Urip, Podo Moro, Sido Mulyo, Tri Jaya, Aneka Jaya, Lestari`);
const sellerKinds = words('Toko Grosir, Grosir Sembako, Agen Sembako, Pusat Grosir, UD, CV');
const tails = ['', '', '', ' Abadi', ' Mandiri', ' Utama', ' 2', ' Baru', ' Group'];
/** Streets that every town has. */
const streets = words(`
  Jl. Pasar Baru, Jl. Ahmad Yani, Jl. Sudirman, Jl. Diponegoro, Jl. Gatot Subroto, Jl. Imam Bonjol,
  Jl. Veteran, Jl. Pahlawan, Jl. Melati, Jl. Kenanga, Jl. Hasanuddin, Jl. Kartini, Jl. Cempaka,
  Jl. Merdeka, Jl. Pattimura, Jl. Raya Pasar`);

/** How people address the person and what the person is called. */
type Named = { title: 'Bu' | 'Pak'; first: string; full: string };

export function personName(random: Random): Named {
  const isWoman = chance(random, 0.5);
  const first = pick(random, isWoman ? women : men);
  const last = pick(random, isWoman ? [...womensNames, ...familyNames] : familyNames);
  return { title: isWoman ? 'Bu' : 'Pak', first, full: `${first} ${last}` };
}

/** A small shop is called after its keeper or after a blessing. */
export function buyerStoreName(random: Random, { title, first }: Named): string {
  const kind = random();
  if (kind < 0.5) return `Warung ${title} ${first}`;
  if (kind < 0.65) return `Kios ${title} ${first}`;
  if (kind < 0.85) return `Toko Kelontong ${pick(random, blessings)}`;
  return `Warung Madura ${pick(random, blessings)}`;
}

export const sellerStoreName = (random: Random): string =>
  `${pick(random, sellerKinds)} ${pick(random, blessings)}${pick(random, tails)}`;

export const streetAddress = (random: Random, city: string): string =>
  `${pick(random, streets)} No. ${1 + Math.floor(random() * 180)}, ${city}`;

const districts =
  'Sukamaju, Cempaka Putih, Mekarsari, Karang Anyar, Tanjung Duren, Pasar Baru'.split(', ');
const driverNotes = ['', '', 'Masuk dari gang samping masjid.', 'Ruko cat hijau, parkir di depan.'];

/** What an address has besides the street. */
export const placeOf = (random: Random) => ({
  district: pick(random, districts),
  postalCode: String(10_000 + Math.floor(random() * 80_000)),
  driverNote: pick(random, driverNotes),
});

/** `tini.suhartini.7`: the number keeps two people of one name apart. */
export const usernameOf = (name: string, number: number): string =>
  `${name.toLowerCase().replaceAll(' ', '.')}.${number}`;
