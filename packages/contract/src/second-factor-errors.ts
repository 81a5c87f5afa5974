/** The codes of who a person is, asked once more; part of `errorTable`. */
export const secondFactorErrors = {
  second_factor_required: {
    status: 400,
    error_message: 'Akun ini dijaga verifikasi dua langkah. Isi kode dari aplikasi autentikator.',
  },
  second_factor_wrong: {
    status: 400,
    error_message: 'Kode autentikator salah atau sudah dipakai. Tunggu kode berikutnya.',
  },
  second_factor_too_many: {
    status: 429,
    error_message:
      'Kode autentikator terlalu sering salah. Coba lagi nanti, atau pakai kode pemulihan.',
  },
  second_factor_exists: { status: 409, error_message: 'Verifikasi dua langkah sudah aktif.' },
  second_factor_unset: { status: 409, error_message: 'Verifikasi dua langkah belum disiapkan.' },
  current_password_wrong: { status: 400, error_message: 'Kata sandi saat ini salah.' },
  proof_needed: { status: 403, error_message: 'Buktikan dulu bahwa ini Anda.' },
  login_is_this: {
    status: 409,
    error_message: 'Ini perangkat yang sedang Anda pakai. Untuk keluar, pakai tombol Keluar.',
  },
};
