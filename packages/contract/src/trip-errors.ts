/** The codes of drivers' links; part of `errorTable`. Only who has the right secret is told why it holds no longer. */
export const tripErrors = {
  trip_link_unknown: {
    status: 403,
    error_message: 'Tautan ini tidak dikenal. Minta tautan yang benar kepada toko.',
  },
  trip_link_expired: {
    status: 403,
    error_message: 'Tautan ini sudah berakhir. Minta tautan baru kepada toko.',
  },
  trip_link_revoked: {
    status: 403,
    error_message: 'Toko sudah mencabut tautan ini. Hubungi toko.',
  },
  trip_link_replaced: {
    status: 403,
    error_message: 'Toko sudah membuat tautan baru. Buka tautan yang terbaru.',
  },
  trip_stop_unknown: {
    status: 404,
    error_message: 'Pesanan ini tidak ada di daftar antaran Anda.',
  },
  trip_stop_closed: {
    status: 409,
    error_message: 'Pesanan ini sudah dicatat selesai oleh orang lain. Hubungi toko.',
  },
  trip_finished: {
    status: 409,
    error_message: 'Semua antaran di tautan ini sudah selesai. Hubungi toko.',
  },
  trip_empty: {
    status: 409,
    error_message: 'Tidak ada pesanan yang sedang diantar kurir ini.',
  },
} as const satisfies Record<string, { status: number; error_message: string }>;
