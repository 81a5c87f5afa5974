import type { OutboxItem } from './device-records.ts';

/** What keeps an item from arriving; nothing while it is sent for the first time. */
export function heldUpBy(
  { attempts, held_up_by = 'signal' }: OutboxItem,
  isOnline: boolean,
): 'signal' | 'server' | undefined {
  if (!isOnline) return 'signal';
  return attempts > 0 ? held_up_by : undefined;
}

/** Behind what waits. */
export const heldUpWords = (by: 'signal' | 'server'): string =>
  `menunggu ${by === 'server' ? by : 'sinyal'}`;

export const heldUpSentences = {
  signal: 'Menunggu sinyal. Dikirim sendiri begitu ada.',
  server: 'Server belum bisa menerima. Dikirim lagi sendiri.',
} as const;
