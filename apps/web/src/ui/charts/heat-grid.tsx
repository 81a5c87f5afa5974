import { strengthOf } from './scale.ts';

interface HeatGridProps {
  caption: string;
  rows: readonly { label: string; values: readonly number[] }[];
  columns: readonly string[];
  /** What a cell says, to who reads it or rests on it. */
  words: (row: string, column: string, value: number) => string;
}

/** A table whose numbers are colours: which row and which column has most is seen at once. */
export function HeatGrid({ caption, rows, columns, words }: HeatGridProps) {
  const most = Math.max(0, ...rows.flatMap(({ values }) => values));
  return (
    <table className="w-full table-fixed border-separate border-spacing-[2px] sm:border-spacing-[3px]">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <td className="w-8" />
          {columns.map((column, index) => (
            <th
              key={column}
              scope="col"
              className="p-0 text-center text-xs font-normal text-ink-faint tabular-nums"
            >
              <span className={index % 3 === 0 ? 'whitespace-nowrap' : 'max-sm:sr-only'}>
                {column}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, values }) => (
          <tr key={label}>
            <th scope="row" className="p-0 text-left text-xs font-normal text-ink-soft">
              {label}
            </th>
            {columns.map((column, index) => {
              const value = values[index] ?? 0;
              const strength = strengthOf(value, most);
              return (
                <td
                  key={column}
                  title={words(label, column, value)}
                  className="h-6 rounded-[4px] bg-sunken p-0"
                  style={
                    strength > 0
                      ? {
                          backgroundColor: `color-mix(in oklab, var(--color-brand-600) ${Math.round(strength * 100)}%, var(--color-sunken))`,
                        }
                      : undefined
                  }
                >
                  <span className="sr-only">{value}</span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
