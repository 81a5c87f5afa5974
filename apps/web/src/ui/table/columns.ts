import type { ReactNode } from 'react';

/** As wide as what stands in it; the one without a width takes what is left. In rem, with the class that says the same. */
const widths = {
  small: { rem: 6.5, style: 'w-26' },
  usual: { rem: 8, style: 'w-32' },
  wide: { rem: 10, style: 'w-40' },
  wider: { rem: 11, style: 'w-44' },
  rest: { rem: 9, style: '' },
} as const;

export interface TableColumn<Row> {
  key: string;
  label: string;
  width: keyof typeof widths;
  cell: (row: Row) => ReactNode;
  /** Aligned to the right, so that digits stand under digits. */
  isNumeric?: boolean | undefined;
  /** Names its row, leads to it, and cannot be left out; one column of a table has to. */
  isRowHeader?: boolean | undefined;
  /** Not there until it is chosen. */
  isOptional?: boolean | undefined;
  /** What the server sorts by, where it can, and which way that goes. */
  sort?: { by: string; direction: 'ascending' | 'descending' } | undefined;
}

/** What somebody has made of the columns: in which order they stand, and which were chosen or left out. */
export interface ColumnChoice {
  order: readonly string[];
  shown: readonly string[];
  hidden: readonly string[];
}

export const noChoice: ColumnChoice = { order: [], shown: [], hidden: [] };

/** A choice as it was kept: of any age, by any release, or touched by anybody. */
export function readChoice(text: string | undefined): ColumnChoice {
  try {
    const kept = JSON.parse(text ?? '');
    return { order: textsIn(kept.order), shown: textsIn(kept.shown), hidden: textsIn(kept.hidden) };
  } catch {
    return noChoice;
  }
}

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

export type KnownColumn = Pick<TableColumn<never>, 'key' | 'isOptional' | 'isRowHeader'>;

/** In the chosen order; what is gone is dropped, and what is new stands behind the column it follows by itself. */
export function orderedColumns<C extends KnownColumn>(
  all: readonly C[],
  { order }: ColumnChoice,
): readonly C[] {
  const byKey = new Map(all.map((column) => [column.key, column]));
  const ordered = [...new Set(order)].flatMap((key) => byKey.get(key) ?? []);
  for (const [index, column] of all.entries()) {
    if (ordered.includes(column)) continue;
    const before = all[index - 1];
    ordered.splice(before ? ordered.indexOf(before) + 1 : 0, 0, column);
  }
  return ordered;
}

export const isShown = (column: KnownColumn, { shown, hidden }: ColumnChoice): boolean =>
  column.isRowHeader ||
  (column.isOptional ? shown.includes(column.key) : !hidden.includes(column.key));

/** What stands before the columns: the place to tick, or the edge alone. */
const tickRem = 2.75;
const edgeRem = 0.375;

/**
 * The columns there is room for. Those that stand first are the ones that matter, so the last are left out; the one that
 * names the row is always there.
 */
export function fittingColumns<C extends Pick<TableColumn<never>, 'width' | 'isRowHeader'>>(
  columns: readonly C[],
  roomRem: number,
  isTickable = true,
): readonly C[] {
  const needed = columns.filter(({ isRowHeader }) => isRowHeader);
  let room =
    roomRem -
    (isTickable ? tickRem : edgeRem) -
    needed.reduce((sum, { width }) => sum + widths[width].rem, 0);
  return columns.filter((column) => {
    if (column.isRowHeader) return true;
    // Once one has no room, none of those behind it comes before it.
    room = room < widths[column.width].rem ? -1 : room - widths[column.width].rem;
    return room >= 0;
  });
}

export const widthStyle = (width: keyof typeof widths): string => widths[width].style;
