import type { OtpMethod } from '../platform/state/app-slices.ts';

export const methodWords: Record<OtpMethod, string> = { WHATSAPP: 'WhatsApp', SMS: 'SMS' };

export const otherMethod = (method: OtpMethod): OtpMethod =>
  method === 'WHATSAPP' ? 'SMS' : 'WHATSAPP';

export const expiredWords = 'Kode sudah kedaluwarsa. Minta kode baru.';

/** What is left until then, as 0:42; nothing once it has come. */
export function countdown(until: number, now: number): string | undefined {
  const seconds = Math.ceil((until - now) / 1000);
  if (seconds <= 0) return undefined;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
