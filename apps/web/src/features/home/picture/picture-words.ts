import type { Help, HomePicture } from '@marketplace/contract/home-picture';
import { number } from '../../../platform/format/money.ts';
import { gainWords, liftTitle } from '../../../shared/figures/lift-words.ts';
import { shortRupiah } from '../../../shared/figures/short-amount.ts';

const weekdays = ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'] as const;

/** Kamis of 2026-11-19 */
export const weekdayOf = (day: string): string => weekdays[new Date(day).getUTCDay()] ?? '';

/** What the line shows, for who does not see it. */
export function sparkWords(days: HomePicture['days'], say: (amount: number) => string): string {
  const most = days.toSorted((one, other) => other.revenue - one.revenue)[0];
  const last = days.at(-1);
  if (!most || !last) return '';
  return `Penjualan 4 minggu, hari ini ${say(last.revenue)}, paling banyak ${weekdayOf(most.day)} ${Number(most.day.slice(8))}/${Number(most.day.slice(5, 7))}: ${say(most.revenue)}`;
}

/** What to do, as somebody says it. */
export function helpTitle({ kind, name, count, lift }: Help): string {
  switch (kind) {
    case 'RESTOCK':
      return `Isi stok ${name}`;
    case 'BUYER':
      return `Sapa ${name}`;
    case 'DEMAND':
      return `Jawab permintaan ${name}`;
    case 'COMPLAINTS':
      return `Jawab ${number(count ?? 0)} komplain`;
    case 'PERFORMANCE':
      return lift ? liftTitle(lift.kind, lift) : '';
  }
}

/** Why, and how much it is about. */
export function helpReason(help: Help, isHidden: boolean): string {
  const worth = help.amount === null || isHidden ? [] : [`± ${shortRupiah(help.amount)}`];
  return [...reasons(help), ...worth].join(' · ');
}

function reasons({ kind, count, usual_days, free_pieces, lift }: Help): string[] {
  switch (kind) {
    case 'RESTOCK':
      return [
        free_pieces === 0 ? 'Habis' : `Sisa ${number(free_pieces ?? 0)} pcs, kurang dari seminggu`,
        ...(count ? [`dicari ${number(count)} pembeli`] : []),
      ];
    case 'BUYER':
      return [
        `Biasa pesan tiap ${usual_days === 1 ? '' : `${number(usual_days ?? 0)} `}hari, kini hari ke-${number(count ?? 0)}`,
      ];
    case 'DEMAND':
      return ['Belum Anda jawab'];
    case 'COMPLAINTS':
      return ['Menunggu jawaban Anda'];
    case 'PERFORMANCE':
      return lift ? [`Skor ${gainWords(lift)}`] : [];
  }
}
