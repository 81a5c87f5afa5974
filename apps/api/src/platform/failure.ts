import { type ErrorCode, errorTable } from '@marketplace/contract/errors';
import type { Failure } from '@marketplace/contract/failure';
import {
  type FieldErrorCode,
  type FieldErrors,
  fieldErrorTable,
} from '@marketplace/contract/field-errors';
import type { InventoryRow } from '@marketplace/contract/inventory-row';
import type { OrderRow } from '@marketplace/contract/order-row';
import type { FulfilmentStatus } from '@marketplace/contract/order-status';

/** What a refusal says beyond its code: which fields it is about, or what there is now. */
type Details = Omit<Failure['errors'], 'code' | 'error_message'>;

/** A refusal the caller is meant to read: a code of the contract, and its details. */
export class ApiFailure extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errorTable[this.code].status;
  }

  toJSON(): Failure {
    const { error_message } = errorTable[this.code];
    return { errors: { code: this.code, error_message, ...this.details } };
  }
}

export function fail(code: ErrorCode, fields?: Record<string, FieldErrorCode>): never {
  throw new ApiFailure(code, fields && { fields: withMessages(fields) });
}

/** A move that the order's status of now does not allow. */
export function failWithStatus(current_status: FulfilmentStatus): never {
  throw new ApiFailure('order_state_conflict', { current_status });
}

/** A move that somebody else's came before: the order as it is now. */
export function failWithOrder(current_order: OrderRow): never {
  const { fulfilment_status: current_status } = current_order;
  throw new ApiFailure('order_state_conflict', { current_status, current_order });
}

/** Too often: it may be asked again after so many seconds. */
export function failFor(code: ErrorCode, retry_after: number): never {
  throw new ApiFailure(code, { retry_after });
}

/** Bytes of an upload that do not follow on those there are. */
export function failWithReceived(received: number): never {
  throw new ApiFailure('upload_offset_conflict', { received });
}

/** An order that comes on a closing day. */
export function failUntil(reopens_on: string): never {
  throw new ApiFailure('store_closed', { reopens_on });
}

/** Goods that are worth too little to be brought. */
export function failBelow(minimum_amount: number): never {
  throw new ApiFailure('delivery_minimum_not_met', { minimum_amount });
}

/** An edit of listings that others have edited since. */
export function failWithInventories(current_inventories: InventoryRow[]): never {
  throw new ApiFailure('inventory_version_conflict', { current_inventories });
}

/** A product unit that the store has listed already. */
export function failWithListing(inventory_id: string): never {
  throw new ApiFailure('inventory_exists', { inventory_id });
}

function withMessages(fields: Record<string, FieldErrorCode>): FieldErrors {
  const entries = Object.entries(fields);
  return Object.fromEntries(
    entries.map(([field, code]) => [field, { code, error_message: fieldErrorTable[code] }]),
  );
}
