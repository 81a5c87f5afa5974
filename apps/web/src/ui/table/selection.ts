/** Rows by their keys, or everything that matches but a few: then nobody needs to know which rows those are. */
export type Selection<Row> =
  | { kind: 'some'; rows: ReadonlyMap<string, Row> }
  | { kind: 'all'; except: ReadonlySet<string> };

export const nothingSelected: Selection<never> = {
  kind: 'some',
  rows: new Map<string, never>(),
};
export const allSelected: Selection<never> = { kind: 'all', except: new Set() };

export const isSelected = (selection: Selection<unknown>, key: string): boolean =>
  selection.kind === 'some' ? selection.rows.has(key) : !selection.except.has(key);

export const selectedCount = (selection: Selection<unknown>, total: number): number =>
  selection.kind === 'some' ? selection.rows.size : Math.max(0, total - selection.except.size);

export function withRow<Row>(
  selection: Selection<Row>,
  key: string,
  row: Row,
  willSelect: boolean,
): Selection<Row> {
  if (selection.kind === 'all') {
    const except = new Set(selection.except);
    if (willSelect) except.delete(key);
    else except.add(key);
    return { kind: 'all', except };
  }
  const rows = new Map(selection.rows);
  if (willSelect) rows.set(key, row);
  else rows.delete(key);
  return { kind: 'some', rows };
}

export const withRows = <Row>(
  selection: Selection<Row>,
  entries: Iterable<readonly [string, Row]>,
): Selection<Row> =>
  [...entries].reduce((so, [key, row]) => withRow(so, key, row, true), selection);
