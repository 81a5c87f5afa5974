import type { OutboxItem } from '../../platform/offline/device-records.ts';
import { heldUpBy, heldUpWords } from '../../platform/offline/held-up.ts';

/** What became of a change that has not arrived yet. */
export function markWords(change: OutboxItem, isOnline: boolean): string {
  if (change.refusal) return 'Tidak dapat dikirim';
  const by = heldUpBy(change, isOnline);
  return by ? `Perubahan ${heldUpWords(by)}` : 'Mengirim…';
}
