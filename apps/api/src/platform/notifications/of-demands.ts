import type { EventPayload } from '@marketplace/contract/event-kinds';
import { type NewNotification, pathTo } from './new-notification.ts';

type Demand = EventPayload<'tender.changed'>;

export function demandNotification(demand: Demand): NewNotification | undefined {
  const told = whatHappened(demand);
  return told && written(demand, told);
}

/** Of the row alone nobody can tell that it has come just now: whoever writes it down says so. */
export const counterNotification = (demand: Omit<Demand, 'previous_state'>): NewNotification =>
  written(demand, ['countered', `${demand.buyer_name} menawar harga Anda`]);

type Words = readonly [kind: string, title: string];

function written(demand: Omit<Demand, 'previous_state'>, [kind, title]: Words): NewNotification {
  const { store_id, tender_id, first_product_name, item_count, city } = demand;
  const goods =
    item_count > 1 ? `${first_product_name} dan ${item_count - 1} lainnya` : first_product_name;
  return {
    category: 'DEMANDS',
    kind: `demand.${kind}`,
    title,
    text: `${goods}, ${city}`,
    path: pathTo('/seller/buyer-demands/detail', { tender_id, store_id }),
  };
}

function whatHappened(demand: Demand): Words | undefined {
  const { previous_state: before, state, buyer_name, offer } = demand;
  if (before === null)
    return state === 'OPEN' ? ['new', `${buyer_name} mencari barang`] : undefined;
  if (state === 'WON' && before !== 'WON') return ['won', `${buyer_name} memilih penawaran Anda`];
  if (state === 'LOST' && before !== 'LOST')
    return offer?.loss_reason === 'DEMAND_CLOSED'
      ? ['closed', `${buyer_name} menutup permintaannya`]
      : ['lost', `${buyer_name} memilih toko lain`];
  return undefined;
}
