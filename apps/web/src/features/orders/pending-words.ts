import type { OutboxItem } from '../../platform/offline/device-records.ts';

/** What became of a change that has not arrived yet. */
export function markWords({ refusal, attempts }: OutboxItem, isOnline: boolean): string {
  if (refusal) return 'Tindakan Anda tidak dapat dikirim';
  return attempts > 0 || !isOnline ? 'Tindakan Anda menunggu sinyal' : 'Mengirim…';
}
