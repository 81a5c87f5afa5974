/** What the server alone tells, or a form that no first page carries; part of `everyFieldError`. */
export const lateFieldErrors = {
  unpaid_share: 'Paling banyak setengah stok dan kuota promo sebelum dibayar.',
  unanswered_share:
    'Paling banyak setengah stok dan kuota promo selama pesanan lain belum dijawab.',
  courier_choice_missing: 'Pilih pengemudi atau GLog, satu saja.',
  term_days_mismatch: 'Tempo hanya untuk pembayaran tempo, dan wajib di sana.',
  store_choice_missing: 'Pilih satu toko atau semua toko.',
  same_store: 'Toko tidak dapat memesan dari dirinya sendiri.',
  promotion_price_too_high: 'Terlalu tinggi untuk promosi ini. Turunkan harganya.',
  promotion_price_rises: 'Promosi sedang berjalan: harga hanya dapat diturunkan.',
  promotion_unfit: 'Produk ini tidak termasuk kategori promosi.',
  promotion_overlaps: 'Produk ini sudah ikut promosi lain di waktu yang sama.',
  quota_too_small: 'Di bawah kuota terendah promosi ini.',
  quota_below_taken: 'Kurang dari yang sudah terpakai.',
  quota_above_stock: 'Lebih banyak dari stok yang tersedia.',
  voucher_code_invalid: 'Kode terdiri dari 4 sampai 20 huruf dan angka.',
  voucher_above_minimum: 'Belanja minimum harus lebih besar dari potongannya.',
  volume_without_minimum: 'Isi jumlah minimum atau belanja minimum.',
  percent_too_big: 'Paling banyak 90%.',
  ends_before_start: 'Harus sesudah waktu mulai.',
  used_already: 'Sudah dipakai pembeli, jadi tidak dapat diubah.',
  begun_already: 'Sudah mulai, jadi tidak dapat diubah.',
} as const satisfies Record<string, string>;
