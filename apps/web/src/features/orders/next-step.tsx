import type { OrderRow } from '@marketplace/contract/order-row';
import { Timer } from 'lucide-react';
import { TimeLeft } from '../../shared/time-left.tsx';

/** What the seller should do next and how long there is for it. */
export function NextStep({ order }: { order: OrderRow }) {
  const { copywriting, deadline_at, allowed_actions } = order;
  if (!deadline_at || allowed_actions.length === 0)
    return <span className="mt-1 block text-sm text-ink-soft">{copywriting}</span>;
  return (
    <span className="mt-2 flex gap-1.5 text-sm font-semibold text-soon-700">
      <Timer aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        {copywriting} <TimeLeft until={deadline_at} />
      </span>
    </span>
  );
}
