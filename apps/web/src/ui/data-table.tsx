import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { ScrollRegion } from './scroll-region.tsx';

interface DataColumn<Row> {
  key: string;
  header: ReactNode;
  render: (row: Row) => ReactNode;
  /** Aligned to the right, so that digits stand under digits. */
  isNumeric?: boolean | undefined;
  /** Names its row for screen readers; one column of a table should. */
  isRowHeader?: boolean | undefined;
}

interface DataTableProps<Row> {
  caption: string;
  isCaptionHidden?: boolean | undefined;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Stands in the table's place while it has no rows. */
  empty?: ReactNode;
  className?: string | undefined;
}

const cellPadding = 'px-4 py-3 first:pl-4 last:pr-4';

export function DataTable<Row>({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  rowKey,
  empty = 'Belum ada data.',
  className,
}: DataTableProps<Row>) {
  const captionId = useId();
  return (
    <ScrollRegion
      aria-labelledby={captionId}
      className={classNames('scroll-hint overflow-x-auto rounded-lg border border-line', className)}
    >
      <table className="w-full border-collapse text-sm">
        <caption
          id={captionId}
          className={
            isCaptionHidden ? 'sr-only' : 'px-4 pt-4 pb-2 text-left text-base font-semibold'
          }
        >
          {caption}
        </caption>
        <thead>
          <tr className="border-b border-line-strong">
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={classNames(
                  cellPadding,
                  'font-semibold whitespace-nowrap text-ink-soft',
                  column.isNumeric ? 'text-right' : 'text-left',
                )}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="border-b border-line last:border-0 hover:bg-canvas">
              {columns.map((column) => (
                <DataCell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
          {rows.length === 0 ? (
            <tr>
              <td colSpan={columns.length} className="px-4 py-8 text-center text-ink-soft">
                {empty}
              </td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function DataCell<Row>({ column, row }: { column: DataColumn<Row>; row: Row }) {
  const look = classNames(
    cellPadding,
    'align-top',
    column.isNumeric ? 'text-right whitespace-nowrap' : 'min-w-28 text-left',
  );
  return column.isRowHeader ? (
    <th scope="row" className={classNames(look, 'font-semibold text-ink')}>
      {column.render(row)}
    </th>
  ) : (
    <td className={look}>{column.render(row)}</td>
  );
}
