import type { Tx } from '../../platform/db/handle.ts';
import { tellPerson } from '../users/users.service.ts';

const words = {
  set: 'Verifikasi dua langkah akun Marketplace Anda baru diaktifkan. Jika bukan Anda, segera hubungi bantuan.',
  removed:
    'Verifikasi dua langkah akun Marketplace Anda baru dimatikan. Jika bukan Anda, segera ganti kata sandi dan hubungi bantuan.',
  reset:
    'Verifikasi dua langkah akun Marketplace Anda dimatikan oleh petugas bantuan. Jika Anda tidak memintanya, segera hubungi bantuan.',
  codes_renewed:
    'Kode pemulihan akun Marketplace Anda baru dibuat ulang; yang lama tidak berlaku. Jika bukan Anda, segera ganti kata sandi dan hubungi bantuan.',
  code_used:
    'Satu kode pemulihan akun Marketplace Anda baru dipakai. Jika bukan Anda, segera ganti kata sandi dan buat kode baru.',
  tried:
    'Kode autentikator akun Marketplace Anda salah berkali-kali. Jika bukan Anda yang mencoba masuk, segera ganti kata sandi.',
} as const;

/** To the person's own telephone, which whoever took over their login does not have. */
export const tellOfFactor = (db: Tx, user_id: string, what: keyof typeof words): Promise<void> =>
  tellPerson(db, user_id, `second_factor.${what}`, words[what]);
