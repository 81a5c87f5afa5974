/** The codes of webhooks; part of `errorTable`. */
export const webhookErrors = {
  webhook_not_found: { status: 404, error_message: 'Webhook ini tidak ada di toko Anda.' },
  webhook_delivery_not_found: {
    status: 404,
    error_message: 'Kiriman ini tidak ada. Kiriman disimpan 30 hari.',
  },
  webhooks_too_many: {
    status: 409,
    error_message: 'Paling banyak 10 webhook. Hapus dulu yang tidak dipakai.',
  },
  webhook_secret_shown_once: {
    status: 409,
    error_message:
      'Webhook ini sudah dibuat dan rahasianya hanya dapat dilihat sekali. Ganti rahasianya bila belum disalin.',
  },
  webhook_version_conflict: {
    status: 409,
    error_message: 'Webhook ini baru saja diubah orang lain. Lihat yang terbaru dulu.',
  },
  webhook_not_active: {
    status: 409,
    error_message: 'Webhook ini sedang berhenti. Jalankan lagi dulu.',
  },
} as const satisfies Record<string, { status: number; error_message: string }>;
