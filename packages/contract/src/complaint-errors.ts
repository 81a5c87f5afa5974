/** The codes of complaints; part of `errorTable`. */
export const complaintErrors = {
  complaint_not_found: { status: 404, error_message: 'Komplain ini tidak ditemukan.' },
  complaint_state_conflict: {
    status: 409,
    error_message: 'Komplain ini sudah berubah. Lihat keadaannya sekarang.',
  },
  complaint_exists: {
    status: 409,
    error_message: 'Sudah ada komplain yang belum selesai untuk pesanan ini.',
  },
  complaint_too_early: {
    status: 409,
    error_message: 'Barang baru dikirim. Tunggu sehari sebelum mengadu belum diterima.',
  },
  complaint_too_late: {
    status: 409,
    error_message: 'Komplain hanya dapat diajukan sampai 7 hari setelah barang sampai.',
  },
  complaint_limit_reached: {
    status: 409,
    error_message: 'Pesanan ini sudah 10 kali dikomplain atau dilaporkan. Hubungi marketplace.',
  },
  complaint_is_report: {
    status: 409,
    error_message: 'Laporan penjual tidak memindahkan uang. Pilih benar atau tidak benar.',
  },
  complaint_money_unknown: {
    status: 409,
    error_message: 'Bank sedang ditanya di mana uang pesanan ini. Coba lagi nanti.',
  },
} as const satisfies Record<string, { status: number; error_message: string }>;
