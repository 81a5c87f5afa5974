import type {
  ComplaintKind,
  ComplaintState,
  ComplaintStepKind,
  GoodsEnd,
  TermsKind,
} from '@marketplace/contract/complaint-words';

export const kindWords: Record<ComplaintKind, string> = {
  DAMAGED: 'Barang rusak',
  SHORT: 'Barang kurang',
  WRONG_ITEM: 'Barang tidak sesuai',
  EXPIRED_GOODS: 'Barang kedaluwarsa',
  NOT_RECEIVED: 'Barang tidak sampai',
  BUYER_UNREACHABLE: 'Pembeli tidak bisa dihubungi',
  BUYER_REFUSED: 'Pembeli menolak barang',
  WRONG_ADDRESS: 'Alamat salah',
  PAYMENT_PROBLEM: 'Masalah pembayaran',
  GOODS_RETURNED: 'Barang dikembalikan',
  OTHER: 'Lainnya',
};

type Tone = 'neutral' | 'brand' | 'soon' | 'wrong' | 'note';

export const stateWords: Record<ComplaintState, { label: string; tone: Tone }> = {
  OPEN: { label: 'Perlu jawaban', tone: 'soon' },
  OFFERED: { label: 'Menunggu pembeli', tone: 'note' },
  IN_REVIEW: { label: 'Ditinjau', tone: 'note' },
  DECIDED: { label: 'Diputuskan', tone: 'soon' },
  RESOLVED: { label: 'Selesai', tone: 'brand' },
  REJECTED: { label: 'Ditolak', tone: 'neutral' },
  WITHDRAWN: { label: 'Dicabut', tone: 'neutral' },
};

export const termsWords: Record<TermsKind, string> = {
  REFUND: 'Uang kembali',
  RETURN: 'Barang dan uang kembali',
  REPLACEMENT: 'Kirim barang pengganti',
  UPHELD: 'Laporan Anda benar',
  NOTHING: 'Tidak ada yang dikembalikan',
};

export const goodsWords: Record<GoodsEnd, string> = {
  KEPT: 'Barang tetap di pembeli',
  TO_STOCK: 'Barang kembali ke stok',
  TO_LOSS: 'Barang rusak, tidak dijual lagi',
};

/** What happened, as a heading in the timeline. */
export const stepWords: Record<ComplaintStepKind, string> = {
  REGISTERED: 'Komplain diajukan',
  OFFERED: 'Penawaran',
  REFUSED: 'Komplain dibantah',
  ACCEPTED: 'Penawaran diterima',
  DECLINED: 'Penawaran ditolak',
  TIMED_OUT: 'Waktu menjawab habis',
  DECIDED: 'Keputusan',
  APPEALED: 'Banding',
  SETTLED: 'Selesai',
  WITHDRAWN: 'Komplain dicabut',
  HANDED_OVER: 'Uang diserahkan ke pembeli',
  CLAIMED: 'Dibayar marketplace, ditagihkan ke toko',
};

export const actorWords = {
  BUYER: 'Pembeli',
  SELLER: 'Toko Anda',
  OPERATOR: 'Marketplace',
  SYSTEM: 'Otomatis',
} as const;
