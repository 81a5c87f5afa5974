import type { LossCause } from '@marketplace/contract/loss-causes';
import type { OrderLoss } from '@marketplace/contract/order-loss';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { LossAmount } from './loss-amount.tsx';
import { LossCure } from './loss-cure.tsx';
import { lossWords, orderCount } from './loss-words.ts';
import type { LossFilters } from './order-loss-search.ts';

type Props = { loss: OrderLoss; store_id: string; filters: LossFilters; isHidden: boolean };

const link =
  'inline-flex min-h-11 items-center font-semibold text-brand-700 hover:underline active:underline';

/** Each cause with what it cost, what cures it, and where that is done. */
export function LossCauses({ loss, store_id, filters, isHidden }: Props) {
  return (
    <Card isFlush>
      <CardTitle className="px-4 pt-4 pb-2">Menurut sebab</CardTitle>
      <ul aria-label="Sebab pesanan hilang" className="divide-y divide-line">
        {loss.causes.map(({ cause, orders, amount }) => (
          <li key={cause} className="px-4 py-3">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="min-w-0 flex-[1_1_9rem] font-semibold wrap-anywhere">
                {lossWords[cause].title}
              </h3>
              <p className="ml-auto text-right font-semibold tabular-nums">
                <LossAmount amount={amount} isHidden={isHidden} />
                {!isHidden && (
                  <span className="block text-sm font-normal text-ink-soft">
                    {orderCount(orders)}
                  </span>
                )}
              </p>
            </div>
            {!isHidden && <Share amount={amount} of={loss.causes[0]?.amount ?? 0} />}
            <p className="mt-2 text-sm text-ink-soft">{lossWords[cause].cure}</p>
            <div className="flex flex-wrap gap-x-5">
              <LossCure cause={cause} store_id={store_id} className={link} />
              <ProductsLink cause={cause} store_id={store_id} filters={filters} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** How much of the largest it is; said in numbers beside it. */
const Share = ({ amount, of }: { amount: number; of: number }) => (
  <span aria-hidden className="mt-2 block h-2 overflow-hidden rounded-full bg-sunken">
    <span
      className="block h-full rounded-full bg-brand-700"
      style={{ inlineSize: `${of > 0 ? Math.max(2, Math.round((100 * amount) / of)) : 0}%` }}
    />
  </span>
);

type ProductsProps = { cause: LossCause; store_id: string; filters: LossFilters };

function ProductsLink({ cause, store_id, filters }: ProductsProps) {
  const isChosen = filters.cause === cause;
  return (
    <AppLink
      to="/seller/order-loss"
      search={{ store_id, days: filters.days, ...(!isChosen && { cause }) }}
      replace
      resetScroll={false}
      aria-current={isChosen ? 'true' : undefined}
      className={link}
    >
      {isChosen ? 'Semua barang' : 'Barangnya'}
      <span className="sr-only"> yang hilang karena {lossWords[cause].title.toLowerCase()}</span>
    </AppLink>
  );
}
