import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { memo, type ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { type GridField, gridColumns, nameIn, shownText, shownValue } from './grid-cells.ts';
import { contestedFields, type RowEdit } from './grid-edits.ts';

export const rowHeight = 52;
/** Narrower than this it scrolls sideways. */
export const gridWidth = '66rem';
export const gridTemplate = gridColumns.map(({ width }) => width).join(' ');

export const isNumber = (column: (typeof gridColumns)[number]): boolean =>
  'field' in column && column.field !== 'state';

type Props = {
  index: number;
  top: number;
  row: InventoryRow | undefined;
  edit: RowEdit | undefined;
  problems: Partial<Record<GridField, string>> | undefined;
  /** The column one is in, where it is this row. */
  active: number | undefined;
  /** From which to which column it is in the range. */
  left: number | undefined;
  right: number | undefined;
  editor: ReactNode;
};

/** A row of the grid. Whatever it does is heard by the grid itself. */
export const GridRow = memo(function GridRow({
  index,
  top,
  row,
  edit,
  problems,
  active,
  left,
  right,
  editor,
}: Props) {
  const contested = edit ? contestedFields(edit, row) : [];
  return (
    <tr
      aria-rowindex={index + 2}
      className="absolute inset-x-0 grid border-b border-line"
      style={{
        height: rowHeight,
        gridTemplateColumns: gridTemplate,
        transform: `translateY(${top}px)`,
      }}
    >
      {gridColumns.map((column, place) => {
        const field = 'field' in column ? column.field : undefined;
        const isActive = active === place;
        const isSelected =
          left !== undefined && right !== undefined && place >= left && place <= right;
        const problem = field && problems?.[field];
        const isChanged = field !== undefined && edit?.typed[field] !== undefined;
        const isContested = field !== undefined && contested.includes(field);
        const cell = {
          'aria-colindex': place + 1,
          'aria-selected': isSelected,
          'aria-readonly': field === undefined || undefined,
          'aria-invalid': problem ? true : undefined,
          'data-cell': `${index}:${place}`,
          tabIndex: isActive ? 0 : -1,
          className: classNames(
            'flex min-w-0 cursor-cell flex-col justify-center px-2.5 text-left text-sm select-none',
            'not-last:border-r not-last:border-line outline-offset-[-2px] focus:outline-2 focus:outline-brand-700',
            isNumber(column) && 'items-end tabular-nums',
            groundOf({ problem, isContested, isChanged, isSelected }),
          ),
          children:
            isActive && editor ? (
              editor
            ) : row ? (
              <CellContent {...{ row, edit, field, place, problem, isContested }} />
            ) : (
              <span aria-hidden className="h-4 w-3/4 rounded-sm bg-sunken" />
            ),
        };
        return place === 0 ? (
          <th key={column.label} scope="row" {...cell} />
        ) : (
          <td key={column.label} {...cell} />
        );
      })}
    </tr>
  );
});

type Look = {
  problem: string | undefined;
  isContested: boolean;
  isChanged: boolean;
  isSelected: boolean;
};

const groundOf = ({ problem, isContested, isChanged, isSelected }: Look): string => {
  if (problem) return 'bg-wrong-50';
  if (isContested) return 'bg-soon-50';
  if (isChanged) return isSelected ? 'bg-brand-100' : 'bg-brand-50';
  return isSelected ? 'bg-sunken' : '';
};

type ContentProps = {
  row: InventoryRow;
  edit: RowEdit | undefined;
  field: GridField | undefined;
  place: number;
  problem: string | undefined;
  isContested: boolean;
};

function CellContent({ row, edit, field, place, problem, isContested }: ContentProps) {
  if (!field)
    return (
      <span className={classNames('truncate', place === 0 ? 'font-medium' : 'text-ink-soft')}>
        {nameIn(place, row)}
      </span>
    );
  const typed = edit?.typed[field];
  if (!edit || typed === undefined)
    return <span className="max-w-full truncate">{shownValue(field, row[field])}</span>;
  return (
    <>
      <span className="max-w-full truncate font-semibold">{shownText(field, typed)}</span>
      {problem ? (
        <span className="max-w-full truncate text-xs text-wrong-700">{problem}</span>
      ) : isContested ? (
        <span className="max-w-full truncate text-xs text-soon-700">
          {`Kini ${shownValue(field, row[field])}`}
        </span>
      ) : (
        <span className="max-w-full truncate text-xs text-ink-soft">
          <span className="sr-only">, sebelumnya </span>
          <s>{shownValue(field, edit.seen[field])}</s>
        </span>
      )}
    </>
  );
}
