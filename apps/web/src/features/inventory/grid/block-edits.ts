import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { fieldAt, gridColumns, nameIn } from './grid-cells.ts';
import { type CellText, type Edits, textIn } from './grid-edits.ts';
import type { boxOf } from './grid-moves.ts';

type Box = ReturnType<typeof boxOf>;
type Rows = ReadonlyMap<string, InventoryRow>;

/** Which cells a pasted block fills: from the corner of the range on, or all of the range where it is one cell. */
export function pastedBox(cells: readonly (readonly string[])[], box: Box, rows: number): Box {
  const isOne = cells.length === 1 && cells[0]?.length === 1;
  if (isOne) return box;
  const width = Math.max(...cells.slice(0, 1_000).map((row) => row.length));
  return {
    top: box.top,
    left: box.left,
    bottom: Math.min(rows - 1, box.top + cells.length - 1),
    right: Math.min(gridColumns.length - 1, box.left + width - 1),
  };
}

/** The texts of a block in their cells. What stands over a product or a unit changes nothing. */
export function pastedTexts(
  cells: readonly (readonly string[])[],
  box: Box,
  ids: readonly string[],
  rows: Rows,
): CellText[] {
  const texts: CellText[] = [];
  for (let place = box.top; place <= box.bottom; place += 1) {
    const row = rows.get(ids[place] ?? '');
    const line = cells.length === 1 ? cells[0] : cells[place - box.top];
    if (!row || !line) continue;
    for (let column = box.left; column <= box.right; column += 1) {
      const field = fieldAt(column);
      const text = cells.length === 1 && line.length === 1 ? line[0] : line[column - box.left];
      if (field && text?.trim()) texts.push({ row, field, text });
    }
  }
  return texts;
}

/** The top row of a range in all rows below it; of a single row the one above. */
export const filledBox = (box: Box): Box =>
  box.top === box.bottom ? { ...box, top: Math.max(0, box.top - 1) } : box;

export function filledTexts(
  box: Box,
  ids: readonly string[],
  rows: Rows,
  edits: Edits,
): CellText[] {
  const source = rows.get(ids[box.top] ?? '');
  if (!source) return [];
  const texts: CellText[] = [];
  for (let place = box.top + 1; place <= box.bottom; place += 1) {
    const row = rows.get(ids[place] ?? '');
    for (let column = box.left; row && column <= box.right; column += 1) {
      const field = fieldAt(column);
      const text = field && textIn(source, edits[source.id], field);
      if (field && text) texts.push({ row, field, text });
    }
  }
  return texts;
}

/** A range as it is copied. */
export const copiedCells = (
  box: Box,
  ids: readonly string[],
  rows: Rows,
  edits: Edits,
): string[][] =>
  ids.slice(box.top, box.bottom + 1).map((id) => {
    const row = rows.get(id);
    return Array.from({ length: box.right - box.left + 1 }, (_, index) => {
      const field = fieldAt(box.left + index);
      if (!row) return '';
      return field ? textIn(row, edits[id], field) : nameIn(box.left + index, row);
    });
  });
