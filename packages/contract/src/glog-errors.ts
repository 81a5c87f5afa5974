/** The codes of GLog; part of `errorTable`. */
export const glogErrors = {
  glog_not_requested: { status: 404, error_message: 'Toko ini tidak mengajukan GLog.' },
  glog_unavailable: {
    status: 409,
    error_message: 'GLog tidak tersedia untuk pesanan ini. Pilih pengemudi toko.',
  },
  glog_registered: { status: 409, error_message: 'Toko ini sudah terdaftar di GLog.' },
} as const satisfies Record<string, { status: number; error_message: string }>;
