import type { HelpPicture } from '@marketplace/contract/help-words';

export const forWhom = [
  {
    title: 'Toko grosir dengan satu toko',
    text: 'Anda di meja kasir, satu tangan memegang HP. Pesanan, stok, dan uang cukup di satu layar.',
  },
  {
    title: 'Pemilik banyak toko',
    text: 'Semua toko dalam satu daftar. Harga disalin dari satu toko ke toko lain, dan setiap toko tetap punya angkanya sendiri.',
  },
  {
    title: 'Staf dan kurir',
    text: 'Karyawan masuk dengan nomornya sendiri dan peran yang Anda tentukan. Kurir cukup membuka tautan.',
  },
] as const;

type Strength = {
  title: string;
  points: readonly string[];
  picture: HelpPicture;
  caption: string;
};

export const strengths: readonly Strength[] = [
  {
    title: 'Stok dan harga selalu benar',
    points: [
      'Tambah produk dengan memindai barcode; harga pasar di kota Anda tampil di sebelahnya.',
      'Jual per pcs, renteng, atau dus dari satu stok yang sama.',
      'Ubah ratusan harga sekaligus, lihat dulu hasilnya, dan batalkan bila salah.',
    ],
    picture: 'produk',
    caption: 'Daftar produk dengan stok dan harganya',
  },
  {
    title: 'Setiap rupiah ada penjelasannya',
    points: [
      'Uang yang ditahan punya alasan dan tanggal berakhirnya.',
      'Biaya hanya dari pesanan yang selesai, dihitung sampai satu rupiah.',
      'Buku tempo dan uang kurir tercatat, tanpa buku tulis.',
    ],
    picture: 'saldo',
    caption: 'Di mana uang toko berada, dan mengapa',
  },
  {
    title: 'Pembeli kembali lagi',
    points: [
      'Balas chat, jawab permintaan, dan ikut promosi dari tempat yang sama.',
      'Lihat siapa yang biasanya memesan minggu ini dan siapa yang sudah lama diam.',
      'Komplain diselesaikan dengan tawaran yang jelas, dengan foto dan batas waktu.',
    ],
    picture: 'angka',
    caption: 'Angka minggu ini dibanding minggu lalu',
  },
];

export const steps = [
  {
    title: 'Buat akun',
    text: 'Cukup nomor HP, kode yang kami kirim, nama, dan kata sandi.',
  },
  {
    title: 'Daftarkan toko',
    text: 'Isi nama toko, barang yang dijual, dan alamatnya. Kami periksa, lalu Anda dikabari.',
  },
  {
    title: 'Siapkan toko',
    text: 'Isi alamat, jam buka, wilayah antar, dan rekening untuk pencairan.',
  },
  {
    title: 'Pasang produk pertama',
    text: 'Cari di katalog atau pindai barcode, isi harga dan stok, lalu terima pesanan.',
  },
] as const;

export const footLinks = [
  ['/seller/seller-fee', 'Biaya layanan'],
  ['/seller/payment-info', 'Kapan uang masuk'],
  ['/about-buyers-demand', 'Permintaan pembeli'],
  ['/seller/buyer-pickup', 'Ambil sendiri'],
  ['/about-glog-same-day', 'GLog Same Day'],
  ['/seller/faq', 'Pertanyaan umum'],
  ['/privacy', 'Privasi'],
  ['/terms', 'Syarat dan ketentuan'],
] as const;
