import { mostRegistrations } from './registration-words.ts';

/** The codes of becoming a seller; part of `errorTable`. */
export const registrationErrors = {
  number_registered: {
    status: 409,
    error_message: 'Nomor ini sudah punya akun. Masuk dengan nomor ini, lalu daftarkan toko Anda.',
  },
  registration_not_found: { status: 404, error_message: 'Pendaftaran ini tidak ditemukan.' },
  registration_state_conflict: {
    status: 409,
    error_message:
      'Pendaftaran ini sedang diperiksa atau sudah diputuskan. Lihat keadaannya sekarang.',
  },
  registration_version_conflict: {
    status: 409,
    error_message: 'Pendaftaran ini baru saja diubah. Lihat yang terbaru dulu.',
  },
  registrations_too_many: {
    status: 409,
    error_message: `Sudah ${mostRegistrations} toko Anda yang belum disetujui. Selesaikan yang ada dulu, atau hubungi layanan bantuan.`,
  },
} as const satisfies Record<string, { status: number; error_message: string }>;
