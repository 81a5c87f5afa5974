/** The codes of help and of what is said about it; part of `errorTable`. */
export const helpErrors = {
  help_page_not_found: { status: 404, error_message: 'Bacaan ini tidak ada lagi.' },
  help_page_version_conflict: {
    status: 409,
    error_message: 'Bacaan ini baru saja diubah orang lain. Lihat yang terbaru dulu.',
  },
  help_pages_full: {
    status: 409,
    error_message: 'Paling banyak 500. Hapus dulu yang tidak perlu.',
  },
  content_report_not_found: { status: 404, error_message: 'Laporan ini tidak ada.' },
  content_report_settled: { status: 409, error_message: 'Laporan ini sudah diselesaikan.' },
} as const satisfies Record<string, { status: number; error_message: string }>;
