import { RequestFailure } from '../platform/api/failure.ts';

/** No other digits would help: the code itself is done with. */
export const isCodeOver = (error: unknown): boolean =>
  error instanceof RequestFailure && (error.code === 'otp_void' || error.code === 'otp_expired');
