/** The codes of bank accounts and of what is paid out to them; part of `errorTable`. */
export const bankErrors = {
  bank_account_not_found: { status: 404, error_message: 'Rekening ini tidak ada di toko Anda.' },
  payout_not_found: { status: 404, error_message: 'Pencairan ini tidak ada.' },
  payout_file_not_found: { status: 404, error_message: 'Berkas bank ini tidak ada.' },
  bank_account_exists: { status: 409, error_message: 'Rekening ini sudah terdaftar di toko Anda.' },
  bank_account_limit_reached: {
    status: 409,
    error_message: 'Paling banyak 20 rekening. Hapus dulu yang tidak dipakai.',
  },
  bank_account_unverified: {
    status: 409,
    error_message: 'Rekening ini belum terverifikasi. Verifikasi dulu, lalu pilih lagi.',
  },
  bank_account_in_use: {
    status: 409,
    error_message:
      'Masih ada pencairan yang sedang dikirim ke rekening ini. Hapus setelah uangnya sampai.',
  },
  second_owner_needed: {
    status: 409,
    error_message:
      'Rekening baru disetujui oleh pemilik lain yang sudah menjadi pemilik sebelum rekening ditambahkan. Tanpa persetujuan, rekening dipakai setelah 24 jam.',
  },
  payout_state_conflict: {
    status: 409,
    error_message: 'Status pencairan ini sudah berubah. Muat ulang untuk melihatnya.',
  },
  payout_contradicted: {
    status: 409,
    error_message:
      'Kabar dari bank tentang pencairan ini bertentangan, mungkin uangnya sudah sampai. Kami memeriksanya dulu sebelum dikirim lagi.',
  },
  payout_not_due: {
    status: 409,
    error_message:
      'Pencairan ini belum boleh dikirim: rekeningnya baru ditambahkan, atau harinya belum tiba.',
  },
} as const satisfies Record<string, { status: number; error_message: string }>;
