/** The codes of keys; part of `errorTable`. */
export const apiKeyErrors = {
  api_key_not_found: { status: 404, error_message: 'Kunci API ini tidak ada di toko Anda.' },
  api_keys_too_many: {
    status: 409,
    error_message: 'Paling banyak 20 kunci API yang berlaku. Cabut dulu yang tidak dipakai.',
  },
  api_key_shown_once: {
    status: 409,
    error_message:
      'Kunci ini sudah dibuat dan hanya dapat dilihat sekali. Cabut kunci itu, lalu buat yang baru.',
  },
} as const satisfies Record<string, { status: number; error_message: string }>;
