import { randomUUID } from 'node:crypto';
import { atWork, storesOfOwner } from './over-the-api.ts';

/** To two other stores, and a rule, so that both have something to show. */
export async function copyIn(base: string, store_id: string, listing: string) {
  const { call } = await atWork(base, 'owner');
  const rule = {
    rule_id: randomUUID(),
    version: 0,
    scope: 'ALL',
    category_id: null,
    brand_id: null,
    method: 'MEDIAN_MINUS',
    percent: 2,
    least_percent: 5,
    round_to: 100,
  } as const;
  await call('POST /api/inventories/price-rules/save', { body: { store_id, ...rule } }).catch(
    (error: Error) => {
      if (!error.message.includes('price_rule_exists')) throw error;
    },
  );
  const others = (await storesOfOwner(base)).filter(
    ({ id, is_active, is_seller }) => id !== store_id && is_active && is_seller,
  );
  const body = {
    copy_id: randomUUID(),
    store_id,
    target_store_ids: others.slice(-2).map(({ id }) => id),
    inventory_ids: [listing],
    takes: ['LISTINGS', 'PRICE'] as ('LISTINGS' | 'PRICE')[],
    percent: 50,
  };
  return (await call('POST /api/inventories/copies/create', { body })).copy.id;
}
