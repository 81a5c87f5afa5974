import type { ErrorCode } from './errors.ts';
import type { FieldErrors } from './field-errors.ts';
import type { InventoryRow } from './inventory-row.ts';
import type { OrderRow } from './order-row.ts';
import type { FulfilmentStatus } from './order-status.ts';

/** The body of every failure. */
export type Failure = {
  errors: {
    code: ErrorCode;
    error_message: string;
    fields?: FieldErrors;
    /** With `order_state_conflict`: where the order stands now. */
    current_status?: FulfilmentStatus;
    /** With `order_state_conflict` of a move: the order as it is now. */
    current_order?: OrderRow;
    /** With `upload_offset_conflict`: how many bytes have arrived, and where to go on. */
    received?: number;
    /** With `otp_too_soon` and `otp_too_many`: seconds until it may be asked again. */
    retry_after?: number;
    /** With `store_closed`: the first day on which the store is open again. */
    reopens_on?: string;
    /** With `inventory_version_conflict`: the listings in question as they are now. */
    current_inventories?: InventoryRow[];
    /** With `inventory_exists`: the listing there is. */
    inventory_id?: string;
    /** With `delivery_minimum_not_met`: what the goods have to be worth. */
    minimum_amount?: number;
  };
};
