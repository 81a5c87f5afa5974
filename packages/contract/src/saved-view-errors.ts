/** The codes of saved views; part of `errorTable`. */
export const savedViewErrors = {
  saved_view_not_found: { status: 404, error_message: 'Tampilan ini sudah tidak ada.' },
  saved_view_changed: {
    status: 409,
    error_message: 'Tampilan ini baru saja diubah di perangkat lain. Periksa lagi, lalu simpan.',
  },
  saved_view_limit_reached: {
    status: 409,
    error_message: 'Paling banyak 50 tampilan di satu toko. Hapus dulu yang tidak dipakai.',
  },
} as const satisfies Record<string, { status: number; error_message: string }>;
