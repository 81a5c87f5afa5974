import { type ColumnChoice, type KnownColumn, orderedColumns } from './columns.ts';

export function withShown(choice: ColumnChoice, key: string, willShow: boolean): ColumnChoice {
  const without = (keys: readonly string[]) => keys.filter((each) => each !== key);
  const { order, shown, hidden } = choice;
  return willShow
    ? { order, shown: [...without(shown), key], hidden: without(hidden) }
    : { order, shown: without(shown), hidden: [...without(hidden), key] };
}

/** One place to the left or to the right. */
export function withMoved(
  all: readonly KnownColumn[],
  choice: ColumnChoice,
  key: string,
  step: -1 | 1,
): ColumnChoice {
  const order = orderedColumns(all, choice).map((column) => column.key);
  const place = order.indexOf(key);
  const other = order[place + step];
  if (place < 0 || other === undefined) return choice;
  order[place + step] = key;
  order[place] = other;
  return { ...choice, order };
}
