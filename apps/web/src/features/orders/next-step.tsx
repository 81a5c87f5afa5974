import type { OrderRow } from '@marketplace/contract/order-row';
import { Timer } from 'lucide-react';
import { TimeLeft } from './time-left.tsx';

/** What the seller should do next and how long there is for it. */
export function NextStep({ order }: { order: OrderRow }) {
  const isDue = order.deadline_at !== null && order.allowed_actions.length > 0;
  if (!isDue) return <span className="mt-1 block text-sm text-ink-soft">{order.copywriting}</span>;
  return (
    <span className="mt-2 flex gap-1.5 text-sm font-semibold text-soon-700">
      <Timer aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        {order.copywriting} <TimeLeft until={order.deadline_at} />
      </span>
    </span>
  );
}
