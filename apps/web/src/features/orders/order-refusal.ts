import type { Refusal } from '../../platform/offline/device-records.ts';
import { statusWords } from './order-words.ts';

/** Both sides of a conflict: what could not be done, and where the order stands instead. */
export function orderRefusalWords({ error_message, current_status }: Refusal): string {
  if (!current_status) return error_message || 'Ditolak oleh server.';
  return `Tidak jadi dikirim: pesanan ini sudah berstatus “${statusWords[current_status].label}”.`;
}
