import { memo, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Skeleton } from '../skeleton.tsx';
import type { TableColumn } from './columns.ts';
import { TickBox } from './tick-box.tsx';

/** What a link of a row is given: it covers the row, and is the one stop of the table for the tab key. */
export interface RowLinkProps {
  tabIndex: number;
  'data-row-link': '';
  className: string;
}

export interface RowParts<Row> {
  columns: readonly TableColumn<Row>[];
  /** Draws what names the row as the link to it. */
  rowLink: (row: Row, props: RowLinkProps, content: ReactNode) => ReactNode;
  rowStyle?: ((row: Row) => string) | undefined;
  tickLabel?: ((row: Row) => string) | undefined;
  onTick: (index: number, isRange: boolean) => void;
}

interface TableRowProps<Row> extends RowParts<Row> {
  row: Row | undefined;
  index: number;
  /** Undefined where there is nothing to tick. */
  isTicked: boolean | undefined;
  isStop: boolean;
  isOpen: boolean;
}

const cellStyle = 'h-10 max-w-0 truncate border-b border-line py-0 px-2.5';
const linkStyle =
  'outline-none after:absolute after:inset-0 after:-outline-offset-2 focus-visible:after:outline-2 focus-visible:after:outline-brand-700';

function AnyTableRow<Row>(props: TableRowProps<Row>) {
  const { row, index, isTicked, isStop, isOpen, columns, rowStyle, onTick } = props;
  return (
    <tr
      // The head is the first.
      aria-rowindex={index + 2}
      aria-selected={row ? isTicked : undefined}
      data-index={index}
      tabIndex={-1}
      className={classNames(
        'group/row relative h-10 outline-none',
        isTicked || isOpen ? 'bg-brand-50' : 'hover:bg-canvas',
        row && rowStyle?.(row),
      )}
    >
      <td
        className={classNames(
          isTicked === undefined ? 'w-1.5' : 'w-11',
          'border-b border-l-3 border-b-line p-0',
          isOpen ? 'border-l-brand-600' : 'border-l-transparent',
        )}
      >
        {row && isTicked !== undefined && (
          <TickBox
            label={props.tickLabel?.(row) ?? ''}
            isTicked={isTicked}
            tabIndex={-1}
            onTick={(isRange) => onTick(index, isRange)}
          />
        )}
      </td>
      {columns.map((column) => (
        <Cell key={column.key} column={column} {...{ row, isStop }} rowLink={props.rowLink} />
      ))}
    </tr>
  );
}

type CellProps<Row> = Pick<TableRowProps<Row>, 'row' | 'rowLink' | 'isStop'> & {
  column: TableColumn<Row>;
};

function Cell<Row>({ column, row, rowLink, isStop }: CellProps<Row>) {
  const { isRowHeader, isNumeric, cell } = column;
  const style = classNames(cellStyle, isNumeric ? 'text-right' : 'text-left');
  if (!row) {
    return (
      <td className={style}>
        <Skeleton className="h-4 w-full max-w-28" />
      </td>
    );
  }
  if (!isRowHeader) return <td className={style}>{cell(row)}</td>;
  const props = { tabIndex: isStop ? 0 : -1, 'data-row-link': '', className: linkStyle } as const;
  return (
    <th scope="row" className={classNames(style, 'font-semibold')}>
      {rowLink(row, props, cell(row))}
    </th>
  );
}

/** Scrolling draws the rows that come, and leaves the others alone. */
export const TableRow = memo(AnyTableRow) as typeof AnyTableRow;
