import type { ErrorCode } from '@marketplace/contract/errors';
import type { Failure } from '@marketplace/contract/failure';
import type { FieldErrors } from '@marketplace/contract/field-errors';

export type FailureCategory =
  | 'CLIENT_ERROR'
  | 'SERVER_ERROR'
  | 'TIMEOUT_ERROR'
  | 'CONNECTION_ERROR'
  | 'NETWORK_ERROR'
  | 'CANCEL_ERROR'
  | 'UNKNOWN_ERROR';

/** How a call failed. `error_message` is the server's sentence, and empty when it sent none. */
export class RequestFailure extends Error {
  readonly category: FailureCategory;
  readonly status: number | undefined;
  readonly code: ErrorCode | undefined;
  readonly error_message: string;
  readonly fields: FieldErrors;
  /** What the refusal says beyond its sentence, such as what there is now. */
  readonly details: Partial<Failure['errors']>;

  constructor(category: FailureCategory, status?: number, body?: Failure) {
    super(`${category}${status ? ` ${status}` : ''}${body ? ` ${body.errors.code}` : ''}`);
    this.category = category;
    this.status = status;
    const errors = body?.errors;
    this.code = errors?.code;
    this.error_message = errors?.error_message ?? '';
    this.fields = errors?.fields ?? {};
    this.details = errors ?? {};
  }
}

export const categoryOfStatus = (status: number): FailureCategory => {
  if (status >= 400 && status <= 499) return 'CLIENT_ERROR';
  return status >= 500 && status <= 599 ? 'SERVER_ERROR' : 'UNKNOWN_ERROR';
};

/** The server's own words about a failure, or none. */
export const serverWords = (error: unknown): string =>
  error instanceof RequestFailure ? error.error_message : '';

export const isCategory = (error: unknown, ...categories: FailureCategory[]): boolean =>
  error instanceof RequestFailure && categories.includes(error.category);

/** HTTP 401 or the code `authentication_failed`: the login is over. */
export const isLoginOver = (error: unknown): error is RequestFailure =>
  error instanceof RequestFailure &&
  (error.status === 401 || error.code === 'authentication_failed');

/** The API itself says that the person may not see this, or that it is no more: what was known of it is not theirs to read. */
export const isRefusal = (error: unknown): error is RequestFailure =>
  isNotAllowed(error) ||
  (error instanceof RequestFailure &&
    error.status === 404 &&
    // An address that a server does not know says nothing about what lies behind it, nor does a proxy's own page.
    error.code !== undefined &&
    error.code !== 'not_found');

/** What is asked for is theirs, once they have proved that it is them. */
export const needsProof = (error: unknown): boolean =>
  error instanceof RequestFailure && error.code === 'proof_needed';

export const isNotAllowed = (error: unknown): error is RequestFailure =>
  error instanceof RequestFailure && error.code === 'permission_denied';

/** The call never reached the server, or its answer never reached us. */
export const isNetworkProblem = (error: unknown): boolean =>
  isCategory(error, 'NETWORK_ERROR', 'CONNECTION_ERROR', 'TIMEOUT_ERROR');

/** A sentence for every failure: the server's own, or one that says what can be done. */
export function wordsFor(error: unknown): string {
  const said = serverWords(error);
  if (said) return said;
  if (isCategory(error, 'NETWORK_ERROR')) return 'Tidak ada koneksi internet. Periksa sinyal Anda.';
  if (isCategory(error, 'TIMEOUT_ERROR')) return 'Server terlalu lama menjawab. Coba lagi.';
  if (isCategory(error, 'CONNECTION_ERROR')) return 'Server tidak dapat dihubungi. Coba lagi.';
  return 'Terjadi gangguan sistem. Coba lagi.';
}

/** The same beside the only field of a form: what is wrong with it, where that is said. */
export function wordsBeside(error: unknown): string {
  const [first] = error instanceof RequestFailure ? Object.values(error.fields) : [];
  return first?.error_message ?? wordsFor(error);
}

/** The same for what went wrong on the device itself: what was thrown is said, too. */
export function wordsForThrown(error: unknown): string {
  const isOurs = error instanceof Error && !(error instanceof RequestFailure);
  return isOurs && error.message ? `${wordsFor(error)} (${error.message})` : wordsFor(error);
}
