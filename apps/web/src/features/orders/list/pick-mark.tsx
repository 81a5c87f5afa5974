import type { OrderRow } from '@marketplace/contract/order-row';
import { Check } from 'lucide-react';

type Props = { order: OrderRow; isPicked: boolean; onPick: (order: OrderRow) => void };

/** Over a card while orders are being selected: all of it is the box to tick. */
export function PickMark({ order, isPicked, onPick }: Props) {
  return (
    <div className="absolute inset-0 z-10">
      <input
        type="checkbox"
        checked={isPicked}
        onChange={() => onPick(order)}
        aria-label={`Pilih pesanan ${order.buyer_name}, #${order.order_number}`}
        className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-lg border-2 border-transparent checked:border-brand-700 checked:bg-brand-700/8"
      />
      <span
        aria-hidden
        className="pointer-events-none absolute right-3 bottom-2.5 flex size-11 items-center justify-center rounded-full border-2 border-edge bg-surface text-transparent peer-checked:border-brand-700 peer-checked:bg-brand-700 peer-checked:text-on-strong"
      >
        <Check className="size-6 stroke-3" />
      </span>
    </div>
  );
}
