/** The codes of files and of what takes them; part of `errorTable`. */
export const fileErrors = {
  file_unreadable: {
    status: 400,
    error_message: 'Berkas ini rusak atau terpotong. Pilih berkas lain atau foto ulang.',
  },
  link_expired: {
    status: 403,
    error_message: 'Tautan berkas ini sudah tidak berlaku. Buka lagi dari aplikasi.',
  },
  file_not_found: { status: 404, error_message: 'Berkas tidak ditemukan.' },
  upload_not_found: {
    status: 404,
    error_message: 'Pengiriman berkas tidak ditemukan. Kirim ulang dari awal.',
  },
  upload_offset_conflict: {
    status: 409,
    error_message: 'Berkas belum terkirim lengkap. Pengiriman dilanjutkan dari bagian terakhir.',
  },
  storage_quota_reached: {
    status: 409,
    error_message:
      'Terlalu banyak berkas yang belum dipakai. Pakai yang sudah dikirim, atau coba lagi besok.',
  },
  file_too_large: { status: 413, error_message: 'Berkas terlalu besar. Paling besar 10 MB.' },
  file_type_unsupported: {
    status: 415,
    error_message:
      'Jenis berkas ini tidak diterima. Kirim foto JPG, PNG, atau WebP (foto HEIC dari iPhone belum bisa). PDF hanya untuk bukti bayar dan dokumen.',
  },
  storage_unavailable: {
    status: 503,
    error_message: 'Berkas sedang tidak dapat disimpan atau dibuka. Coba lagi sebentar lagi.',
  },
} as const satisfies Record<string, { status: number; error_message: string }>;
