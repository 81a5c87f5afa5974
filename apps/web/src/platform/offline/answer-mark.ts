import { hashKey } from '@tanstack/react-query';
import type { StoreSlice } from '../state/store-slice.ts';

export type KnownRights = Pick<StoreSlice, 'permissions' | 'request'>;

/**
 * What an answer may be read by: the same contract and the same rights in the same stores as when it was asked for. None
 * while nobody knows the person's stores.
 */
export function markOf({ permissions, request }: KnownRights): string | undefined {
  if (request.status !== 'loaded' && Object.keys(permissions).length === 0) return undefined;
  return `${__ANSWER_SHAPE__}:${hashKey([permissions])}`;
}
