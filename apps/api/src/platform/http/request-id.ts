import { randomBytes } from 'node:crypto';

const prefix = randomBytes(6).toString('base64url');
let count = 0;

/** Unique across processes, and cheap: a random name for this one and a running number. */
export function nextRequestId(): string {
  count += 1;
  return `${prefix}-${count.toString(36)}`;
}
