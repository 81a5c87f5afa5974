import type { OrderRow } from '@marketplace/contract/order-row';
import { standingWords, useBarrier, useStoreStanding } from '../../platform/store-standing.ts';
import { Button } from '../../ui/button.tsx';

/** The button that would be here, and why it does nothing. */
export function CannotAct({ order }: { order: OrderRow }) {
  const barrier = useBarrier('order', order.store_id);
  const standing = useStoreStanding(order.store_id);
  const isNew = order.fulfilment_status === 'NEW';
  const isBarred = isNew && standing === 'selling_not_allowed';
  const reason = barrier ?? (isBarred ? standingWords.selling_not_allowed.reason : undefined);
  if (!reason || (!isNew && !canEnd(order))) return null;
  return (
    <div className="grid gap-2">
      <Button isBlock disabled aria-describedby={`why-${order.id}`}>
        {isNew ? 'Terima Pesanan' : 'Konfirmasi Sampai'}
      </Button>
      <p id={`why-${order.id}`} className="text-sm text-ink-soft">
        {reason}
      </p>
    </div>
  );
}

const canEnd = ({ fulfilment_status }: OrderRow): boolean =>
  fulfilment_status === 'SHIPPED' || fulfilment_status === 'READY_FOR_PICKUP';
