import type { PlanReason } from '@marketplace/contract/inventory-plan-reasons';
import type { Cell } from '../../../platform/imports/table-row.ts';

/** How a column writes its numbers, as far as some of them can be read in one way only. */
export type Style = { indonesian: boolean; english: boolean };

/** 1.250.000 or 1.250,50 */
const indonesian = /^\d{1,3}(?:\.\d{3})+,\d+$|^\d{1,3}(?:\.\d{3}){2,}$|^\d+,\d{1,2}$/;
/** 1,250,000 or 1,250.50 */
const english = /^\d{1,3}(?:,\d{3})+\.\d+$|^\d{1,3}(?:,\d{3}){2,}$|^\d+\.\d{1,2}$/;

export function styleOf(cells: Iterable<Cell | undefined>): Style {
  const style = { indonesian: false, english: false };
  for (const cell of cells) {
    if (typeof cell !== 'string') continue;
    const text = bare(cell);
    style.indonesian ||= indonesian.test(text);
    style.english ||= english.test(text);
  }
  return style;
}

const bare = (text: string) =>
  text
    .replace(/^'/, '')
    .replace(/[\s\u00a0]/g, '')
    .replace(/^rp\.?/i, '')
    .replace(/,-$/, '');

type Read = { value: number } | { reason: PlanReason } | undefined;

/** More than any amount or stock there is. */
const most = 999_999_999_999;

/** A whole number; undefined where the cell is empty. */
export function readNumber(cell: Cell | undefined, style: Style): Read {
  if (cell === undefined) return undefined;
  if (typeof cell === 'number') return whole(cell);
  if (typeof cell === 'object') return { reason: cell.trouble };
  const text = bare(cell);
  if (text === '' || text === '-') return undefined;
  if (/^\d{1,15}$/.test(text)) return whole(Number(text));
  if (/^\d{1,3}(?:[.,]\d{3})$/.test(text)) return ofOneSign(text, style);
  if (indonesian.test(text)) return whole(Number(text.replaceAll('.', '').replace(',', '.')));
  if (english.test(text)) return whole(Number(text.replaceAll(',', '')));
  return { reason: 'not_a_number' };
}

/**
 * 1.250 is a thousand here unless the column is English, and 1,250 only where it is. A column that is both leaves it to the person.
 */
function ofOneSign(text: string, { indonesian, english }: Style): Read {
  const isDot = text.includes('.');
  const isThousand = isDot ? !english : english && !indonesian;
  return isThousand ? whole(Number(text.replace(/[.,]/, ''))) : { reason: 'number_unclear' };
}

const whole = (value: number): Read => {
  if (!Number.isFinite(value)) return { reason: 'not_a_number' };
  if (value < 0 || value > most) return { reason: 'not_a_number' };
  return Number.isInteger(value) ? { value } : { reason: 'not_whole' };
};
