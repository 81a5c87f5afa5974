import { moment } from '../../../platform/format/time.ts';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { actorOf, reasonOf, stepOf } from '../detail-words.ts';
import type { OrderDetail } from '../order-detail-answer.ts';

/** What happened to the order, who did it, and why. */
export function DetailTimeline({ detail }: { detail: OrderDetail }) {
  const { timeline, order } = detail;
  return (
    <Card aria-labelledby="order-timeline">
      <CardTitle id="order-timeline">Riwayat</CardTitle>
      <ol aria-labelledby="order-timeline" className="mt-3">
        {timeline.map((step, index) => {
          const isLast = index === timeline.length - 1;
          return (
            <li
              key={step.id}
              className={`relative pl-6 ${isLast ? '' : 'pb-4 before:absolute before:top-2 before:bottom-0 before:left-[5px] before:w-px before:translate-y-1 before:bg-line-strong'}`}
            >
              <span
                aria-hidden
                className={`absolute top-1.5 left-0 size-[11px] rounded-full ${isLast ? 'bg-brand-600 ring-4 ring-brand-100' : 'bg-line-strong'}`}
              />
              <span className="font-semibold">{stepOf(step)}</span>
              <span className="block text-sm text-ink-soft">
                {moment(step.created_at, order.time_zone)}, {actorOf(step)}
              </span>
              {reasonOf(step) && <span className="block text-sm">Alasan: {reasonOf(step)}</span>}
              {step.note && <span className="block text-sm wrap-anywhere">“{step.note}”</span>}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
