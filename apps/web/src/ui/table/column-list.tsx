import { ArrowDown, ArrowUp } from 'lucide-react';
import { Checkbox } from '../checkbox.tsx';
import { IconButton } from '../icon-button.tsx';
import { withMoved, withShown } from './choose-columns.ts';
import { type ColumnChoice, isShown, orderedColumns, type TableColumn } from './columns.ts';

type AnyColumn = Pick<TableColumn<never>, 'key' | 'label' | 'isOptional' | 'isRowHeader'>;

export interface ColumnListProps {
  columns: readonly AnyColumn[];
  choice: ColumnChoice;
  onChoose: (choice: ColumnChoice) => void;
}

/** The columns to be ticked, and put in another order. */
export function ColumnList({ columns, choice, onChoose }: ColumnListProps) {
  const ordered = orderedColumns(columns, choice);
  return (
    <>
      <p className="text-sm text-ink-soft">
        Yang paling atas berdiri paling kiri. Kolom terbawah yang tidak muat di layar tidak
        ditampilkan.
      </p>
      <ul aria-label="Kolom" className="mt-2 divide-y divide-line">
        {ordered.map((column, place) => (
          <li key={column.key} className="flex items-center gap-1">
            <Checkbox
              label={column.label}
              className="min-w-0 flex-1"
              checked={isShown(column, choice)}
              disabled={column.isRowHeader}
              onChange={({ target }) => onChoose(withShown(choice, column.key, target.checked))}
            />
            <IconButton
              label={`Naikkan ${column.label}`}
              disabled={place === 0}
              onClick={() => onChoose(withMoved(columns, choice, column.key, -1))}
            >
              <ArrowUp aria-hidden="true" />
            </IconButton>
            <IconButton
              label={`Turunkan ${column.label}`}
              disabled={place === ordered.length - 1}
              onClick={() => onChoose(withMoved(columns, choice, column.key, 1))}
            >
              <ArrowDown aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    </>
  );
}
