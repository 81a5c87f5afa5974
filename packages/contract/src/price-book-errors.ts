/** The codes of copies and price rules; part of those of plans. */
export const priceBookErrors = {
  copy_known: {
    status: 409,
    error_message: 'Salinan ini sudah dibuat dengan isi lain. Buka dari daftar salinan.',
  },
  copy_not_found: { status: 404, error_message: 'Salinan ini tidak ada atau sudah dihapus.' },
  price_rule_not_found: { status: 404, error_message: 'Aturan harga ini sudah dihapus.' },
  price_rule_exists: {
    status: 409,
    error_message: 'Sudah ada aturan untuk ini. Ubah aturan yang ada.',
  },
  price_rule_conflict: {
    status: 409,
    error_message: 'Aturan ini baru saja diubah orang lain. Periksa lagi, lalu simpan.',
  },
  price_rule_limit_reached: {
    status: 409,
    error_message: 'Paling banyak 200 aturan di satu toko. Hapus dulu yang tidak dipakai.',
  },
  price_rules_missing: {
    status: 409,
    error_message: 'Belum ada aturan harga di toko ini. Buat aturannya dulu.',
  },
} as const satisfies Record<string, { status: number; error_message: string }>;
