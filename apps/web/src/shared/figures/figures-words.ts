import type { StoreFigures } from '@marketplace/contract/store-summary';
import { number } from '../../platform/format/money.ts';

type Waiting = Pick<StoreFigures, 'new_orders' | 'due_orders'>;

/** 12 baru, 3 segera */
export const waitingWords = ({ new_orders, due_orders }: Waiting): string =>
  due_orders > 0
    ? `${number(new_orders)} baru, ${number(due_orders)} segera`
    : `${number(new_orders)} baru`;

export const sumOf = (figures: readonly Waiting[]): Waiting => ({
  new_orders: figures.reduce((sum, each) => sum + each.new_orders, 0),
  due_orders: figures.reduce((sum, each) => sum + each.due_orders, 0),
});

export type Change = { words: string; direction: 'up' | 'down' | 'same' };

/** How much more or less than a week ago; where there was nothing then, no share can be told. */
export function changeOf(now: number, before: number): Change | undefined {
  if (before === 0) return undefined;
  const share = Math.round(((now - before) / Math.abs(before)) * 100);
  if (share === 0) return { words: 'sama', direction: 'same' };
  const words = `${share > 0 ? '+' : '−'}${number(Math.abs(share))} %`;
  return { words, direction: share > 0 ? 'up' : 'down' };
}

/** What presses stands first, then what waits, then the name. */
export const byUrgency = <Row extends Partial<Waiting> & { name: string }>(
  a: Row,
  b: Row,
): number =>
  (b.due_orders ?? 0) - (a.due_orders ?? 0) ||
  (b.new_orders ?? 0) - (a.new_orders ?? 0) ||
  a.name.localeCompare(b.name, 'id');
