/** The codes of chat; part of `errorTable`. */
export const chatErrors = {
  channel_not_found: { status: 404, error_message: 'Percakapan ini tidak ditemukan.' },
  chat_message_not_found: { status: 404, error_message: 'Pesan ini tidak ditemukan.' },
  quick_reply_not_found: { status: 404, error_message: 'Balasan cepat ini sudah tidak ada.' },
  chat_report_not_found: { status: 404, error_message: 'Laporan ini tidak ditemukan.' },
  chat_not_allowed: {
    status: 403,
    error_message:
      'Anda baru dapat menulis ke toko ini setelah ia memesan, meminta penawaran, atau menulis lebih dulu.',
  },
  chat_blocked: {
    status: 409,
    error_message: 'Percakapan ini ditutup, jadi pesan tidak dapat dikirim.',
  },
  chat_message_conflict: {
    status: 409,
    error_message: 'Pesan dengan nomor ini sudah terkirim dengan isi lain. Tulis pesan baru.',
  },
  quick_reply_conflict: {
    status: 409,
    error_message: 'Balasan cepat ini baru saja diubah orang lain. Lihat yang terbaru dulu.',
  },
  quick_replies_too_many: {
    status: 409,
    error_message: 'Paling banyak 50 balasan cepat. Hapus dulu yang tidak dipakai.',
  },
  away_message_conflict: {
    status: 409,
    error_message: 'Balasan di luar jam buka baru saja diubah orang lain. Lihat yang terbaru dulu.',
  },
  chat_report_settled: { status: 409, error_message: 'Laporan ini sudah diputuskan.' },
} as const satisfies Record<string, { status: number; error_message: string }>;
