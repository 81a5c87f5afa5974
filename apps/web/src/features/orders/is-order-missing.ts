import { RequestFailure } from '../../platform/api/failure.ts';

/** There is no such order, or none for this person. */
export const isOrderMissing = (error: unknown): boolean =>
  error instanceof RequestFailure &&
  (error.code === 'order_not_found' ||
    error.code === 'permission_denied' ||
    error.code === 'validation_failed');
