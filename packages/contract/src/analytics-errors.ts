/** The codes of the numbers a seller lives by; part of `errorTable`. */
export const analyticsErrors = {
  week_to_come: { status: 400, error_message: 'Minggu ini belum mulai. Pilih minggu sebelumnya.' },
  buyer_not_found: { status: 404, error_message: 'Pembeli ini belum pernah memesan di toko Anda.' },
  buyer_note_conflict: {
    status: 409,
    error_message: 'Catatan ini baru saja diubah orang lain. Lihat yang terbaru dulu.',
  },
} as const satisfies Record<string, { status: number; error_message: string }>;
