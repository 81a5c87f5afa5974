import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { isSame } from '../../../platform/forms/merge-values.ts';
import { isContested } from '../live/rebase.ts';
import { type GridField, plainText, readCell } from './grid-cells.ts';

/** A listing as it was when somebody began to change it. */
type Seen = Pick<InventoryRow, 'version' | 'variant_id' | 'stock_pieces' | GridField>;
export type RowEdit = { seen: Seen; typed: Partial<Record<GridField, string>> };
/** What was typed over listings, by their ids: as it was typed, so that what is wrong can be put right. */
export type Edits = Readonly<Record<string, RowEdit>>;
export type CellText = { row: InventoryRow; field: GridField; text: string };
export type Problems = ReadonlyMap<string, Partial<Record<GridField, string>>>;

const seenOf = (row: InventoryRow): Seen => ({
  version: row.version,
  variant_id: row.variant_id,
  price: row.price,
  cost_price: row.cost_price,
  stock: row.stock,
  stock_pieces: row.stock_pieces,
  minimum_order: row.minimum_order,
  state: row.state,
});

const fieldsOf = (typed: RowEdit['typed']) => Object.keys(typed) as GridField[];

/** Which of the cells that were changed here somebody else has changed, too. An order is nobody: it raises no version. */
export function contestedFields(
  { seen, typed }: RowEdit,
  now: InventoryRow | undefined,
): GridField[] {
  if (!now || now.version === seen.version) return [];
  return fieldsOf(typed).filter((field) => isContested({ [field]: true }, seen, now));
}

/** How many of the listings that were typed over are contested, as far as they are at hand. */
export const countContested = (edits: Edits, known: ReadonlyMap<string, InventoryRow>): number =>
  Object.entries(edits).filter(([id, edit]) => contestedFields(edit, known.get(id)).length > 0)
    .length;

/** Only what some listings were typed over with. */
export const onlyOf = (edits: Edits, ids: ReadonlySet<string>): Edits =>
  Object.fromEntries(Object.entries(edits).filter(([id]) => ids.has(id)));

/** Where nothing of it differs it is the very same, and no step is made of it. */
const unlessSame = (before: Edits, next: Edits, ids: Iterable<string>): Edits => {
  for (const id of ids) if (!isSame(before[id], next[id])) return next;
  return before;
};

/** With these texts in their cells. An empty one, or what is there anyway, is no change. */
export function withTexts(edits: Edits, cells: readonly CellText[]): Edits {
  const next: Record<string, RowEdit> = { ...edits };
  for (const { row, field, text } of cells) {
    const before = next[row.id];
    const { [field]: _replaced, ...others } = before?.typed ?? {};
    // Who types over what a colleague has changed has seen it; what they typed elsewhere still waits for them.
    const seen =
      before && contestedFields({ ...before, typed: others }, row).length > 0
        ? before.seen
        : rebased(before, row, others);
    const read = readCell(field, text);
    const isChange = text.trim() !== '' && !('value' in read && read.value === seen[field]);
    const typed = isChange ? { ...others, [field]: text.trim() } : others;
    if (fieldsOf(typed).length > 0) next[row.id] = { seen, typed };
    else delete next[row.id];
  }
  return unlessSame(
    edits,
    next,
    cells.map(({ row }) => row.id),
  );
}

/** An open cell, of the row as it was when it was opened, and whether anything was typed into it. */
export type OpenCell = CellText & { isTouched: boolean };

/** With what was typed into an open cell. Nobody who left it as it was has said anything about what others made of it. */
export const withOpenCell = (edits: Edits, { isTouched, ...cell }: OpenCell): Edits => {
  if (!isTouched) return edits;
  return cell.text.trim() === ''
    ? withoutCells(edits, [cell.row.id], [cell.field])
    : withTexts(edits, [cell]);
};

/** A shelf that was counted stays counted against what was seen then: orders may have moved it since. */
const rebased = (
  before: RowEdit | undefined,
  row: InventoryRow,
  others: RowEdit['typed'],
): Seen => ({
  ...seenOf(row),
  ...(before && others.stock !== undefined
    ? { stock: before.seen.stock, stock_pieces: before.seen.stock_pieces }
    : {}),
});

/** Without what was typed into some cells. */
export function withoutCells(
  edits: Edits,
  ids: readonly string[],
  fields: readonly GridField[],
): Edits {
  const next: Record<string, RowEdit> = { ...edits };
  for (const id of ids) {
    const edit = next[id];
    if (!edit) continue;
    const typed = Object.fromEntries(
      Object.entries(edit.typed).filter(([field]) => !fields.includes(field as GridField)),
    );
    if (Object.keys(typed).length > 0) next[id] = { ...edit, typed };
    else delete next[id];
  }
  return unlessSame(edits, next, ids);
}

/** What is wrong with what was typed, as far as can be told here. A shelf is counted in one unit. */
export function problemsIn(edits: Edits): Problems {
  const problems = new Map<string, Partial<Record<GridField, string>>>();
  const counted = new Set<string>();
  for (const [id, { seen, typed }] of Object.entries(edits)) {
    for (const field of fieldsOf(typed)) {
      const read = readCell(field, typed[field] ?? '');
      const isTwice = field === 'stock' && counted.has(seen.variant_id);
      const problem =
        'problem' in read ? read.problem : isTwice ? 'Sudah diisi di satuan lain' : undefined;
      if (problem) problems.set(id, { ...problems.get(id), [field]: problem });
    }
    if (typed.stock !== undefined) counted.add(seen.variant_id);
  }
  return problems;
}

export const countCells = (edits: Edits): number =>
  Object.values(edits).reduce((sum, { typed }) => sum + fieldsOf(typed).length, 0);

/**
 * As a plan takes them, of edits that are all right. Where a colleague has changed something else of a row it goes
 * through on the row of now; where it is the same, the version that was seen lets the server refuse and name it.
 */
export const rowsOfPlan = (edits: Edits, nowOf: (id: string) => InventoryRow | undefined) =>
  Object.entries(edits).map(([inventory_id, edit]) => {
    const { seen, typed } = edit;
    const now = nowOf(inventory_id);
    const isMoved = now !== undefined && contestedFields(edit, now).length === 0;
    const values = Object.fromEntries(
      fieldsOf(typed).map((field) => {
        const read = readCell(field, typed[field] ?? '');
        const value = 'value' in read ? read.value : undefined;
        return [field, field === 'stock' ? { counted: value, seen: seen.stock } : value];
      }),
    );
    return { inventory_id, version: isMoved ? now.version : seen.version, ...values };
  });

/** What stands in a cell: what was typed there, or what the listing has. */
export const textIn = (row: InventoryRow, edit: RowEdit | undefined, field: GridField): string =>
  edit?.typed[field] ?? plainText(field, row[field]);
