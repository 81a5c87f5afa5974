import type { Endpoint } from '@marketplace/contract/endpoint';
import { signatureOf } from '../platform/signed-calls.ts';

/** What tests have agreed with the other house. */
export const testSecret = Buffer.from('what only the two of us know, in a test');

type Signing = { secret?: Buffer; at?: Date };

export function signatureHeaders(
  payload: string | Buffer,
  { secret = testSecret, at = new Date() }: Signing = {},
) {
  const id = 'msg_1';
  const timestamp = String(Math.floor(at.getTime() / 1000));
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatureOf(secret, { id, timestamp }, payload),
  };
}

/** The headers that an endpoint asks for beside a login; none where it is not signed. */
export const signingHeaders = ({ access }: Endpoint, payload: string | Buffer = '') =>
  access.kind === 'signed' ? signatureHeaders(payload) : {};
