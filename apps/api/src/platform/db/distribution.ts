import type { Database, Db } from './handle.ts';
import { rowsOf, sql } from './sql.ts';

/**
 * Where each table lies on a distributed database (Citus); `docs/scale.md` says why. Distributed tables are cut by
 * `store_id` and lie together, so that what one store does is done on one node.
 */
export const distribution = {
  distributed: [
    'orders',
    'order_lines',
    'order_discounts',
    'order_history',
    'order_notes',
    'order_shipments',
    'order_handovers',
    'order_counters',
    'order_losses',
    'order_facts',
    'store_days',
    'store_day_hours',
    'store_day_responses',
    'store_day_products',
    'store_day_buyers',
    'store_buyers',
    'counted_stores',
    'store_forecasts',
    'product_forecasts',
    'weekly_report_readers',
    'weekly_report_letters',
    'order_words',
    'order_texts',
    'orders_to_index',
    'buyer_refunds',
    'postings',
    'posting_lines',
    'balances',
    'credit_limits',
    'credit_rules',
    'driver_hand_ins',
    'driver_hand_in_postings',
    'driver_trips',
    'driver_trip_stops',
    'driver_reports',
    'book_hours',
    'fee_collections',
    'fee_collection_orders',
    'fee_payments',
    'fee_payment_collections',
    'bank_accounts',
    'order_bank_choices',
    'payouts',
    'payout_orders',
    'payout_attempts',
    'payout_claims',
    'fee_collection_claims',
    'payout_doors',
    'complaints',
    'complaint_lines',
    'complaint_steps',
    'invoice_counters',
    'invoices',
    'store_taxes',
    'stocks',
    'stock_ledger',
    'inventories',
    'inventory_price_tiers',
    'inventory_changes',
    'inventory_counters',
    'inventory_plans',
    'inventory_plan_rows',
    'inventory_copies',
    'price_rules',
    'price_proposals',
    'promotion_stores',
    'promotion_items',
    'vouchers',
    'chat_orders',
    'shared_links',
    'voucher_uses',
    'product_proposals',
    'product_proposal_steps',
    'tenders',
    'tender_items',
    'tender_fits',
    'tender_offers',
    'tender_offer_lines',
    'tender_rounds',
    'tender_counters',
    'tender_settings',
    'demands_to_match',
    'store_products',
    'product_words',
    'product_lookups',
    'chat_channels',
    'chat_inboxes',
    'chat_messages',
    'chat_counters',
    'chat_waits',
    'chat_quick_replies',
    'chat_away_messages',
    'chat_reports',
    'api_keys',
    'api_key_calls',
    'webhooks',
    'webhook_places',
    'webhook_deliveries',
    'store_couriers',
    'accounting_setups',
    'accounting_stores',
    'accounting_items',
    'accounting_links',
    'accounting_shelves',
    'accounting_documents',
    'accounting_document_orders',
    'accounting_customers',
    'accounting_differences',
    'accounting_log',
    'saved_views',
    'glog_registrations',
    'closing_days',
    'opening_hours',
    'auto_accept_rules',
    'delivery_zones',
    'address_reports',
    'email_codes',
    'staff_invitations',
    'files',
    'uploads',
    'upload_parts',
    'jobs',
    'notification_counters',
    'store_digests',
    'notifications',
    'notification_marks',
    'notification_reads',
    'scarce_stocks',
    'outbox',
    'outbox_targets',
    'event_places',
    'store_events',
    'wrong_sums',
  ],
  /** A whole copy on every node: small, read by everything, seldom written. */
  reference: [
    'cities',
    'users',
    'stores',
    'brands',
    'categories',
    'products',
    'product_variants',
    'uoms',
    'product_units',
    'barcodes',
    'search_words',
    'fee_rates',
    'promotions',
    'operators',
    'store_permissions',
    'store_registrations',
    'chat_base_questions',
  ],
  /** On the node that programs connect to: what belongs to people, and what the house keeps for itself. */
  local: [
    'accounting_connections',
    'accounting_call_places',
    'accounting_databases',
    'tokens',
    'push_tokens',
    'push_subscriptions',
    'notification_settings',
    'handover_codes',
    'one_time_codes',
    'password_tries',
    'sign_in_places',
    'idempotency_records',
    'operator_acts',
    'provider_payments',
    'fee_payment_amounts',
    'fee_proofs',
    'operator_logins',
    'operator_idempotency_records',
    'configuration',
    'secrets',
    'sweeps',
    'book_past',
    'order_texts_missed',
    'unowned_objects',
    'banners',
    'notices',
    'content_cards',
    'content_card_views',
    'help_pages',
    'help_votes',
    'content_reports',
    'seller_ui_states',
    'tips_seen',
    'second_factors',
    'recovery_codes',
    'search_histories',
    'analytics_events',
    'client_errors',
    'city_sales',
    'area_sales',
    'events',
    'schema_migrations',
  ],
} as const;

type ForeignKey = { of: string; name: string; definition: string };

/**
 * Spreads a migrated database over the nodes of its cluster; done again, it spreads what is not yet. Foreign keys
 * are taken off meanwhile: a table with an identity cannot be distributed while one ties it to a reference table.
 */
export async function distribute({ db, runTogether }: Database): Promise<string[]> {
  const spread = new Set(
    (
      await rowsOf<{ name: string }>(
        db,
        sql`select logicalrelid::text as name from pg_dist_partition`,
      )
    ).map(({ name }) => name),
  );
  const pending = [...distribution.reference, ...distribution.distributed].filter(
    (table) => !spread.has(table),
  );
  if (pending.length === 0) return [];
  const keys = await foreignKeys(db, pending);
  const drop = keys.map(({ of, name }) => `alter table ${of} drop constraint ${name}`);
  const add = keys.map(
    ({ of, name, definition }) => `alter table ${of} add constraint ${name} ${definition}`,
  );
  const ids = await localIdentities(db);
  const goOn = ids.map(
    ({ of, column, sequence, last }) =>
      `select setval('${sequence}', greatest(${last}, (select max(${column}) from ${of})) + 1, false)`,
  );
  const oneByOne = "set local citus.multi_shard_modify_mode = 'sequential'";
  await runTogether([oneByOne, ...drop, ...pending.map(statementFor), ...add, ...goOn]);
  return pending;
}

const statementFor = (table: string) =>
  isReference(table)
    ? `select create_reference_table('${table}')`
    : `select create_distributed_table('${table}', 'store_id', colocate_with => ${
        table === 'orders' ? "'none'" : "'orders'"
      })`;

const isReference = (table: string) =>
  (distribution.reference as readonly string[]).includes(table);

/** A foreign key makes a local table one of the cluster's, and its ids would begin anew. */
const localIdentities = (db: Db) =>
  rowsOf<{ of: string; column: string; sequence: string; last: string }>(
    db,
    sql`select table_name::text as of, column_name::text as column, s.name as sequence,
          coalesce(pg_sequence_last_value(s.name::regclass), 0) as last
        from information_schema.columns,
          lateral (select pg_get_serial_sequence(table_name, column_name) as name) s
        where table_schema = 'public' and is_identity = 'YES'
          and table_name = any(${distribution.local}::text[])`,
  );

const foreignKeys = (db: Db, tables: readonly string[]) =>
  rowsOf<ForeignKey>(
    db,
    sql`select conrelid::regclass::text as of, conname as name, pg_get_constraintdef(oid) as definition
        from pg_constraint
        where contype = 'f' and conparentid = 0
          and (conrelid::regclass::text = any(${tables}::text[])
            or confrelid::regclass::text = any(${tables}::text[]))`,
  );
