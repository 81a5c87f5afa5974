import { useEffect, useState } from 'react';
import type { Outbox } from '../../platform/offline/outbox.ts';

const oneOrder = '/api/orders/seller/accept-order';
const manyOrders = '/api/orders/seller/bulk';

type Sent = { call: string; body: unknown };

export const isAccepting = ({ call, body }: Sent): boolean =>
  call === `POST ${oneOrder}` ||
  (call === `POST ${manyOrders}` && (body as { action?: unknown }).action === 'ACCEPT');

/** This code comes late: what was sent before stands in the browser's own record of the page. */
export const hasAcceptedBefore = (
  sent: readonly Pick<PerformanceResourceTiming, 'name' | 'responseStatus'>[],
): boolean =>
  sent.some(
    ({ name, responseStatus = 0 }) =>
      responseStatus < 400 && name.split('?')[0]?.endsWith(oneOrder),
  );

/** Answered or put away: not again on this page. */
let isOver = false;

/** Whether somebody has accepted an order on this page: the moment at which to be asked means something. */
export function useFirstAccepted(outbox: Pick<Outbox, 'onSent'>): [boolean, () => void] {
  const [isDue, setDue] = useState(
    () =>
      !isOver &&
      hasAcceptedBefore(performance.getEntriesByType('resource') as PerformanceResourceTiming[]),
  );
  useEffect(
    () =>
      outbox.onSent((item) => {
        if (isAccepting(item)) setDue(true);
      }),
    [outbox],
  );
  return [
    isDue,
    () => {
      isOver = true;
      setDue(false);
    },
  ];
}
