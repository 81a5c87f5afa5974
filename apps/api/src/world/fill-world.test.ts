import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../platform/db/handle.ts';
import { isDistributed } from '../testing/copy-database.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { checkDigit } from './barcode.ts';
import { fillWorld } from './fill-world.ts';
import { testWorld } from './plans.ts';
import { testPeople, testStores } from './test-cast.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

async function rows<T = Record<string, unknown>>(query: string): Promise<T[]> {
  return (await sql.raw<T>(query).execute(database.db)).rows;
}

/** Each finds the rows that break a rule. */
const offences = {
  'the ledger of a variant adds up to its stock': `
    select * from stocks s where stock <> (
      select coalesce(sum(change), 0) from stock_ledger l
      where l.store_id = s.store_id and l.variant_id = s.variant_id)`,
  'the ledger runs on, forward in time and never below zero': `
    select * from (
      select *, sum(change) over variant as reached, lag(created_at) over variant as before
      from stock_ledger window variant as (partition by store_id, variant_id order by id)) l
    where stock_after <> reached or stock_after < 0 or before > created_at`,
  'a variant begins with its opening, and only there': `
    select * from (
      select *, row_number() over (partition by store_id, variant_id order by id) as place
      from stock_ledger) l
    where (place = 1) <> (reason = 'OPENING')`,
  'what left and came back is what the lines say': `
    select * from (
      select l.store_id, l.order_id, l.variant_id, l.quantity * l.base_quantity as pieces, o.fulfilment_status
      from order_lines l join orders o on o.store_id = l.store_id and o.id = l.order_id) l
    where coalesce((select sum(change) from stock_ledger g where g.store_id = l.store_id
                    and g.order_id = l.order_id and g.variant_id = l.variant_id), 0)
       <> case when fulfilment_status in ('SHIPPED', 'DELIVERED', 'IN_COMPLAINT', 'COMPLETED')
          then -pieces else 0 end`,
  'reserved is what open orders hold': `
    select * from stocks s where reserved <> (
      select coalesce(sum(l.quantity * l.base_quantity), 0) from order_lines l
      join orders o on o.store_id = l.store_id and o.id = l.order_id
      where l.store_id = s.store_id and l.variant_id = s.variant_id
        and o.fulfilment_status in ('NEW', 'PROCESSING', 'READY_FOR_PICKUP'))`,
  'what was shipped has who brought it, and nothing else has': `
    select * from orders o
    left join order_shipments s on s.store_id = o.store_id and s.order_id = o.id
    where (s.order_id is null) = exists (
      select from order_history h where h.store_id = o.store_id and h.order_id = o.id
        and h.to_status = 'SHIPPED')`,
  'GLog brings only what was ordered with it, where it is active': `
    select * from order_shipments s join orders o on o.store_id = s.store_id and o.id = s.order_id
    where s.courier_id is null and (o.delivery <> 'GLOG_SAME_DAY' or not exists (
      select from glog_registrations g where g.store_id = s.store_id and g.status = 'ACTIVE'))`,
  'counters are what arrived': `
    select * from order_counters c
    cross join lateral jsonb_each_text(to_jsonb(c) - 'store_id') as counted (status, number)
    where number::int <> (
      select count(*) from orders o where o.store_id = c.store_id
      and o.fulfilment_status::text = status and arrived_at is not null)`,
  'every seller store has counters': `
    select * from stores s where is_seller
    and id not in (select store_id from order_counters)`,
  'totals are what the lines say': `
    select * from orders o
    join lateral (
      select sum(line_total) as lines_total, count(*) as line_count,
             string_agg(product_name, ' ' order by id) as names,
             (array_agg(product_name order by id))[1] as first_name
      from order_lines l where l.store_id = o.store_id and l.order_id = o.id) l on true
    where subtotal <> lines_total or total_amount <> subtotal + shipping_fee
       or total_product_unit <> line_count or first_product_name <> first_name
       or search_text <> lower(order_number || ' ' || buyer_name || ' ' || names)`,
  'lines are priced as the store prices': `
    select * from order_lines l
    join inventories i on i.store_id = l.store_id and i.id = l.inventory_id
    join product_units u on u.id = i.product_unit_id
    join uoms on uoms.id = u.uom_id
    join product_variants v on v.id = u.variant_id
    join products p on p.id = v.product_id
    left join lateral (
      select min_qty, price from inventory_price_tiers t
      where t.store_id = l.store_id and t.inventory_id = l.inventory_id
        and min_qty <= l.ordered_quantity order by min_qty desc limit 1) t on true
    where l.unit_price <> coalesce(t.price, i.price) or l.tier_min_qty is distinct from t.min_qty
       or l.base_quantity <> u.base_quantity or l.uom_name <> uoms.name or l.variant_id <> v.id
       or l.product_name <> trim(p.name || ' ' || v.name) or l.ordered_quantity < i.minimum_order`,
  'tiers fall as quantities rise, below the price': `
    select * from (
      select t.price, coalesce(lag(t.price) over (partition by t.store_id, inventory_id order by min_qty),
                               i.price) as above, min_qty, minimum_order
      from inventory_price_tiers t
      join inventories i on i.store_id = t.store_id and i.id = t.inventory_id) t
    where price >= above or min_qty <= minimum_order`,
  'a larger unit is cheaper by the piece': `
    select * from inventories small join product_units s on s.id = small.product_unit_id
    join inventories large on large.store_id = small.store_id and large.variant_id = small.variant_id
    join product_units l on l.id = large.product_unit_id
    where l.base_quantity > s.base_quantity
      and large.price / l.base_quantity >= small.price / s.base_quantity`,
  'history goes step by step, up to where the order stands': `
    select * from (
      select h.*, o.fulfilment_status, o.created_at as placed_at,
             lag(to_status) over steps as previous, lag(h.created_at) over steps as previous_at,
             lead(to_status) over steps as next
      from order_history h join orders o on o.store_id = h.store_id and o.id = h.order_id
      window steps as (partition by h.store_id, h.order_id order by h.id)) h
    where from_status is distinct from previous or previous_at >= created_at
       or created_at > '${testWorld.now}'
       or (previous is null and (to_status <> 'NEW' or actor <> 'BUYER' or created_at <> placed_at))
       or (next is null and to_status <> fulfilment_status)`,
  'every order has a history': `
    select * from orders o where not exists (
      select from order_history h where h.store_id = o.store_id and h.order_id = o.id)`,
  'what has not arrived is an unpaid transfer': `
    select * from orders where arrived_at is null
      and (payment_method <> 'TRANSFER' or payment_status <> 'UNPAID'
           or fulfilment_status not in ('NEW', 'CANCELLED', 'EXPIRED'))`,
  'payment fits method and status': `
    select * from orders where
      (payment_method = 'TRANSFER' and arrived_at is not null and payment_status <> case
         when fulfilment_status in ('REJECTED', 'CANCELLED', 'EXPIRED', 'RETURNED') then 'REFUNDED'
         else 'PAID' end::payment_status)
      or (payment_method = 'COD' and payment_status = 'PAID'
          and fulfilment_status not in ('DELIVERED', 'IN_COMPLAINT', 'COMPLETED'))
      or (payment_method = 'COD' and payment_status = 'UNPAID'
          and fulfilment_status in ('DELIVERED', 'COMPLETED'))`,
  'deadlines are where something is due, and ahead': `
    select * from orders where
      (deadline_at is not null) <> (fulfilment_status in ('NEW', 'PROCESSING', 'DELIVERED'))
      or deadline_at <= '${testWorld.now}'
      or (fulfilment_status = 'NEW'
          and deadline_at <> coalesce(arrived_at, created_at) + interval '24 hours')
      or (fulfilment_status = 'DELIVERED' and deadline_at <> updated_at + interval '48 hours')`,
  'an order expires 24 hours after it came': `
    select * from orders where fulfilment_status = 'EXPIRED'
      and updated_at <> coalesce(arrived_at, created_at) + interval '24 hours'`,
  'delivery fits the way taken': `
    select * from order_history h join orders o on o.store_id = h.store_id and o.id = h.order_id
    where (to_status = 'SHIPPED' and delivery = 'BUYER_PICKUP')
       or (to_status = 'READY_FOR_PICKUP' and delivery <> 'BUYER_PICKUP')`,
  'an order number carries the local day and the id': `
    select * from orders o join stores s on s.id = o.store_id join cities c on c.id = s.city_id
    where order_number <> 'PO-' || to_char(o.created_at at time zone c.time_zone, 'YYMMDD') || '-' || o.id`,
  'a listing begins with its creation, and its price of now is the last it was given': `
    select * from inventories i join lateral (
      select array_agg(kind::text order by id) as kinds, array_agg(after order by id) as prices,
             max(created_at) as last_at, min(created_at) as first_at,
             bool_and(created_at <= '${testWorld.now}') as is_past
      from inventory_changes c where c.store_id = i.store_id and c.inventory_id = i.id) c on true
    where kinds[1] is distinct from 'CREATED' or array_position(kinds, 'CREATED', 2) is not null
       or prices[array_upper(prices, 1)] <> to_jsonb(i.price) or last_at <> i.price_changed_at
       or first_at <> i.created_at or array_length(kinds, 1) > 5 or not is_past`,
  'each price change goes on from the one before, forward in time': `
    select * from (
      select *, lag(after) over listing as previous, lag(created_at) over listing as previous_at
      from inventory_changes window listing as (partition by store_id, inventory_id order by id)) c
    where before is distinct from previous or before = after or previous_at >= created_at`,
  'no product is in the catalogue twice': `
    select brand_id, name from products group by brand_id, name having count(*) > 1`,
};

