import { demandStates } from '@marketplace/contract/tender-words';
import { identifier, joined, sql } from '../../platform/db/sql.ts';
import type { OfStore } from './of-store.ts';

const counted = joined(
  demandStates.map((state) => sql`(${state}::demand_state, c.${identifier(state)})`),
  ', ',
);

/** One order for each offer that was taken, of that store and buyer, and as many demands in each state as are counted. */
export const wrongInTenders = (of: OfStore) => sql`
    select format('demands of store %s in %s: %s, counted %s', c.store_id, k.state, f.count, k.count) as problem
    from tender_counters c cross join lateral (values ${counted}) as k (state, count)
    cross join lateral (
      select count(*)::int as count from tender_fits f where ${of(sql`f.store_id`)} and f.state = k.state) f
    where ${of(sql`c.store_id`)} and f.count <> k.count
    union all
    select format('offer of store %s for demand %s is %s, its order %s', f.store_id, f.tender_id, f.state, o.order_id)
    from tender_fits f left join tender_offers o on ${of(sql`o.store_id`)} and o.tender_id = f.tender_id
    where ${of(sql`f.store_id`)} and (f.state = 'WON') <> (o.order_id is not null)
    union all
    select format('order %s of store %s came of demand %s, whose offer has %s', r.id, r.store_id, r.tender_id, o.order_id)
    from orders r left join tender_offers o on ${of(sql`o.store_id`)} and o.tender_id = r.tender_id
    where ${of(sql`r.store_id`)} and r.tender_id is not null and (o.order_id is distinct from r.id
      or o.buyer_store_id <> r.buyer_store_id)
    union all
    select format('offer of store %s for demand %s comes to %s, its lines to %s', o.store_id, o.tender_id, o.subtotal,
      l.amount)
    from tender_offers o cross join lateral (
      select sum(l.quantity * l.unit_price) as amount from tender_offer_lines l
      where ${of(sql`l.store_id`)} and l.tender_id = o.tender_id) l
    where ${of(sql`o.store_id`)} and l.amount is distinct from o.subtotal`;
