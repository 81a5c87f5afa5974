import { type FieldErrorCode, fieldErrorTable } from './field-errors.ts';
import { lateFieldErrors } from './late-field-errors.ts';

/** Every code that a field can be refused with, with its words: for the server, and forms that no first page carries. */
export const everyFieldError: Record<FieldErrorCode, string> = {
  ...fieldErrorTable,
  ...lateFieldErrors,
};
