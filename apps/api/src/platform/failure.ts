import type { AnyDetails, CodeWithDetails, DetailsOf } from '@marketplace/contract/error-details';
import { type ErrorCode, errorTable } from '@marketplace/contract/errors';
import { everyFieldError } from '@marketplace/contract/every-field-error';
import type { Failure } from '@marketplace/contract/failure';
import type { FieldErrorCode, FieldErrors } from '@marketplace/contract/field-errors';

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

/** A refusal that says more than its code: where things stand, or when to ask again. */
export function failWith<Code extends CodeWithDetails>(
  code: Code,
  details: DetailsOf<Code>,
): never {
  throw new ApiFailure(code, details as AnyDetails);
}

function withMessages(fields: Record<string, FieldErrorCode>): FieldErrors {
  const entries = Object.entries(fields);
  return Object.fromEntries(
    entries.map(([field, code]) => [field, { code, error_message: everyFieldError[code] }]),
  );
}
