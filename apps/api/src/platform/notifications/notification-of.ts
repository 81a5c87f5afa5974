import type { EventKind, EventPayload } from '@marketplace/contract/event-kinds';
import { rupiah } from '../exports/written.ts';
import { type NewNotification, pathTo } from './new-notification.ts';
import { chatNotification } from './of-chat.ts';
import { complaintNotification } from './of-complaints.ts';
import { demandNotification } from './of-demands.ts';

type Derive<Kind extends EventKind> = (payload: EventPayload<Kind>) => NewNotification | undefined;

/**
 * What people are told of an event, where its payload says all there is to say. A kind that is not here tells nobody,
 * unless whoever writes the event brings the words along (`NewEvent.notification`).
 */
const derived: { [Kind in EventKind]?: Derive<Kind> } = {
  'order.created': (order) => orderNotification('order.created', order),
  'order.changed': (order) => orderNotification('order.changed', order),
  'complaint.changed': complaintNotification,
  'tender.changed': demandNotification,
  'proposal.changed': proposalNotification,
  'stock.scarce': stockNotification,
  'chat.message': chatNotification,
};

export const toldKinds = Object.keys(derived) as EventKind[];

/** Of a store of the person's many: a page that is not told which one shows nothing. */
export function notificationOf<Kind extends EventKind>(
  store_id: string,
  kind: Kind,
  payload: EventPayload<Kind>,
): NewNotification | undefined {
  const derive = derived[kind] as Derive<Kind> | undefined;
  const told = derive?.(payload);
  return told && { ...told, path: ofStore(told.path, store_id) };
}

function ofStore(path: string, store_id: string): string {
  const [address = '', search] = path.split('?');
  const ids = new URLSearchParams(search);
  if (!ids.has('store_id')) ids.set('store_id', store_id);
  return `${address}?${ids}`;
}

/** New ones, and those that end without the store: a seller's own moves are no news to its people. */
function orderNotification(
  kind: 'order.created' | 'order.changed',
  order: EventPayload<'order.created'>,
): NewNotification | undefined {
  const told = orderTitle(kind, order);
  if (!told) return undefined;
  return {
    category: 'ORDERS',
    kind: told.kind,
    title: told.title,
    text: `#${order.order_number}, ${rupiah(order.total_amount)}`,
    path: pathTo('/seller/orders/detail', { orderId: order.id, store_id: order.store_id }),
  };
}

function orderTitle(kind: 'order.created' | 'order.changed', order: EventPayload<'order.created'>) {
  const { buyer_name, fulfilment_status: status, previous_fulfilment_status: before } = order;
  if (kind === 'order.created')
    return status === 'NEW'
      ? { kind: 'order.new', title: `Pesanan baru dari ${buyer_name}` }
      : undefined;
  if (before === status) return undefined;
  if (status === 'CANCELLED')
    return { kind: 'order.cancelled', title: `${buyer_name} membatalkan pesanan` };
  if (status === 'EXPIRED')
    return { kind: 'order.expired', title: `Pesanan ${buyer_name} lewat batas waktu` };
  return undefined;
}

function proposalNotification({
  proposal_id,
  name,
  state,
  previous_state,
}: EventPayload<'proposal.changed'>): NewNotification | undefined {
  if (state === previous_state) return undefined;
  const titles: Partial<Record<typeof state, string>> = {
    APPROVED: 'Usulan produk disetujui',
    REJECTED: 'Usulan produk ditolak',
  };
  const title = titles[state];
  if (!title) return undefined;
  return {
    category: 'STOCK',
    kind: `proposal.${state.toLowerCase()}`,
    title,
    text: name,
    path: pathTo('/seller/inventory/proposal/detail', { proposalId: proposal_id }),
  };
}

function stockNotification({ store_id, low, gone }: EventPayload<'stock.scarce'>): NewNotification {
  const parts = [
    ...(gone > 0 ? [`${gone} produk habis`] : []),
    ...(low > 0 ? [`${low} produk hampir habis`] : []),
  ];
  return {
    category: 'STOCK',
    kind: gone > 0 ? 'stock.gone' : 'stock.low',
    title: gone > 0 ? 'Stok habis' : 'Stok hampir habis',
    text: `${parts.join(', ')}. Isi ulang agar tetap dapat dipesan.`,
    path: pathTo('/seller/inventory', { store_id }),
  };
}
