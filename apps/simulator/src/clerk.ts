import type { AnswerOf } from '@marketplace/contract/call';
import type { OrderAction } from '@marketplace/contract/order-row';
import type { Behaviour } from './behaviour.ts';
import { clerkActs } from './clerk-acts.ts';
import { pick, pickWeighted, type Random } from './random.ts';
import { settled } from './settled.ts';

type Order = AnswerOf<'GET /api/orders/info/list'>['data'][number];

/** Where a clerk looks, and how often: what is new before what is under way. */
const lists = [
  { status: 'NEW', share: 40 },
  { status: 'PROCESSING', share: 30 },
  { status: 'READY_FOR_PICKUP', share: 10 },
  { status: 'SHIPPED', share: 20 },
] as const;

/** Of what a row offers, how often each is chosen. */
const shares: Partial<Record<OrderAction, number>> = {
  accept: 94,
  reject: 6,
  confirm_shipment: 97,
  ready_for_pickup: 97,
  confirm_delivered: 95,
  delivery_failed: 5,
};

/** Of fifty orders one is overlooked until it expires. */
const overlooked = 0.02;

const mostRemembered = 10_000;

/**
 * Somebody who works for a seller: looks at the orders, and takes one a step further that has stood still for
 * so long. Who sits at a screen has that long to be first.
 */
export function createClerk(patienceMs: number, now: () => number = Date.now): Behaviour {
  const seen = new Map<string, { status: string; at: number }>();
  const hasWaited = ({ id, fulfilment_status: status, arrived_at }: Order): boolean => {
    const known = seen.get(id);
    if (known?.status !== status) {
      // Orders that went on long ago need not be remembered.
      if (seen.size > mostRemembered) seen.clear();
      const since = status === 'NEW' && arrived_at ? Date.parse(arrived_at) : now();
      seen.set(id, { status, at: since });
    }
    return now() - (seen.get(id)?.at ?? now()) >= patienceMs;
  };
  return async (client, _clerk, random) => {
    const status = pickWeighted(random, lists, ({ share }) => share)?.status ?? 'NEW';
    const query = {
      select_all_seller_store: true,
      status: [status],
      sort: 'deadline' as const,
      page_size: 100,
    };
    const { data } = await client('GET /api/orders/info/list', { query });
    const due = data.filter((order) => hasWaited(order) && actFor(random, order));
    const order = pick(random, due);
    const action = order && actFor(random, order);
    if (!order || !action) return { told: 'a clerk has nothing to do' };
    await clerkActs[action]?.(client, random, order);
    return { told: `a clerk of ${order.store_name}: ${action} ${order.order_number}` };
  };
}

/** One of the things the server lets be done with the order, and that a clerk knows how to do. */
function actFor(random: Random, { id, allowed_actions }: Order): OrderAction | undefined {
  if (allowed_actions.includes('accept') && settled(id) < overlooked) return undefined;
  const known = allowed_actions.filter((action) => clerkActs[action]);
  return pickWeighted(random, known, (action) => shares[action] ?? 0);
}
