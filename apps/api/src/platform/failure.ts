import {
  type ErrorCode,
  errorTable,
  type Failure,
  type FieldErrorCode,
  type FieldErrors,
  fieldErrorTable,
} from '@marketplace/contract/errors';

/** A refusal the caller is meant to read: a code of the contract, and which fields it is about. */
export class ApiFailure extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;

  constructor(code: ErrorCode, fields?: FieldErrors) {
    super(code);
    this.code = code;
    this.fields = fields;
  }

  get status(): number {
    return errorTable[this.code].status;
  }

  toJSON(): Failure {
    const { error_message } = errorTable[this.code];
    return {
      errors: { code: this.code, error_message, ...(this.fields && { fields: this.fields }) },
    };
  }
}

export function fail(code: ErrorCode, fields?: Record<string, FieldErrorCode>): never {
  throw new ApiFailure(code, fields && withMessages(fields));
}

function withMessages(fields: Record<string, FieldErrorCode>): FieldErrors {
  const entries = Object.entries(fields);
  return Object.fromEntries(
    entries.map(([field, code]) => [field, { code, error_message: fieldErrorTable[code] }]),
  );
}