it.each(Object.entries(offences))('%s', async (_, query) => {
  expect(await rows(query)).toEqual([]);
});

it('has changed the prices of about half of the listings, one to four times', async () => {
  const [history] = await rows<{ share: number; most: number }>(`
    select (count(*) filter (where changes > 0))::float / count(*) as share, max(changes)::int as most
    from (select i.id, (select count(*) from inventory_changes c where c.inventory_id = i.id
      and c.store_id = i.store_id and kind = 'PRICE') as changes from inventories i) i`);
  expect(history?.share).toBeGreaterThan(0.4);
  expect(history?.share).toBeLessThan(0.6);
  expect(history?.most).toBe(4);
});

it('has every status in every seller store', async () => {
  const statuses = await rows<{ store_id: string; statuses: string }>(
    'select store_id, count(distinct fulfilment_status) as statuses from orders group by 1 order by 1',
  );
  expect(statuses.map(({ statuses }) => statuses)).toEqual(['11', '11', '11', '11']);
});

it('gives every role to somebody in the own store', async () => {
  const members = await rows(
    `select phone_number, role_name from store_permissions p join users u on u.id = p.user_id
     where store_id = ${testStores.own} order by role_name`,
  );
  expect(members).toEqual([
    { phone_number: testPeople.owner, role_name: 'OWNER' },
    { phone_number: testPeople.admin, role_name: 'ADMIN' },
    { phone_number: testPeople.orderStaff, role_name: 'ORDER_STAFF' },
    { phone_number: testPeople.stockStaff, role_name: 'STOCK_STAFF' },
    { phone_number: testPeople.viewer, role_name: 'VIEWER' },
  ]);
});

