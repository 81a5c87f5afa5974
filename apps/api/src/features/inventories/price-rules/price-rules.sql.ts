import type { PriceRule, PriceRuleBody } from '@marketplace/contract/price-rules';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inScope } from '../../../platform/db/in-scope.ts';
import { rowsOf, type Sql, sql } from '../../../platform/db/sql.ts';
import type { OneStore, StoreScope } from '../../../platform/store-scope.ts';

const rulesWhere = (isMeant: Sql) => sql`
  select r.id, r.store_id, r.scope, r.category_id, r.brand_id, r.method, r.percent, r.least_percent, r.round_to,
    coalesce((select name from categories where id = r.category_id), (select name from brands where id = r.brand_id)) as name,
    r.version, r.updated_at
  from price_rules r where ${isMeant} order by r.scope, name, r.id`;

/** The widest first. */
export const readRules = (db: Db, { store_id }: OneStore): Promise<PriceRule[]> =>
  rowsOf<PriceRule>(db, rulesWhere(sql`r.store_id = ${store_id}::bigint`));

/** Whether there is such a category, or brand. */
export async function isTargetKnown(
  db: Db,
  { category_id, brand_id }: Pick<PriceRuleBody, 'category_id' | 'brand_id'>,
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select from (select 1) one
        where (${category_id}::bigint is null or exists (select from categories where id = ${category_id}::bigint))
          and (${brand_id}::bigint is null or exists (select from brands where id = ${brand_id}::bigint))`,
  );
  return rows.length > 0;
}

export async function writeRule(
  db: Tx,
  { store_id }: OneStore,
  user_id: string,
  rule: PriceRuleBody,
): Promise<void> {
  const { rule_id, scope, category_id, brand_id, method, percent, least_percent, round_to } = rule;
  await rowsOf(
    db,
    sql`insert into price_rules as r (store_id, id, scope, category_id, brand_id, method, percent, least_percent,
          round_to, updated_by)
        values (${store_id}::bigint, ${rule_id}::uuid, ${scope}::price_rule_scope, ${category_id}::bigint,
          ${brand_id}::bigint, ${method}::price_rule_method, ${percent}::float8, ${least_percent}::float8,
          ${round_to}::int, ${user_id}::bigint)
        on conflict (store_id, id) do update set scope = excluded.scope, category_id = excluded.category_id,
          brand_id = excluded.brand_id, method = excluded.method, percent = excluded.percent,
          least_percent = excluded.least_percent, round_to = excluded.round_to, version = r.version + 1,
          updated_by = excluded.updated_by, updated_at = excluded.updated_at`,
  );
}

export async function deleteRule(
  db: Tx,
  { store_id }: OneStore,
  rule_id: string,
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`delete from price_rules where store_id = ${store_id}::bigint and id = ${rule_id}::uuid returning true`,
  );
  return rows.length > 0;
}

type StoreWithRules = { store_id: string; store_name: string; rules: number; adjustable: number };

export const readStoresWithRules = (db: Db, scope: StoreScope): Promise<StoreWithRules[]> =>
  rowsOf<StoreWithRules>(
    db,
    sql`select r.store_id, s.name as store_name, r.rules, p.adjustable
        from (
          select store_id, count(*)::int as rules from price_rules
          where ${inScope(scope, sql`store_id`)} group by store_id
        ) r
        join price_proposals p on p.store_id = r.store_id
        join stores s on s.id = r.store_id
        order by s.name, r.store_id`,
  );

/** What rules look at of a listing. */
export type RuledNow = {
  product_unit_id: string;
  price: number;
  cost_price: number | null;
  version: number;
  category_id: string;
  brand_id: string;
  /** The dearest of its tiers. */
  tier_price: number | null;
};

/** Listings by their ids, in that order. */
export const readRuled = (
  db: Db,
  { store_id }: OneStore,
  ids: readonly string[],
): Promise<RuledNow[]> =>
  rowsOf<RuledNow>(
    db,
    sql`select i.product_unit_id, i.price, i.cost_price, i.version, p.category_id, p.brand_id, t.tier_price
        from unnest(${ids}::bigint[]) with ordinality as c (id, place)
        cross join lateral (
          select * from inventories where store_id = ${store_id}::bigint and inventories.id = c.id limit 1
        ) i
        cross join lateral (select category_id, brand_id from products where products.id = i.product_id limit 1) p
        left join lateral (
          select max(price) as tier_price from inventory_price_tiers
          where store_id = ${store_id}::bigint and inventory_id = i.id
        ) t on true
        order by c.place`,
  );
