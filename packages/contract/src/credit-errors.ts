/** The codes of what buyers owe a store and drivers hand in; part of `errorTable`. */
export const creditErrors = {
  buyer_not_found: { status: 404, error_message: 'Pembeli ini belum pernah memesan di toko Anda.' },
  amount_over_open: {
    status: 409,
    error_message: 'Jumlahnya lebih besar daripada sisa utang pesanan ini.',
  },
  open_amount_changed: {
    status: 409,
    error_message: 'Sisa utang pesanan ini sudah berubah. Periksa lagi, lalu catat.',
  },
  buyer_over_limit: {
    status: 409,
    error_message:
      'Pembeli ini melewati batas tempo atau masih menunggak. Naikkan batasnya di Buku tempo, atau tolak pesanan ini.',
  },
  driver_cash_changed: {
    status: 409,
    error_message: 'Uang yang dibawa kurir ini sudah berubah. Hitung lagi, lalu catat.',
  },
} as const satisfies Record<string, { status: number; error_message: string }>;
