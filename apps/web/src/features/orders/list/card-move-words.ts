import type { FulfilmentStatus } from '@marketplace/contract/order-status';
import type { OutboxItem } from '../../../platform/offline/device-records.ts';
import { acceptCall } from '../moves/accept-call.ts';
import { confirmedWords } from '../moves/confirmed-words.ts';
import { readyCall } from '../moves/direct-moves.ts';
import type { CardMove } from './card-moves.ts';

type Told = { done: string; arrived: string; to: FulfilmentStatus };

const told: Partial<Record<OutboxItem['call'], Told>> = {
  [acceptCall]: { done: 'Pesanan diterima', arrived: confirmedWords, to: 'PROCESSING' },
  [readyCall]: {
    done: 'Pesanan siap diambil',
    arrived: 'Pembeli sudah diberi tahu.',
    to: 'READY_FOR_PICKUP',
  },
};

/** What is said of a move, and where it leads. */
export const toldOf = ({ call }: OutboxItem): Told | undefined => told[call];

/** What is said aloud of the latest move, since what stands in its place changes in silence. */
export function saidOf(moves: ReadonlyMap<string, CardMove>): string | undefined {
  const last = [...moves.values()].at(-1);
  const words = last && toldOf(last.item);
  return words && (last.stage === 'sent' ? words.arrived : `${words.done}. Bisa diurungkan.`);
}
