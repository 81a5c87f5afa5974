import type { HelpPicture } from '@marketplace/contract/help-words';

export type SketchRow = {
  title: string;
  text?: string;
  value?: string;
  /** A word that stands out: a deadline, a state. */
  mark?: { text: string; tone: 'brand' | 'soon' | 'wrong' };
};

export type Sketch = {
  title: string;
  /** The number that the screen is about. */
  figure?: { label: string; value: string };
  tabs?: readonly string[];
  rows: readonly SketchRow[];
  buttons?: readonly string[];
};

/** Screens as they are, with goods and amounts of nobody's store. */
export const sketches: Record<HelpPicture, Sketch> = {
  pesanan: {
    title: 'Pesanan',
    tabs: ['Baru 3', 'Diproses 5', 'Dikirim 2'],
    rows: [
      {
        title: 'Warung Bu Ani',
        text: 'Mi goreng 85 g +4 · Transfer ✓',
        value: 'Rp 1.250.000',
        mark: { text: 'sisa 3 jam 20 menit', tone: 'soon' },
      },
      {
        title: 'Toko Berkah',
        text: 'Minyak goreng 2 L +1 · COD',
        value: 'Rp 486.000',
        mark: { text: 'sisa 21 jam', tone: 'brand' },
      },
    ],
    buttons: ['Tolak', 'Terima'],
  },
  'rincian-pesanan': {
    title: 'Pesanan #A-2041',
    rows: [
      { title: 'Mi goreng 85 g', text: '5 dus isi 40', value: 'Rp 540.000' },
      { title: 'Gula pasir 1 kg', text: '10 pak', value: 'Rp 165.000' },
      { title: 'Diterima', text: 'oleh Sari, 08.42', mark: { text: 'Diproses', tone: 'brand' } },
    ],
    buttons: ['Kirim pesanan'],
  },
  produk: {
    title: 'Produk',
    tabs: ['Aktif', 'Habis', 'Nonaktif'],
    rows: [
      { title: 'Mi goreng 85 g', text: 'dus isi 40 · stok 126', value: 'Rp 109.500' },
      {
        title: 'Minyak goreng 2 L',
        text: 'karton isi 6 · stok 4',
        value: 'Rp 207.000',
        mark: { text: 'stok menipis', tone: 'soon' },
      },
      { title: 'Kopi sachet', text: 'renteng isi 10 · stok 80', value: 'Rp 13.200' },
    ],
  },
  'tambah-produk': {
    title: 'Tambah produk',
    rows: [
      { title: 'Cari nama atau pindai barcode', text: '8 991 234 567 890' },
      { title: 'Mi goreng 85 g', text: 'dus isi 40', mark: { text: 'ditemukan', tone: 'brand' } },
      { title: 'Harga di kota Anda', text: 'dari toko lain', value: 'Rp 108.000–111.000' },
    ],
    buttons: ['Jual produk ini'],
  },
  'ubah-harga': {
    title: 'Ubah massal',
    figure: { label: 'Naik 3% untuk 214 barang', value: '+3%' },
    rows: [
      { title: 'Mi goreng 85 g', text: 'Rp 109.500', value: 'Rp 112.800' },
      { title: 'Gula pasir 1 kg', text: 'Rp 16.500', value: 'Rp 17.000' },
    ],
    buttons: ['Terapkan'],
  },
  saldo: {
    title: 'Uang',
    figure: { label: 'Disimpan untuk Anda', value: 'Rp 12.480.000' },
    rows: [
      {
        title: 'Menunggu pembeli konfirmasi',
        text: 'paling lambat besok 10.42',
        value: 'Rp 4.120.000',
      },
      { title: 'Dalam perjalanan ke bank', text: '3 pesanan', value: 'Rp 6.860.000' },
      { title: 'Sedang dikomplain', text: '1 pesanan', value: 'Rp 1.500.000' },
    ],
  },
  promosi: {
    title: 'Promosi',
    tabs: ['Promosi', 'Voucher'],
    rows: [
      {
        title: 'Diskon akhir pekan',
        text: 'Sabtu 00.00 sampai Minggu 23.59',
        mark: { text: 'bisa diikuti', tone: 'brand' },
      },
      { title: 'BERKAH25', text: 'potongan Rp 25.000, min. Rp 500.000', value: '18 dipakai' },
    ],
    buttons: ['Ikut promosi'],
  },
  chat: {
    title: 'Chat',
    rows: [
      {
        title: 'Warung Bu Ani',
        text: 'Stok mi goreng masih ada?',
        mark: { text: '1 baru', tone: 'soon' },
      },
      { title: 'Toko Berkah', text: 'Baik, ditunggu kirimannya.', value: '09.12' },
    ],
    buttons: ['Balas'],
  },
  angka: {
    title: 'Angka',
    figure: { label: 'Penjualan minggu ini', value: 'Rp 38.200.000' },
    rows: [
      { title: 'Dibanding minggu lalu', value: '+12%' },
      { title: 'Pesanan', text: '64 selesai', value: 'rata-rata Rp 597.000' },
      { title: 'Pembeli baru', value: '7' },
    ],
  },
  toko: {
    title: 'Toko',
    rows: [
      { title: 'Profil dan alamat', text: 'Grosir Makmur, Bandung' },
      { title: 'Jam buka', text: 'Senin sampai Sabtu, 07.00–17.00' },
      { title: 'Wilayah antar', text: 'Bandung Rp 15.000, Cimahi Rp 20.000' },
      { title: 'Staf', text: '3 orang' },
    ],
  },
};
