import type { OutboxItem } from '../../../platform/offline/device-records.ts';
import { statusWords } from '../order-words.ts';

type Refused = Pick<OutboxItem, 'refusal' | 'body' | 'photos'>;

/** Both sides of a conflict: where the order stands instead, and what of the person's was not sent. */
export function orderRefusalWords({ refusal, body, photos }: Refused): string {
  const { error_message, current_status } = refusal ?? {};
  if (!current_status) return error_message || 'Ditolak oleh server.';
  const stands = `Tidak jadi dikirim: pesanan ini sudah berstatus “${statusWords[current_status].label}”.`;
  const unsent = unsentWords(body, photos.length);
  return unsent ? `${stands} Isian Anda yang tidak terkirim: ${unsent}.` : stands;
}

type Written = {
  receiver_name?: string;
  processing_days?: number;
  lines?: readonly unknown[];
  note?: string;
};

function unsentWords(body: Written, photoCount: number): string {
  const { receiver_name, processing_days, lines, note } = body;
  return [
    receiver_name && `nama penerima ${receiver_name}`,
    photoCount > 0 && 'foto',
    processing_days && `lama menyiapkan ${processing_days} hari`,
    lines && `jumlah ${lines.length} barang yang dikurangi`,
    note && `keterangan “${note}”`,
  ]
    .filter(Boolean)
    .join(', ');
}
