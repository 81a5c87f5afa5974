import type { FulfilmentStatus } from '@marketplace/contract/order-status';

/** The two forms that ask for a reason. */
export const reasonWords = {
  rejection: {
    call: 'POST /api/orders/seller/reject-order',
    to: '/seller/orders/reject',
    ask: 'Mengapa ditolak?',
    submit: 'Tolak Pesanan',
    label: 'Tolak',
    sure: 'Tolak pesanan ini?',
    consequence:
      'Tidak bisa diurungkan. Stok dilepas lagi, dan uang yang sudah dibayar kembali ke pembeli.',
    confirm: 'Ya, tolak',
    from: 'NEW',
  },
  failure: {
    call: 'POST /api/orders/seller/delivery-failed',
    to: '/seller/orders/delivery-failed',
    ask: 'Mengapa gagal diantar?',
    submit: 'Kembalikan ke Toko',
    label: 'Gagal antar',
    sure: 'Barang kembali ke toko?',
    consequence:
      'Tidak bisa diurungkan. Barang masuk stok lagi, dan uang yang sudah dibayar kembali ke pembeli.',
    confirm: 'Ya, barang kembali',
    from: 'SHIPPED',
  },
} as const satisfies Record<string, { from: FulfilmentStatus } & Record<string, string>>;
