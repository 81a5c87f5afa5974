import { rupiah } from '../../platform/format/money.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { Card } from '../../ui/card.tsx';
import { SparkLine } from '../../ui/charts/spark-line.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { changeOf, waitingWords } from './figures-words.ts';
import type { StoresProps } from './stores-table.tsx';

/** The same on a phone, a store a line. */
export function StoresLines({ caption, rows, to, areAmountsHidden = false, weeks }: StoresProps) {
  if (rows.length === 0) return null;
  return (
    <Card isFlush>
      <ul aria-label={caption} className="divide-y divide-line">
        {rows.map(({ id, name, city, new_orders, due_orders = 0, today, week_ago }) => {
          const week = weeks?.get(id);
          const say = areAmountsHidden ? () => 'Rp ••••••' : rupiah;
          const change = today && week_ago && changeOf(today.revenue, week_ago.revenue);
          return (
            <li key={id}>
              <ListRow
                title={name}
                subtitle={
                  <>
                    {city}
                    {new_orders !== undefined && (
                      <span
                        className={due_orders > 0 ? 'block font-semibold text-soon-700' : 'block'}
                      >
                        {waitingWords({ new_orders, due_orders })}
                      </span>
                    )}
                    {week && (
                      <span className="mt-1 flex items-center gap-2">
                        <SparkLine
                          values={week.days}
                          label={`Penjualan 2 minggu ${name}`}
                          className="h-6 w-16"
                        />
                        {say(week.revenue)} minggu ini
                      </span>
                    )}
                  </>
                }
                trailing={
                  today && (
                    <>
                      <span className="block tabular-nums">{say(today.revenue)}</span>
                      {change && (
                        <span className="block text-sm font-normal text-ink-soft">
                          {change.words}
                          <span className="sr-only"> dari hari yang sama minggu lalu</span>
                        </span>
                      )}
                    </>
                  )
                }
                as={<AppLink to={to} search={{ store_id: id }} />}
              />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
