import { formatDay, formatInstant } from '../indonesian-time.ts';
import type { Column } from './columns.ts';

/** 1250000 as 1.250.000 */
export const number = (amount: number): string =>
  String(Math.round(amount)).replace(/\B(?=(?:\d{3})+$)/g, '.');

/** Rp 1.250.000, with a space that does not break. */
export const rupiah = (amount: number): string =>
  `${amount < 0 ? '-' : ''}Rp\u00a0${number(Math.abs(amount))}`;

/** A cell as people read it. */
export function written<Row>(column: Column<Row>, row: Row): string {
  switch (column.kind) {
    case 'text':
      return column.value(row) ?? '';
    case 'money':
      return orNothing(column.value(row), rupiah);
    case 'number':
      return orNothing(column.value(row), number);
    case 'instant':
      return orNothing(column.value(row), ({ at, time_zone }) => formatInstant(at, time_zone));
    case 'day':
      return orNothing(column.value(row), formatDay);
  }
}

const orNothing = <Value>(value: Value | null, write: (value: Value) => string): string =>
  value === null ? '' : write(value);
