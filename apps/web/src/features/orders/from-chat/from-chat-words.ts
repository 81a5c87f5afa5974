import type {
  ChatOrderDoubt,
  ChatOrderProblem,
  ChatOrderState,
} from '@marketplace/contract/chat-order-words';

export const stateWords = {
  DRAFT: { label: 'Belum dikirim', tone: 'neutral' },
  SENT: { label: 'Menunggu pembeli', tone: 'soon' },
  CONFIRMED: { label: 'Jadi pesanan', tone: 'brand' },
  CANCELLED: { label: 'Dibatalkan', tone: 'neutral' },
  EXPIRED: { label: 'Tautan berakhir', tone: 'wrong' },
} as const satisfies Record<ChatOrderState, { label: string; tone: string }>;

export const doubtWords: Record<ChatOrderDoubt, string> = {
  SEVERAL_PRODUCTS: 'Ada beberapa barang yang mirip. Pilih yang dimaksud.',
  NAME: 'Namanya tidak persis sama. Cocokkan dulu.',
  SIZE: 'Ukurannya berbeda. Cocokkan dulu.',
  QUANTITY: 'Jumlahnya tidak tertulis.',
  WORDS: 'Ada kata yang bisa berarti lain. Baca lagi kalimatnya.',
  UNIT_NOT_SAID: 'Satuannya tidak tertulis. Pilih satuannya.',
  UNIT_NOT_SOLD: 'Satuan itu tidak Anda jual. Pilih satuan lain.',
  HALF: 'Ditulis setengah. Cocokkan jumlahnya.',
  WEIGHT: 'Ditulis beratnya. Cocokkan jumlahnya.',
  BELOW_MINIMUM: 'Kurang dari minimum pembelian.',
  STOCK: 'Lebih banyak dari stok Anda sekarang.',
};

export const problemWords: Record<ChatOrderProblem, string> = {
  not_sold: 'Tidak dijual lagi',
  below_minimum: 'Kurang dari minimum pembelian',
  stock_short: 'Stok kurang',
};

export const paymentWords = { COD: 'Bayar di tempat (COD)', TRANSFER: 'Transfer', TERM: 'Tempo' };
export const deliveryWords = {
  STORE_COURIER: 'Kurir toko',
  GLOG_SAME_DAY: 'GLog Same Day',
  BUYER_PICKUP: 'Diambil pembeli',
};
