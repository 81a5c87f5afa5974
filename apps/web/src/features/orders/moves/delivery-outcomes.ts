import { dayAfter, dayIn, dayWords } from '../../../platform/format/time.ts';

/** Nothing more is brought: the goods are back, and the order is over. */
export const broughtBack = 'back';

/** What can follow a delivery that failed: another day, by its date, or the end of the order. */
export function deliveryOutcomes(timeZone: string, now = Date.now()) {
  const today = dayIn(now, timeZone);
  const days = ['Antar lagi hari ini', 'Antar lagi besok', 'Antar lagi lusa'].map(
    (label, later) => {
      const value = dayAfter(today, later);
      return { value, label, hint: dayWords(value) };
    },
  );
  const back = {
    value: broughtBack,
    label: 'Barang kembali ke toko',
    hint: 'Pesanan berakhir, stok bertambah lagi.',
  };
  return [...days, back];
}

/** Most are tried again the next day. */
export const usualOutcome = (timeZone: string): string => dayAfter(dayIn(Date.now(), timeZone), 1);
