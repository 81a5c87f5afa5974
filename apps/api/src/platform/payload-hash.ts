import { createHash } from 'node:crypto';

/** Steps are compared by what they ask for; one that asks for nothing more is like any other of its kind. */
export const payloadHash = (payload: Record<string, unknown> = {}): string =>
  createHash('sha256').update(JSON.stringify(payload)).digest('base64url');
