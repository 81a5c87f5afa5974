import type { OrderRow } from '@marketplace/contract/order-row';
import {
  type Standing,
  standingWords,
  useBarrier,
  useStoreStanding,
} from '../../../platform/store-standing.ts';
import { Button } from '../../../ui/button.tsx';
import { cannotProcessWords } from '../order-page.ts';

/** The button that would be here, and why it does nothing. */
export function ActionUnavailable({ order }: { order: OrderRow }) {
  const barrier = useBarrier('order', order.store_id);
  const standing = useStoreStanding(order.store_id);
  const isNew = order.fulfilment_status === 'NEW';
  const reason = barrier ?? (isNew ? reasonOf(standing) : undefined);
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

/** Of one that sells, only the server knows why not: its list says so. */
const reasonOf = (standing: Standing): string =>
  standing === 'selling' ? cannotProcessWords : standingWords[standing].reason;

const canEnd = ({ fulfilment_status }: OrderRow): boolean =>
  fulfilment_status === 'SHIPPED' || fulfilment_status === 'READY_FOR_PICKUP';
