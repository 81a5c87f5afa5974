/** The codes of orders from a chat and of their links; part of `errorTable`. Only who has the right secret is told why it holds no longer. */
export const chatOrderErrors = {
  chat_order_not_found: { status: 404, error_message: 'Pesanan dari chat ini tidak ditemukan.' },
  chat_order_state_conflict: {
    status: 409,
    error_message: 'Pesanan ini sudah dikonfirmasi atau dibatalkan.',
  },
  chat_order_version_conflict: {
    status: 409,
    error_message: 'Pesanan ini baru saja diubah. Periksa lagi isinya.',
  },
  chat_order_buyer_unknown: {
    status: 409,
    error_message: 'Pilih pembeli yang pernah memesan atau chat dengan toko ini.',
  },
  chat_orders_too_many: {
    status: 409,
    error_message: 'Terlalu banyak pesanan dari chat yang belum selesai. Batalkan yang lama dulu.',
  },
  payment_not_offered: {
    status: 409,
    error_message: 'Cara bayar ini tidak ditawarkan toko. Pilih yang lain.',
  },
  shared_link_unknown: {
    status: 403,
    error_message: 'Tautan ini tidak dikenal. Minta tautan yang benar kepada toko.',
  },
  shared_link_expired: {
    status: 403,
    error_message: 'Tautan ini sudah berakhir. Minta tautan baru kepada toko.',
  },
  shared_link_revoked: {
    status: 403,
    error_message: 'Toko sudah mencabut tautan ini. Hubungi toko.',
  },
} as const satisfies Record<string, { status: number; error_message: string }>;
