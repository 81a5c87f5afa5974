import type { OrderLoss } from '@marketplace/contract/order-loss';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { LossAmount } from './loss-amount.tsx';

type Props = { stores: OrderLoss['stores']; days: string; isHidden: boolean };

/** Of several stores which loses how much; each can be opened. */
export function LossStores({ stores, days, isHidden }: Props) {
  if (stores.length === 0) return null;
  return (
    <Card isFlush>
      <CardTitle className="px-4 pt-4 pb-1">Menurut toko</CardTitle>
      <ul aria-label="Menurut toko" className="divide-y divide-line">
        {stores.map(({ store_id, store_name, amount }) => (
          <li key={store_id}>
            <ListRow
              title={store_name}
              trailing={
                <span className="tabular-nums">
                  <LossAmount amount={amount} isHidden={isHidden} />
                </span>
              }
              as={
                <AppLink
                  to="/seller/order-loss"
                  search={{ store_id, days: days as '7' | '30' | '90' }}
                />
              }
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
