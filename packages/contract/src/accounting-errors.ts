/** The codes of accounting; part of `errorTable`. */
export const accountingErrors = {
  accounting_state_unknown: {
    status: 400,
    error_message: 'Tautan dari Accurate ini sudah tidak berlaku. Mulai lagi dari halaman ini.',
  },
  accounting_consent_denied: {
    status: 409,
    error_message: 'Anda menolak izin di Accurate, jadi belum ada yang terhubung.',
  },
  accounting_consent_partial: {
    status: 409,
    error_message:
      'Sebagian izin di Accurate belum dicentang. Hubungkan lagi dan biarkan semuanya tercentang.',
  },
  accounting_code_refused: {
    status: 409,
    error_message: 'Accurate tidak menerima kode ini. Mulai lagi dari halaman ini.',
  },
  accounting_unreachable: {
    status: 503,
    error_message: 'Accurate sedang tidak menjawab. Coba lagi sebentar.',
  },
  accounting_not_connected: {
    status: 409,
    error_message: 'Toko ini belum terhubung ke Accurate.',
  },
  accounting_reconnect_needed: {
    status: 409,
    error_message: 'Accurate tidak lagi memberi izin. Hubungkan lagi; pasangan produk tetap ada.',
  },
  accounting_not_chosen: {
    status: 409,
    error_message: 'Pilih data usaha dan gudang Accurate dulu.',
  },
  accounting_database_not_found: {
    status: 404,
    error_message: 'Data usaha ini tidak ada di akun Accurate Anda.',
  },
  accounting_database_expired: {
    status: 409,
    error_message: 'Masa langganan data usaha ini sudah habis. Perpanjang dulu di Accurate.',
  },
  accounting_warehouse_not_found: {
    status: 404,
    error_message: 'Gudang ini tidak ada atau tidak aktif di Accurate.',
  },
  accounting_link_not_found: { status: 404, error_message: 'Produk ini belum dipasangkan.' },
  accounting_link_refused: {
    status: 409,
    error_message: 'Produk dan barang Accurate ini tidak dapat dipasangkan.',
  },
  accounting_busy: {
    status: 409,
    error_message: 'Pekerjaan lain dengan Accurate masih berjalan. Tunggu sampai selesai.',
  },
  accounting_conflict: {
    status: 409,
    error_message: 'Pengaturan ini baru saja diubah orang lain. Lihat yang terbaru dulu.',
  },
  accounting_difference_not_found: {
    status: 404,
    error_message: 'Selisih ini sudah tidak ada.',
  },
  accounting_difference_changed: {
    status: 409,
    error_message: 'Selisih ini sudah berubah. Lihat yang terbaru dulu.',
  },
} as const satisfies Record<string, { status: number; error_message: string }>;
