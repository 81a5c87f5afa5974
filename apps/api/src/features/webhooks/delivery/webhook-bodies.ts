import { webhookEventData } from '@marketplace/contract/webhook-events';
import type { DeliveredEvent, WebhookEvent } from '@marketplace/contract/webhook-words';
import type { LoggedEvent } from '../../../platform/events/event-log.ts';

type Payload = Record<string, unknown>;
type Told = { event: WebhookEvent; about: string; data: Payload };

/** What of the store's own events is told to others, of what it is, and with what. */
const told: Record<string, (payload: Payload) => Told | undefined> = {
  'order.created': (order) => ({
    event: 'order.created',
    about: `order ${order.id}`,
    data: { order },
  }),
  'order.changed': (order) => {
    const { previous_fulfilment_status: previous_status, fulfilment_status } = order;
    if (previous_status === null || previous_status === fulfilment_status) return undefined;
    return { event: 'order.moved', about: `order ${order.id}`, data: { order, previous_status } };
  },
  'inventory.changed': (data) => ({ event: 'inventory.changed', about: 'inventory', data }),
  'stock.scarce': (data) => ({ event: 'stock.scarce', about: 'inventory', data }),
  'complaint.changed': ({ previous_state, ...complaint }) =>
    previous_state === complaint.state
      ? undefined
      : {
          event: 'complaint.changed',
          about: `complaint ${complaint.id}`,
          data: { complaint, previous_state },
        },
  'tender.changed': ({ previous_state, ...demand }) =>
    previous_state === demand.state
      ? undefined
      : {
          event: 'demand.changed',
          about: `demand ${demand.tender_id}`,
          data: { demand, previous_state },
        },
  'payouts.changed': (data) => ({ event: 'payout.changed', about: 'payout', data }),
};

export type ToTell = { event: WebhookEvent; about: string; body: string };

/** What is sent of an event; nothing of one that is nobody else's business, or that another release wrote. */
export function toTell({
  store_id,
  area,
  number,
  kind,
  payload,
  created_at,
}: LoggedEvent): ToTell | undefined {
  const found = told[kind]?.(payload);
  const data = found && webhookEventData[found.event].safeParse(found.data);
  if (!found || !data?.success) return undefined;
  const { event, about } = found;
  const id = `${store_id}.${area}.${number}`;
  return { event, about, body: bodyOf(event, { id, store_id, created_at, data: data.data }) };
}

export const bodyOf = (
  type: DeliveredEvent,
  {
    id,
    created_at,
    store_id,
    data,
  }: { id: string; created_at: string; store_id: string; data: object },
): string => JSON.stringify({ id, type, created_at, store_id, data });
