import { normalisedPhoneNumber } from '@marketplace/contract/phone-number';
import { whatsappLink } from '../../shared/contact-links.ts';

/** A WhatsApp message to somebody who was invited: where to go, and with what number. */
export function signInInstruction(
  phone_number: string,
  store_name: string,
  origin: string,
): string {
  const number = normalisedPhoneNumber(phone_number);
  const text = `Anda diundang bekerja di ${store_name}. Buka ${origin}/seller/login, masuk dengan nomor HP ini, lalu terima undangannya di Beranda. Bila belum punya kata sandi, pilih masuk dengan kode.`;
  return whatsappLink(number, text);
}
