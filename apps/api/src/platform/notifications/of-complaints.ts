import type { EventPayload } from '@marketplace/contract/event-kinds';
import { type NewNotification, pathTo } from './new-notification.ts';

type Complaint = EventPayload<'complaint.changed'>;

/** What a buyer or the marketplace does; what the store says itself is no news to it. */
export function complaintNotification(complaint: Complaint): NewNotification | undefined {
  const told = whatHappened(complaint);
  if (!told) return undefined;
  const { store_id, order_id, order_number, id, first_product_name } = complaint;
  return {
    category: 'COMPLAINTS',
    kind: `complaint.${told[0]}`,
    title: told[1],
    text: [`#${order_number}`, ...(first_product_name ? [first_product_name] : [])].join(', '),
    path: pathTo('/seller/orders/complaints/detail', {
      orderId: order_id,
      complaintId: id,
      store_id,
    }),
  };
}

function whatHappened(complaint: Complaint): readonly [kind: string, title: string] | undefined {
  const { previous_state: before, state, reported_by, buyer_name } = complaint;
  if (before === state) return undefined;
  const isBuyers = reported_by === 'BUYER';
  if (before === null) return isBuyers ? ['new', `${buyer_name} mengajukan komplain`] : undefined;
  switch (state) {
    case 'IN_REVIEW':
      return isBuyers ? ['in_review', `Komplain ${buyer_name} ditinjau marketplace`] : undefined;
    case 'DECIDED':
      return ['decided', `Keputusan atas komplain ${buyer_name}`];
    case 'RESOLVED':
      return before === 'OFFERED'
        ? ['accepted', `${buyer_name} menerima tawaran Anda`]
        : ['resolved', `Komplain ${buyer_name} selesai`];
    case 'REJECTED':
      return ['rejected', `Komplain ${buyer_name} ditolak marketplace`];
    case 'WITHDRAWN':
      return isBuyers ? ['withdrawn', `${buyer_name} menarik komplain`] : undefined;
    default:
      return undefined;
  }
}
