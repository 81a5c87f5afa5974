import { useQuery } from '@tanstack/react-query';
import { rupiah } from '../../platform/format/money.ts';
import { moment } from '../../platform/format/time.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useServices } from '../../platform/services.ts';
import { isSeveral } from '../../platform/state/store-slice.ts';
import { useTimeZone } from '../../platform/use-time-zone.ts';
import { useHiddenNumbers } from '../../shared/hidden-numbers.ts';
import { countWords, leadsTo } from '../../shared/money-places.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { homeMoneyQuery } from './home.query.ts';

/** What came in today, and what is due. Below the rest: it comes a moment later, and pushes nothing away. */
export function HomeMoney({ store_id }: { store_id: string }) {
  const { data } = useQuery(homeMoneyQuery(useServices(), store_id));
  const { isHidden } = useHiddenNumbers();
  const week = data?.fees.next_collection;
  const timeZone = useTimeZone(week?.store_id);
  if (!data) return null;
  const { billed_amount, overdue_amount } = data.fees;
  const written = (amount: number) => (isHidden ? 'Rp ••••' : rupiah(amount));
  return (
    <Card isFlush className="md:order-3">
      <CardTitle className="px-4 pt-4 pb-1">Uang</CardTitle>
      <ul aria-label="Uang" className="divide-y divide-line">
        <li>
          <ListRow
            title="Dibayar pembeli hari ini"
            trailing={written(data.received_today)}
            as={<AppLink to="/seller/money" search={{ store_id }} />}
          />
        </li>
        {data.receivable.overdue_count > 0 && (
          <li>
            <ListRow
              title="Piutang tempo"
              subtitle={
                <b className="font-semibold text-wrong-700">
                  {countWords(data.receivable.overdue_count)} pesanan lewat jatuh tempo
                </b>
              }
              trailing={written(data.receivable.amount)}
              as={<AppLink {...leadsTo('RECEIVABLE', store_id)} />}
            />
          </li>
        )}
        {week && (
          <li>
            <ListRow
              title="Biaya layanan"
              subtitle={
                overdue_amount > 0 ? (
                  <b className="font-semibold text-wrong-700">
                    {written(overdue_amount)} lewat jatuh tempo {moment(week.due_at, timeZone)}
                  </b>
                ) : (
                  `Jatuh tempo ${moment(week.due_at, timeZone)}`
                )
              }
              trailing={written(billed_amount)}
              as={
                isSeveral(store_id) ? (
                  <AppLink {...leadsTo('FEES', store_id)} />
                ) : (
                  <AppLink to="/seller/fee-collections" search={{ store_id }} />
                )
              }
            />
          </li>
        )}
      </ul>
    </Card>
  );
}
