import type { AnyDetails } from './error-details.ts';
import type { ErrorCode } from './errors.ts';
import type { FieldErrors } from './field-errors.ts';

/** The body of every failure. */
export type Failure = {
  errors: { code: ErrorCode; error_message: string; fields?: FieldErrors } & AnyDetails;
};
