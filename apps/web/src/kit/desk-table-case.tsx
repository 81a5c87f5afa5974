import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Kbd } from '../ui/kbd.tsx';
import { ColumnPicker } from '../ui/table/column-picker.tsx';
import { isShown, noChoice, orderedColumns, type TableColumn } from '../ui/table/columns.ts';
import { DeskTable } from '../ui/table/desk-table.tsx';
import {
  allSelected,
  nothingSelected,
  type Selection,
  selectedCount,
  withRow,
  withRows,
} from '../ui/table/selection.ts';
import { KitCase, KitRow } from './kit-case.tsx';

type Row = { id: string; name: string; unit: string; stock: number };

const count = 10_000;
const rowAt = (index: number): Row | undefined =>
  // A page that has not come yet.
  index >= 40 && index < 60
    ? undefined
    : { id: String(index), name: `Beras Ramos ${index + 1} kg`, unit: 'sak', stock: 9 * index };
const columns: readonly TableColumn<Row>[] = [
  { key: 'name', label: 'Produk', width: 'wider', isRowHeader: true, cell: ({ name }) => name },
  { key: 'unit', label: 'Satuan', width: 'rest', cell: ({ unit }) => unit },
  {
    key: 'stock',
    label: 'Stok',
    width: 'usual',
    isNumeric: true,
    sort: { by: 'stock', direction: 'ascending' },
    cell: ({ stock }) => stock,
  },
  { key: 'id', label: 'Nomor', width: 'usual', isOptional: true, cell: ({ id }) => id },
];

export function DeskTableCase() {
  const [choice, choose] = useState(noChoice);
  const [selection, select] = useState<Selection<Row>>(nothingSelected);
  const [sortedBy, sort] = useState<string>();
  const tick = (from: number, to: number, willSelect: boolean) => {
    const rows = Array.from({ length: to - from + 1 }, (_, step) => rowAt(from + step)).flatMap(
      (row) => (row ? [[row.id, row] as const] : []),
    );
    const [first] = rows;
    if (willSelect || !first) select(withRows(selection, rows));
    else select(withRow(selection, ...first, false));
  };
  return (
    <KitCase
      name="Desk table"
      note="Ten thousand rows of 40 px, of which those in view are there. Arrows, j and k move, x ticks, shift extends; the last columns go where there is no room."
      isWide
    >
      <KitRow>
        <ColumnPicker columns={columns} choice={choice} onChoose={choose} />
        <span>{selectedCount(selection, count).toLocaleString('id-ID')} dipilih</span>
        <Button>
          Terima
          <Kbd keys="a" />
        </Button>
      </KitRow>
      <div className="mt-3 flex h-96 flex-col overflow-hidden rounded-lg border border-line bg-surface">
        <DeskTable
          label="Semua beras"
          name="kit"
          columns={orderedColumns(columns, choice).filter((column) => isShown(column, choice))}
          count={count}
          rowAt={rowAt}
          keyOf={({ id }) => id}
          openKey="3"
          rowLink={(row, props, content) => (
            <a {...props} href={`#data-${row.id}`}>
              {content}
            </a>
          )}
          tickLabel={({ name }) => `Pilih ${name}`}
          selection={selection}
          onTick={tick}
          onTickAll={() => select(selection.kind === 'all' ? nothingSelected : allSelected)}
          onView={nothing}
          sortedBy={sortedBy}
          onSort={sort}
        />
      </div>
    </KitCase>
  );
}

const nothing = () => {};
