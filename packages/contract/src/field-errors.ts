import type { lateFieldErrors } from './late-field-errors.ts';
import { loginFieldErrors } from './login-field-errors.ts';

/** What can be wrong with one field; forms and server say it with the same codes and words. First pages carry these. */
export const fieldErrorTable = {
  ...loginFieldErrors,
  invalid: 'Isian tidak benar.',
  too_short: 'Terlalu pendek.',
  too_long: 'Terlalu panjang.',
  too_small: 'Nilainya terlalu kecil.',
  too_big: 'Nilainya terlalu besar.',
  not_a_choice: 'Pilihan tidak dikenal.',
  unknown_field: 'Isian ini tidak dikenal.',
  otp_code_invalid: 'Kode terdiri dari 6 angka.',
  password_too_short: 'Paling sedikit 8 karakter.',
  password_common: 'Kata sandi ini terlalu mudah ditebak. Pilih yang lain.',
  password_is_phone_number: 'Jangan pakai nomor HP sebagai kata sandi.',
  date_invalid: 'Tanggal tidak benar. Contoh: 2026-08-17.',
  date_range_reversed: 'Tanggal akhir mendahului tanggal awal.',
  date_range_too_long: 'Paling lama 60 hari.',
  date_past: 'Tanggal ini sudah lewat.',
  clock_unclear: 'Tulis jam seperti 08:00.',
  hours_reversed:
    'Jam tutup harus sesudah jam buka. Buka lewat tengah malam? Tutup 00:00, lalu buka 00:00 di hari berikutnya.',
  hours_overlap: 'Bertumpuk dengan jam lain di hari ini.',
  never_open: 'Buka paling sedikit satu hari. Untuk tutup sementara, pakai Hari libur.',
  accepts_nothing: 'Dengan batas ini tidak ada pesanan yang diterima.',
  email_invalid: 'Email tidak benar. Contoh: toko@contoh.com.',
  code_invalid: 'Kode terdiri dari 6 angka.',
  postal_code_invalid: 'Kode pos terdiri dari 5 angka.',
  outside_indonesia: 'Titik ini di luar Indonesia.',
  coordinates_incomplete: 'Isi garis lintang dan garis bujur, atau kosongkan keduanya.',
  duplicate: 'Tertulis dua kali.',
  plate_number_invalid: 'Nomor polisi tidak benar. Contoh: B 1234 XYZ.',
  more_than_paid: 'Lebih besar dari yang dibayar untuk barang ini.',
  nothing_left: 'Paling sedikit satu barang harus tersisa. Bila tidak ada, tolak pesanan.',
  price_out_of_range: 'Harga dari Rp 1 sampai Rp 999.999.999.',
  amount_unclear: 'Tulis rupiah utuh tanpa koma. Contoh: 112.000.',
  tier_not_more: 'Harus lebih banyak dari tingkat sebelumnya.',
  tier_not_cheaper: 'Harus lebih murah dari tingkat sebelumnya.',
  tier_not_cheaper_than_price: 'Harus lebih murah dari harga biasa.',
  price_not_above_tiers: 'Harus lebih mahal dari harga grosirnya.',
  below_reserved: 'Kurang dari yang sudah dipesan pembeli.',
  barcode_invalid: 'Nomor barcode tidak benar. Periksa lagi angkanya.',
  piece_holds_one: 'Satu pcs berisi 1.',
  reference_unclear: 'Tulis nomor referensi, paling sedikit 3 huruf atau angka.',
  account_number_invalid: 'Nomor rekening terdiri dari 6 sampai 20 angka.',
  tax_number_invalid: 'NPWP atau NIK terdiri dari 15 atau 16 angka.',
  bank_unknown: 'Bank ini tidak dikenal. Pilih dari daftar.',
  below_floor: 'Di bawah margin terendah toko.',
  more_than_wanted: 'Lebih banyak dari yang diminta.',
  substitute_needs_words: 'Tulis alasan mengganti barang, paling sedikit 5 huruf.',
  note_too_short: 'Tulis keterangan, paling sedikit 5 huruf.',
} as const satisfies Record<string, string>;

export type UsualFieldErrorCode = keyof typeof fieldErrorTable;
export type FieldErrorCode = UsualFieldErrorCode | keyof typeof lateFieldErrors;

export type FieldErrors = Record<string, { code: FieldErrorCode; error_message: string }>;
