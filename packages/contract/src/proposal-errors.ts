/** The codes of product proposals; part of `errorTable`. */
export const proposalErrors = {
  proposal_not_found: { status: 404, error_message: 'Usulan ini tidak ditemukan.' },
  proposal_state_conflict: {
    status: 409,
    error_message: 'Usulan ini sudah diputuskan atau sedang diperiksa. Lihat keadaannya sekarang.',
  },
  proposal_version_conflict: {
    status: 409,
    error_message: 'Usulan ini baru saja diubah orang lain. Lihat yang terbaru dulu.',
  },
  proposal_exists: {
    status: 409,
    error_message: 'Produk dengan nama ini sudah Anda usulkan dan belum diputuskan.',
  },
  proposals_too_many: {
    status: 409,
    error_message:
      'Sudah 100 usulan Anda menunggu keputusan. Tunggu sampai sebagian diputuskan, lalu usulkan lagi.',
  },
  proposal_product_exists: {
    status: 409,
    error_message: 'Produk ini sudah ada di katalog. Jual yang itu saja.',
  },
  proposal_contradicts_catalogue: {
    status: 409,
    error_message: 'Varian, isi satuan, atau barcode tidak cocok dengan yang ada di katalog.',
  },
} as const satisfies Record<string, { status: number; error_message: string }>;
