/** The codes of demands and offers; part of `errorTable`. */
export const tenderErrors = {
  tender_not_found: { status: 404, error_message: 'Permintaan ini tidak ditemukan.' },
  offer_not_found: { status: 404, error_message: 'Penawaran ini tidak ditemukan.' },
  tender_closed: { status: 409, error_message: 'Permintaan ini sudah ditutup.' },
  tender_changed: {
    status: 409,
    error_message: 'Pembeli baru saja mengubah permintaan ini. Lihat dulu, lalu kirim lagi.',
  },
  tender_version_conflict: {
    status: 409,
    error_message: 'Permintaan ini sudah berubah. Lihat yang terbaru dulu.',
  },
  tenders_too_many: {
    status: 409,
    error_message: 'Paling banyak 20 permintaan yang terbuka dan 50 baru dalam sehari.',
  },
  offer_state_conflict: {
    status: 409,
    error_message: 'Penawaran ini sudah berubah. Lihat keadaannya sekarang.',
  },
  offer_version_conflict: {
    status: 409,
    error_message: 'Penawaran ini baru saja diubah orang lain. Lihat yang terbaru dulu.',
  },
  offer_outdated: {
    status: 409,
    error_message:
      'Syarat permintaan berubah setelah penawaran ini. Tunggu penjual memperbaruinya.',
  },
  tender_place_changed: {
    status: 409,
    error_message:
      'Toko Anda pindah kota sejak permintaan ini ditulis. Simpan lagi permintaannya, lalu tunggu penjual memperbarui penawarannya.',
  },
  tender_edits_reached: {
    status: 409,
    error_message: 'Permintaan ini sudah diubah 30 kali dalam sehari. Coba lagi besok.',
  },
  credit_limit_reached: {
    status: 409,
    error_message:
      'Penjual ini belum dapat menerima pesanan tempo dari toko Anda. Hubungi penjual, atau ubah cara bayar permintaan ini.',
  },
  offer_rounds_reached: {
    status: 409,
    error_message: 'Sudah terlalu sering ditawar. Terima atau tolak penawaran ini.',
  },
  offer_expired: { status: 409, error_message: 'Masa berlaku penawaran ini sudah lewat.' },
  offer_below_floor: {
    status: 422,
    error_message: 'Ada harga di bawah margin terendah toko.',
  },
  item_taken: { status: 409, error_message: 'Barang ini sudah diberikan kepada penjual lain.' },
} as const satisfies Record<string, { status: number; error_message: string }>;
