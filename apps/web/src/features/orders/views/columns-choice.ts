import type { ColumnChoice } from '../../../ui/table/columns.ts';

/** The columns that an address names, as a choice among all there are; those that are gone are left out. */
export function choiceOf(
  columns: string | undefined,
  all: readonly { key: string }[],
): ColumnChoice | undefined {
  const named = columns?.split(',').filter((key) => all.some((column) => column.key === key)) ?? [];
  if (named.length === 0) return undefined;
  const hidden = all.map(({ key }) => key).filter((key) => !named.includes(key));
  return { order: named, shown: named, hidden };
}
