/** The codes of promotions and vouchers; part of `errorTable`. */
export const promotionErrors = {
  promotion_not_found: { status: 404, error_message: 'Promosi ini tidak ditemukan.' },
  voucher_not_found: { status: 404, error_message: 'Voucher ini tidak ditemukan.' },
  promotion_closed: {
    status: 409,
    error_message: 'Promosi ini tidak dapat diubah lagi. Lihat keadaannya sekarang.',
  },
  promotion_item_conflict: {
    status: 409,
    error_message: 'Harga promo ini baru saja diubah orang lain. Lihat yang terbaru dulu.',
  },
  promotion_full: {
    status: 409,
    error_message: 'Paling banyak 500 produk dalam satu promosi.',
  },
  voucher_code_taken: {
    status: 409,
    error_message: 'Kode ini sudah dipakai voucher lain di toko Anda.',
  },
  voucher_version_conflict: {
    status: 409,
    error_message: 'Voucher ini baru saja diubah orang lain. Lihat yang terbaru dulu.',
  },
  voucher_ended: { status: 409, error_message: 'Voucher ini sudah berakhir.' },
  voucher_not_valid: {
    status: 409,
    error_message:
      'Voucher ini tidak berlaku untuk pesanan ini. Periksa syaratnya, atau pesan tanpa voucher.',
  },
  price_changed: {
    status: 409,
    error_message: 'Harga berubah. Periksa lagi sebelum memesan.',
  },
  vouchers_too_many: {
    status: 409,
    error_message: 'Paling banyak 100 voucher yang belum berakhir. Akhiri dulu yang tidak perlu.',
  },
} as const satisfies Record<string, { status: number; error_message: string }>;
