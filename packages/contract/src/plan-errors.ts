import { priceBookErrors } from './price-book-errors.ts';

/** The codes of plans, of what makes them, and of their files; part of `errorTable`. */
export const planErrors = {
  ...priceBookErrors,
  plan_not_found: { status: 404, error_message: 'Perubahan ini tidak ada atau sudah dihapus.' },
  plan_row_not_found: { status: 404, error_message: 'Baris ini tidak ada di perubahan tersebut.' },
  plan_not_open: {
    status: 409,
    error_message: 'Perubahan ini sudah diterapkan, jadi isinya tidak bisa diubah lagi.',
  },
  plan_empty: {
    status: 409,
    error_message: 'Tidak ada yang berubah, jadi tidak ada yang diterapkan.',
  },
  plan_guards_unconfirmed: {
    status: 409,
    error_message: 'Ada perubahan yang perlu Anda pastikan dulu. Periksa peringatannya.',
  },
  plan_under_way: {
    status: 409,
    error_message: 'Perubahan lain di toko ini sedang diterapkan. Tunggu sampai selesai.',
  },
  plan_not_applied: { status: 409, error_message: 'Perubahan ini belum diterapkan.' },
  plan_undo_over: {
    status: 409,
    error_message: 'Sudah lebih dari satu jam, jadi tidak bisa dibatalkan lagi.',
  },
  stock_take_known: {
    status: 409,
    error_message:
      'Sesi stok opname ini sudah diserahkan dengan isi lain. Buka lagi hitungan ini, lalu serahkan sebagai sesi baru.',
  },
  import_too_large: { status: 413, error_message: 'Berkas terlalu besar. Paling besar 40 MB.' },
  import_unreadable: {
    status: 400,
    error_message:
      'Berkas ini tidak bisa dibaca. Simpan sebagai .xlsx atau .csv dari Excel, lalu unggah lagi.',
  },
  import_empty: { status: 400, error_message: 'Berkas ini tidak punya baris produk.' },
  import_columns_missing: {
    status: 400,
    error_message:
      'Judul kolom tidak dikenali. Perlu Nama produk, Barcode, atau ID satuan, dan paling sedikit satu dari Harga, Harga modal, Stok, Minimum pesanan, atau Status. Pakai templat bila ragu.',
  },
  import_columns_twice: {
    status: 400,
    error_message: 'Ada judul kolom yang sama dua kali. Hapus salah satu, lalu unggah lagi.',
  },
  import_too_many_rows: {
    status: 422,
    error_message:
      'Lebih dari 200.000 baris. Bagi berkas ini menjadi beberapa, lalu unggah satu per satu.',
  },
} as const satisfies Record<string, { status: number; error_message: string }>;
