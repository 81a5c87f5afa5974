import type { Call } from '@marketplace/contract/call';

/**
 * What is told when a call has been answered well: what people do counts where it has been done. The moves of an order are
 * not among them, they are told by whoever follows the outbox.
 */
export const trackedCalls = {
  'POST /api/stores/update-profile': 'store_profile_saved',
  'POST /api/stores/update-address': 'store_address_saved',
  'POST /api/stores/opening-hours': 'opening_hours_saved',
  'POST /api/stores/delivery-zones': 'delivery_zone_saved',
  'POST /api/stores/staff/invite': 'staff_invited',
  'POST /api/stores/staff/update': 'staff_role_changed',
  'POST /api/stores/staff/remove': 'staff_removed',
  'POST /api/users/invitations/accept': 'invitation_accepted',
  'POST /api/orders/seller/auto-accept': 'auto_accept_saved',
  'POST /api/stores/glog/register': 'glog_registered',
  'POST /api/orders/seller/bulk': 'orders_moved_in_bulk',
  'POST /api/orders/seller/exports/start': 'orders_exported',
  'POST /api/saved-views/create': 'view_saved',
  'POST /api/inventories/create': 'product_added',
  'POST /api/inventories/create/bulk': 'products_added',
  'POST /api/v3/inventories/update': 'product_changed',
  'POST /api/v2/inventories/update-price-tiers': 'price_tiers_changed',
  'POST /api/inventories/update-state': 'product_put_on_or_off_sale',
  'POST /api/inventories/plans/create': 'plan_made',
  'POST /api/inventories/plans/apply': 'plan_applied',
  'POST /api/inventories/plans/undo': 'plan_undone',
  'POST /api/inventories/import': 'products_imported',
  'POST /api/inventories/copies/create': 'products_copied',
  'POST /api/inventories/price-rules/save': 'price_rule_saved',
  'POST /api/inventories/stock-takes/finish': 'stock_taken',
  'POST /api/product-proposals/create': 'product_proposed',
  'POST /api/generic-product-proposals/create': 'product_proposed',
  'POST /api/complaints/seller/register': 'order_reported',
  'POST /api/complaints/seller/respond': 'complaint_answered',
  'POST /api/complaints/seller/appeal': 'complaint_appealed',
  'POST /api/promotions/join': 'promotion_joined',
  'POST /api/promotions/leave': 'promotion_left',
  'POST /api/vouchers/save': 'voucher_saved',
  'POST /api/vouchers/end': 'voucher_ended',
  'POST /api/tenders/offerings/create': 'offer_sent',
  'POST /api/tenders/offerings/withdraw': 'offer_withdrawn',
  'POST /api/tenders/offerings/reject': 'demand_declined',
  'POST /api/tenders/offerings/answer-counter': 'counter_answered',
  'POST /api/money/credit-book/set-limit': 'credit_limit_set',
  'POST /api/money/driver-cash/hand-in': 'driver_cash_taken',
  'POST /api/fee-collections/create': 'fees_collected',
  'POST /api/payments/proof/submit': 'payment_proof_sent',
  'POST /api/stores/bank-accounts/create': 'bank_account_added',
  'POST /api/stores/bank-accounts/verify': 'bank_account_verified',
  'POST /api/disbursement-banks/select': 'payout_account_chosen',
  'POST /api/store-couriers/create': 'driver_added',
  'POST /api/store-couriers/trip/link': 'driver_link_made',
  'POST /api/engagement/push/subscribe': 'push_turned_on',
  'POST /api/engagement/push/unsubscribe': 'push_turned_off',
  'POST /chat/channel/create': 'conversation_opened',
  'POST /chat/user/chat/create': 'message_sent',
} as const satisfies Partial<Record<Call, string>>;

export type TrackedCall = keyof typeof trackedCalls;

const isTracked = (call: Call): call is TrackedCall => call in trackedCalls;

export const eventOf = (call: Call) => (isTracked(call) ? trackedCalls[call] : undefined);

/** What it was about, by ids alone: an event tells no names, numbers or amounts of people. */
export function idsIn(inputs: unknown): Record<string, string> {
  const { body } = (inputs ?? {}) as { body?: unknown };
  const entries = Object.entries(body ?? {});
  return Object.fromEntries(
    entries.filter(
      (entry): entry is [string, string] => /(^|_)id$/.test(entry[0]) && isId(entry[1]),
    ),
  );
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{1,40}$/.test(value);
