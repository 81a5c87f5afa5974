/** The codes of what stores owe the marketplace and pay; part of `errorTable`. */
export const feeErrors = {
  fee_collection_not_found: { status: 404, error_message: 'Tagihan biaya ini tidak ada.' },
  fee_transaction_not_found: {
    status: 404,
    error_message: 'Pesanan ini tidak ada di tagihan tersebut.',
  },
  fee_collection_not_payable: {
    status: 409,
    error_message: 'Tagihan ini sudah dibayar, dihapus, atau sedang diperiksa.',
  },
  fee_payment_open: {
    status: 409,
    error_message: 'Tagihan ini sedang dibayar. Lanjutkan pembayaran itu, atau batalkan dulu.',
  },
  fee_payment_expired: {
    status: 409,
    error_message:
      'Batas waktu pembayaran ini sudah lewat. Buat pembayaran baru, lalu kirim bukti yang sama bila uang sudah ditransfer.',
  },
  fee_payment_state_conflict: {
    status: 409,
    error_message: 'Status pembayaran ini sudah berubah. Muat ulang untuk melihatnya.',
  },
  fee_payment_short: {
    status: 409,
    error_message: 'Uang yang masuk kurang dari tagihan. Tolak buktinya dan tulis alasannya.',
  },
  payment_method_unavailable: {
    status: 409,
    error_message: 'Cara bayar ini tidak tersedia. Pilih yang lain, atau hubungi bantuan.',
  },
  payment_amounts_taken: {
    status: 409,
    error_message:
      'Terlalu banyak pembayaran dengan jumlah serupa sedang berjalan. Coba lagi nanti, atau bayar bersama tagihan lain.',
  },
  store_takes_no_orders: {
    status: 409,
    error_message: 'Toko ini sementara tidak menerima pesanan baru. Coba lagi nanti.',
  },
} as const satisfies Record<string, { status: number; error_message: string }>;
