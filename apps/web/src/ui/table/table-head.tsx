import { ArrowDown, ArrowUp } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { type TableColumn, widthStyle } from './columns.ts';
import { TickBox } from './tick-box.tsx';

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  sortedBy: string | undefined;
  onSort: (by: string) => void;
  /** Where rows can be ticked. */
  tickAllLabel: string | undefined;
  ticked: 'none' | 'some' | 'all';
  onTickAll?: (() => void) | undefined;
}

const headStyle =
  'sticky top-0 z-10 h-9 border-b border-line-strong bg-surface p-0 text-xs font-semibold tracking-wide text-ink-soft';

/** The names of the columns, in sight while the rows scroll; those the server can sort by are pressed for it. */
export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, sortedBy, onSort, tickAllLabel, ticked, onTickAll } = props;
  return (
    <thead>
      <tr aria-rowindex={1}>
        {tickAllLabel === undefined ? (
          <td className={`${headStyle} w-1.5`} />
        ) : (
          <th className={`${headStyle} z-11 w-11 border-l-3 border-l-transparent`}>
            <TickBox
              label={tickAllLabel}
              isTicked={ticked === 'all'}
              isMixed={ticked === 'some'}
              onTick={() => onTickAll?.()}
            />
          </th>
        )}
        {columns.map(({ key, label, width, isNumeric, sort }) => {
          const isSorted = sort !== undefined && sort.by === sortedBy;
          const side = isNumeric ? 'justify-end text-right' : 'text-left';
          return (
            <th
              key={key}
              scope="col"
              aria-sort={isSorted ? sort.direction : undefined}
              className={classNames(headStyle, widthStyle(width))}
            >
              {sort ? (
                <button
                  type="button"
                  onClick={() => onSort(sort.by)}
                  className={classNames(
                    'flex h-9 w-full items-center gap-1 px-2.5 -outline-offset-2 hover:text-ink active:bg-sunken',
                    side,
                    isSorted && 'text-ink',
                  )}
                >
                  <span className="truncate">{label}</span>
                  <SortMark isSorted={isSorted} direction={sort.direction} />
                </button>
              ) : (
                <span className={classNames('flex truncate px-2.5', side)}>{label}</span>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function SortMark({ isSorted, direction }: { isSorted: boolean; direction: string }) {
  const Arrow = direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <Arrow
      aria-hidden="true"
      className={classNames('size-3.5 shrink-0', isSorted ? '' : 'text-ink-faint opacity-50')}
    />
  );
}