it('prints right check digits', async () => {
  const codes = await rows<{ barcode_number: string }>('select barcode_number from barcodes');
  expect(codes.length).toBeGreaterThan(100);
  for (const { barcode_number: code } of codes) {
    expect(code).toMatch(/^899\d{10}$/);
    expect(Number(code.at(-1))).toBe(checkDigit(code.slice(0, 12)));
  }
  // A real one: the check digit is not only right by its own reckoning.
  expect(checkDigit('400638133393')).toBe(1);
});

it('gives the next rows ids that are free', async () => {
  const [next] = await rows<{ order: boolean; inventory: boolean }>(
    `select nextval(pg_get_serial_sequence('orders', 'id')) > (select max(id) from orders) as order,
            nextval(pg_get_serial_sequence('inventories', 'id')) > (select max(id) from inventories) as inventory`,
  );
  expect(next).toEqual({ order: true, inventory: true });
});

it('refuses a database with people in it', async () => {
  await expect(fillWorld(database, testWorld)).rejects.toThrow('empty database');
});

// A cluster is filled before it is one: without its foreign keys a table with ids cannot be one of it.
it.runIf(!isDistributed)(
  'is the same world every time, and leaves the schema as it was',
  async () => {
    const first = await fingerprint();
    const schema = await rows(schemaQuery);
    const tables = await tableNames();
    // Rates point at categories, so they go with them and come back, as does what a migration brings.
    await database.runScript(`
    create temporary table kept_rates as table fee_rates;
    create temporary table kept_questions as table chat_base_questions;
    create temporary table kept_pages as table help_pages;
    truncate fee_rates, ${tables.join(', ')} restart identity;
    insert into fee_rates table kept_rates;
    insert into chat_base_questions table kept_questions;
    insert into help_pages table kept_pages;
    drop table kept_rates, kept_questions, kept_pages`);
    await fillWorld(database, { ...testWorld, checksLast: true });
    expect(await fingerprint()).toEqual(first);
    expect(await rows(schemaQuery)).toEqual(schema);
    expect(schema.length).toBeGreaterThan(50);
  },
);

const schemaQuery = `
  select conrelid::regclass::text as of, conname::text as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where connamespace = 'public'::regnamespace
  union all
  select tablename::text, indexname::text, indexdef from pg_indexes where schemaname = 'public'
  order by 1, 2, 3`;

async function fingerprint(): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const table of await tableNames()) {
    const found = await rows<{ row: string }>(
      `select (to_jsonb(t) - 'password_hash')::text as row from ${table} t order by 1`,
    );
    const text = found.map(({ row }) => row).join('\n');
    hashes[table] = createHash('sha256').update(text).digest('hex');
  }
  return hashes;
}

/** All but those that the migrations themselves write into. */
async function tableNames(): Promise<string[]> {
  const tables = await rows<{ name: string }>(
    `select tablename as name from pg_tables
     where schemaname = 'public'
       and tablename not in ('schema_migrations', 'secrets', 'fee_rates', 'book_past', 'order_texts_missed') order by 1`,
  );
  return tables.map(({ name }) => name);
}
