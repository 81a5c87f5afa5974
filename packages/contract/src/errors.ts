import { accountingErrors } from './accounting-errors.ts';
import { analyticsErrors } from './analytics-errors.ts';
import { apiKeyErrors } from './api-key-errors.ts';
import { bankErrors } from './bank-errors.ts';
import { chatErrors } from './chat-errors.ts';
import { chatOrderErrors } from './chat-order-errors.ts';
import { complaintErrors } from './complaint-errors.ts';
import { creditErrors } from './credit-errors.ts';
import { exportErrors } from './export-errors.ts';
import { feeErrors } from './fee-errors.ts';
import { fileErrors } from './file-errors.ts';
import { glogErrors } from './glog-errors.ts';
import { helpErrors } from './help-errors.ts';
import { paperErrors } from './paper-errors.ts';
import { planErrors } from './plan-errors.ts';
import { promotionErrors } from './promotion-errors.ts';
import { proposalErrors } from './proposal-errors.ts';
import { registrationErrors } from './registration-errors.ts';
import { savedViewErrors } from './saved-view-errors.ts';
import { secondFactorErrors } from './second-factor-errors.ts';
import { tenderErrors } from './tender-errors.ts';
import { tripErrors } from './trip-errors.ts';
import { webhookErrors } from './webhook-errors.ts';

/**
 * Every code the API can answer with, its HTTP status and the sentence a shopkeeper reads.
 * Here, and for what is owed, paid and banked in files of their own, a code meets its status, and nowhere else.
 */
