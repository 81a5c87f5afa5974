import type { PlanReason } from '@marketplace/contract/inventory-plan-reasons';
import type { PlanColumn } from '@marketplace/contract/inventory-plan-words';
import { type Cell, cellText, type TableRow } from '../../../platform/imports/table-row.ts';
import type { ReadReason, StagedRow } from '../plans/stage-plan.sql.ts';
import type { FileColumn, FileColumns } from './file-columns.ts';
import type { NameFinder, NameParts } from './listing-names.ts';
import { readNumber, type Style, styleOf } from './read-numbers.ts';

const numbers = ['price', 'cost_price', 'stock', 'minimum_order'] as const;

const cellOf =
  ({ places }: FileColumns) =>
  (row: TableRow, column: FileColumn): Cell | undefined => {
    const place = places.get(column);
    return place === undefined ? undefined : row.cells[place];
  };

/** Whether a row says by its name alone what it is about. */
export function namesRows(columns: FileColumns) {
  const cellIn = cellOf(columns);
  const isThere = (row: TableRow, column: FileColumn) => keyText(cellIn(row, column)) !== '';
  return (row: TableRow) =>
    isThere(row, 'name') && !isThere(row, 'product_unit_id') && !isThere(row, 'barcode');
}

/** Reads rows of a file as its columns say; how it writes numbers is told from the first of them. */
export function rowReader(columns: FileColumns, first: readonly TableRow[]) {
  const cellIn = cellOf(columns);
  const isNamed = namesRows(columns);
  const styles = new Map<PlanColumn, Style>(
    numbers.map((column) => [column, styleOf(first.map((row) => cellIn(row, column)))]),
  );
  const partsOf = (row: TableRow): NameParts => ({
    brand: cellText(cellIn(row, 'brand')),
    name: cellText(cellIn(row, 'name')),
    variant: cellText(cellIn(row, 'variant')),
    unit: cellText(cellIn(row, 'unit')),
    unit_size: cellText(cellIn(row, 'unit_size')),
  });
  return (row: TableRow, find?: NameFinder): StagedRow => {
    const reasons: ReadReason[] = [];
    const refuse = (column: PlanColumn, code: PlanReason) => {
      reasons.push({ column, code });
      return undefined;
    };
    const read = (column: (typeof numbers)[number]) => {
      const style = styles.get(column) ?? { indonesian: false, english: false };
      const result = readNumber(cellIn(row, column), style);
      if (!result) return undefined;
      return 'value' in result ? result.value : refuse(column, result.reason);
    };
    return {
      place: row.line,
      cells: columns.heads.map((_, place) => cellText(row.cells[place])),
      ...(find && isNamed(row)
        ? readName(find(partsOf(row)), refuse)
        : readKey(cellIn(row, 'product_unit_id'), cellIn(row, 'barcode'), refuse)),
      price: read('price'),
      cost_price: read('cost_price'),
      stock: read('stock'),
      minimum_order: read('minimum_order'),
      state: readState(cellIn(row, 'state'), refuse),
      reasons,
    };
  };
}

type Refuse = (column: PlanColumn, code: PlanReason) => undefined;

/** Excel's own ways to keep a number as text: '899… and ="899…". */
const keyText = (cell: Cell | undefined) =>
  cellText(cell)
    .replace(/^'|^="?|"$/g, '')
    .replace(/[\s\u00a0-]/g, '');

function readKey(id: Cell | undefined, barcode: Cell | undefined, refuse: Refuse) {
  for (const [column, cell] of [
    ['product_unit_id', id],
    ['barcode', barcode],
  ] as const)
    if (typeof cell === 'object') return refuse(column, cell.trouble) ?? {};
  const unit = keyText(id);
  if (unit) {
    return /^[1-9]\d{0,17}$/.test(unit)
      ? { product_unit_id: unit }
      : (refuse('product_unit_id', 'product_unknown') ?? {});
  }
  const number = keyText(barcode);
  if (!number) return refuse('product_unit_id', 'key_missing') ?? {};
  if (/^\d+(?:[.,]\d+)?e\+?\d+$/i.test(number)) return refuse('barcode', 'barcode_shortened') ?? {};
  return /^\d{8,14}$/.test(number)
    ? { barcode: number }
    : (refuse('barcode', 'barcode_invalid') ?? {});
}

function readName(found: ReturnType<NameFinder>, refuse: Refuse) {
  if (!found) return refuse('product_unit_id', 'name_unknown') ?? {};
  if (found === 'several') return refuse('product_unit_id', 'name_unclear') ?? {};
  return { product_unit_id: found };
}

const active = ['aktif', 'active', 'ya', 'yes', '1', 'true'];
const inactive = ['nonaktif', 'tidakaktif', 'inactive', 'tidak', 'no', '0', 'false'];

function readState(cell: Cell | undefined, refuse: Refuse) {
  const word = cellText(cell).toLowerCase().replace(/[\s-]/g, '');
  if (word === '') return undefined;
  if (active.includes(word)) return 'ACTIVE' as const;
  return inactive.includes(word) ? ('INACTIVE' as const) : refuse('state', 'state_unknown');
}