export const errorTable = {
  ...accountingErrors,
  ...analyticsErrors,
  ...apiKeyErrors,
  ...chatErrors,
  ...chatOrderErrors,
  ...complaintErrors,
  ...creditErrors,
  ...exportErrors,
  ...fileErrors,
  ...glogErrors,
  ...helpErrors,
  ...paperErrors,
  ...planErrors,
  ...promotionErrors,
  ...proposalErrors,
  ...registrationErrors,
  ...savedViewErrors,
  ...secondFactorErrors,
  ...tenderErrors,
  ...tripErrors,
  ...webhookErrors,
  ...feeErrors,
  ...bankErrors,
  validation_failed: { status: 400, error_message: 'Ada isian yang belum benar. Periksa kembali.' },
  body_unreadable: { status: 400, error_message: 'Data yang dikirim tidak dapat dibaca.' },
  request_too_slow: {
    status: 408,
    error_message: 'Kiriman terlalu lama sampai. Coba lagi saat sinyal lebih baik.',
  },
  wrong_credentials: { status: 400, error_message: 'Nomor HP atau kata sandi salah.' },
  otp_wrong: { status: 400, error_message: 'Kode salah. Periksa lagi angkanya.' },
  otp_expired: { status: 400, error_message: 'Kode sudah tidak berlaku. Minta kode baru.' },
  otp_void: {
    status: 400,
    error_message: 'Kode salah dan sekarang tidak berlaku lagi. Minta kode baru.',
  },
  code_required: {
    status: 400,
    error_message:
      'Kata sandi nomor ini terlalu sering dicoba. Pastikan kata sandi Anda benar, lalu tekan “Masuk dengan kode”.',
  },
  otp_method_not_allowed: {
    status: 400,
    error_message: 'Kode untuk nomor ini tidak dapat dikirim lewat cara itu.',
  },
  handover_code_invalid: {
    status: 400,
    error_message: 'Tautan masuk ini sudah tidak berlaku. Buka lagi dari aplikasi.',
  },
  page_too_far: {
    status: 400,
    error_message: 'Halaman terlalu jauh. Persempit pencarian atau rentang tanggal.',
  },
  reason_unknown: { status: 400, error_message: 'Pilih salah satu alasan yang ada.' },
  note_required: {
    status: 400,
    error_message: 'Alasan ini perlu keterangan, paling sedikit 5 huruf.',
  },
  email_code_wrong: { status: 400, error_message: 'Kode salah. Periksa lagi email Anda.' },
  authentication_failed: { status: 401, error_message: 'Sesi Anda berakhir. Silakan masuk lagi.' },
  signature_wrong: { status: 401, error_message: 'Tanda tangan panggilan ini salah.' },
  signature_stale: {
    status: 401,
    error_message: 'Waktu tanda tangan terlalu jauh dari sekarang. Tandatangani lagi.',
  },
  permission_denied: {
    status: 403,
    error_message: 'Peran Anda di toko ini belum boleh melakukan ini.',
  },
  not_found: { status: 404, error_message: 'Alamat tidak ditemukan.' },
  order_not_found: { status: 404, error_message: 'Pesanan tidak ditemukan.' },
  job_not_found: { status: 404, error_message: 'Pekerjaan tidak ditemukan.' },
  address_report_not_found: {
    status: 404,
    error_message: 'Laporan alamat ini tidak ada atau sudah selesai.',
  },
  staff_not_found: { status: 404, error_message: 'Orang ini tidak lagi bekerja di toko Anda.' },
  invitation_not_found: {
    status: 404,
    error_message: 'Undangan ini sudah tidak ada. Mungkin dibatalkan atau sudah lewat 14 hari.',
  },
  message_not_found: { status: 404, error_message: 'Pesan ini tidak ada.' },
  operator_not_found: { status: 404, error_message: 'Operator ini tidak ada.' },
  payment_not_found: { status: 404, error_message: 'Pembayaran ini tidak ada.' },
  user_not_found: { status: 404, error_message: 'Tidak ada orang dengan nomor ini.' },
  store_not_found: { status: 404, error_message: 'Toko ini tidak ada.' },
  category_not_found: { status: 404, error_message: 'Kategori ini tidak ada.' },
  closing_not_found: { status: 404, error_message: 'Hari libur ini sudah tidak ada.' },
  delivery_zone_not_found: { status: 404, error_message: 'Wilayah antar ini sudah tidak ada.' },
  courier_not_found: { status: 404, error_message: 'Pengemudi ini sudah tidak ada.' },
  inventory_not_found: { status: 404, error_message: 'Produk ini tidak ada di toko Anda.' },
  product_unit_not_found: { status: 404, error_message: 'Produk ini tidak ada di katalog.' },
  order_state_conflict: {
    status: 409,
    error_message: 'Status pesanan sudah berubah. Periksa lagi pesanannya.',
  },
  request_in_flight: {
    status: 409,
    error_message: 'Permintaan yang sama masih diproses. Tunggu sebentar.',
  },
  store_inactive: {
    status: 409,
    error_message: 'Toko Anda sedang nonaktif. Hubungi layanan bantuan.',
  },
  store_not_selling: { status: 409, error_message: 'Toko ini sedang tidak menerima pesanan.' },
  store_closed: { status: 409, error_message: 'Toko ini sedang libur.' },
  delivery_unavailable: {
    status: 409,
    error_message: 'Kurir toko ini tidak mengantar ke kota Anda. Pilih ambil sendiri.',
  },
  staff_exists: { status: 409, error_message: 'Orang ini sudah bekerja di toko Anda.' },
  invitation_limit_reached: {
    status: 409,
    error_message: 'Paling banyak 50 undangan yang belum dijawab. Batalkan dulu yang tidak perlu.',
  },
  own_role_fixed: {
    status: 409,
    error_message: 'Peran sendiri tidak dapat diubah. Minta pemilik lain melakukannya.',
  },
  operator_exists: {
    status: 409,
    error_message: 'Nomor atau nama ini sudah dipakai operator lain.',
  },
  user_exists: { status: 409, error_message: 'Nomor atau nama pengguna ini sudah terdaftar.' },
  store_exists: { status: 409, error_message: 'Kode toko ini sudah dipakai.' },
  fee_rate_past: { status: 409, error_message: 'Tarif hanya dapat berlaku ke depan.' },
  last_owner: { status: 409, error_message: 'Toko harus memiliki paling sedikit satu pemilik.' },
  email_code_void: {
    status: 409,
    error_message: 'Kode tidak berlaku lagi. Minta kode baru, lalu coba lagi.',
  },
  partial_not_allowed: {
    status: 409,
    error_message: 'Pembeli tidak mengizinkan pesanan dikurangi. Terima semua atau tolak.',
  },
  courier_unavailable: {
    status: 409,
    error_message: 'Pengemudi ini nonaktif atau sudah dihapus. Pilih pengemudi lain.',
  },
  courier_limit_reached: {
    status: 409,
    error_message: 'Paling banyak 200 pengemudi. Hapus dulu yang tidak bekerja lagi.',
  },
  order_is_pickup: {
    status: 409,
    error_message: 'Pesanan ini diambil sendiri oleh pembeli, jadi tidak dikirim.',
  },
  order_not_by_transfer: {
    status: 409,
    error_message: 'Pesanan ini tidak dibayar lewat transfer.',
  },
  payment_told: {
    status: 409,
    error_message:
      'Penyedia pembayaran mengabarkan uang untuk pesanan ini. Lihat dulu uang itu dan putuskan.',
  },
  payment_judged: {
    status: 409,
    error_message: 'Pembayaran ini sudah diputuskan. Lihat dulu keputusannya.',
  },
  payment_counted: {
    status: 409,
    error_message: 'Uang dengan referensi ini sudah dihitung pada pembayaran lain.',
  },
  payment_not_counted: {
    status: 409,
    error_message: 'Belum ada uang yang dihitung untuk pesanan atau referensi ini.',
  },
  product_unavailable: { status: 409, error_message: 'Ada produk yang tidak lagi dijual.' },
  stock_insufficient: { status: 409, error_message: 'Stok tidak mencukupi.' },
  unpaid_limit_reached: {
    status: 409,
    error_message:
      'Terlalu banyak pesanan transfer yang belum dibayar. Bayar dulu yang lama, coba lagi besok, atau pilih bayar di tempat.',
  },
  payment_claims_reached: {
    status: 409,
    error_message:
      'Dua pembayaran ke toko ini masih diperiksa. Tunggu sampai salah satunya selesai, lalu coba lagi.',
  },
  unpaid_share_exceeded: {
    status: 409,
    error_message:
      'Pesanan yang belum dibayar, dari semua pembeli, paling banyak setengah stok dan setengah kuota promo. Kurangi jumlahnya atau pilih bayar di tempat.',
  },
  unanswered_limit_reached: {
    status: 409,
    error_message:
      'Sudah 20 pesanan Anda di toko ini yang belum dijawab. Tunggu jawaban penjual, lalu pesan lagi.',
  },
  in_vain_limit_reached: {
    status: 409,
    error_message:
      'Sudah 10 pesanan Anda ke toko ini yang batal, ditolak, atau tidak dijawab dalam sehari. Coba lagi besok, atau bayar lewat transfer.',
  },
  unanswered_share_exceeded: {
    status: 409,
    error_message:
      'Pesanan Anda yang lain di toko ini belum dijawab. Sampai dijawab, semuanya paling banyak setengah stok dan setengah kuota promo. Kurangi jumlahnya atau tunggu jawaban penjual.',
  },
  inventory_version_conflict: {
    status: 409,
    error_message: 'Produk ini baru saja diubah orang lain. Periksa dulu, lalu simpan lagi.',
  },
  plan_version_conflict: { status: 409, error_message: 'Baru diperbaiki orang lain. Cek lagi.' },
  inventory_exists: {
    status: 409,
    error_message: 'Produk dalam satuan ini sudah ada di toko Anda.',
  },
  stock_below_reserved: {
    status: 409,
    error_message: 'Stok tidak boleh kurang dari yang sudah dipesan pembeli.',
  },
  body_too_large: { status: 413, error_message: 'Data yang dikirim terlalu besar.' },
  image_too_large: {
    status: 413,
    error_message: 'Foto terlalu besar: lebih dari 50 megapiksel. Kecilkan dulu, lalu kirim lagi.',
  },
  media_type_unsupported: { status: 415, error_message: 'Jenis data tidak didukung.' },
  idempotency_key_reused: {
    status: 422,
    error_message: 'Kunci permintaan ini sudah dipakai untuk permintaan lain.',
  },
  minimum_order_not_met: { status: 422, error_message: 'Jumlah pesanan di bawah minimum.' },
  otp_too_soon: {
    status: 429,
    error_message: 'Kode baru saja dikirim. Tunggu sebentar sebelum meminta lagi.',
  },
  otp_too_many: {
    status: 429,
    error_message:
      'Terlalu banyak kode untuk nomor ini. Coba lagi nanti, atau masuk dengan kata sandi.',
  },
  delivery_minimum_not_met: {
    status: 422,
    error_message: 'Nilai pesanan di bawah minimum antar ke kota Anda.',
  },
  rate_limited: { status: 429, error_message: 'Terlalu banyak percobaan. Coba lagi nanti.' },
  internal_error: {
    status: 500,
    error_message: 'Terjadi gangguan sistem. Mohon tunggu atau muat ulang.',
  },
  database_unavailable: {
    status: 503,
    error_message: 'Layanan sedang tidak tersedia. Coba lagi sebentar lagi.',
  },
  server_busy: { status: 503, error_message: 'Sedang ramai. Tunggu sebentar, lalu coba lagi.' },
  otp_not_sent: { status: 503, error_message: 'Kode belum bisa dikirim. Coba lagi sebentar lagi.' },
  email_unavailable: {
    status: 503,
    error_message: 'Email sedang tidak dapat dikirim. Coba lagi sebentar lagi.',
  },
  signer_not_configured: {
    status: 503,
    error_message: 'Panggilan ini belum diterima: kuncinya belum diatur di server.',
  },
} as const satisfies Record<string, { status: number; error_message: string }>;

export type ErrorCode = keyof typeof errorTable;
