import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Signer } from '@marketplace/contract/endpoint';
import { fail } from './failure.ts';

/** A program of another house whose signature was right. */
export type SignedWho = { signer: Signer };

/** Answers whose call it is, or refuses it. */
export type CheckSignature = (
  by: Signer,
  headers: IncomingHttpHeaders,
  raw_body: Buffer,
) => SignedWho;

/** What is signed beside the body: the message's own name, and the seconds since 1970. */
export type SignedId = { id: string; timestamp: string };

/** As far as two clocks may differ, and as long as a call that somebody overheard can be sent again. */
const window_seconds = 5 * 60;

/**
 * By Standard Webhooks. Several secrets hold at once while one follows another, and several signatures may be given; one
 * that fits is enough.
 */
export const createCheckSignature =
  (secrets: Record<Signer, readonly Buffer[]>): CheckSignature =>
  (by, headers, raw_body) => {
    if (secrets[by].length === 0) fail('signer_not_configured');
    const signed = {
      id: textOf(headers['webhook-id']),
      timestamp: textOf(headers['webhook-timestamp']),
    };
    const given = textOf(headers['webhook-signature']).split(' ').filter(isSignature);
    const right = secrets[by].map((secret) => signatureOf(secret, signed, raw_body));
    if (signed.id === '' || !given.some((each) => right.some(isSameAs(each))))
      fail('signature_wrong');
    // Looked at once it is known who says so.
    const seconds = /^\d{1,12}$/.test(signed.timestamp) ? Number(signed.timestamp) : Number.NaN;
    const isNear = Math.abs(Date.now() / 1000 - seconds) <= window_seconds;
    return isNear ? { signer: by } : fail('signature_stale');
  };

const isSignature = (text: string) => /^v1,[A-Za-z0-9+/]{43}=$/.test(text);

/** Letter by letter: what is decoded first may be written in more than one way. */
const isSameAs = (given: string) => (right: string) =>
  timingSafeEqual(Buffer.from(given), Buffer.from(right));

/** Over the bytes as they are sent: what another program writes out again may differ in a blank. */
export const signatureOf = (
  secret: Buffer,
  { id, timestamp }: SignedId,
  raw_body: string | Buffer,
): string => {
  const hmac = createHmac('sha256', secret).update(`${id}.${timestamp}.`).update(raw_body);
  return `v1,${hmac.digest('base64')}`;
};

const secretForm = /^whsec_([A-Za-z0-9+/]{32,}={0,2})$/;

/** The bytes of a secret that is written as `whsec_` and base64; none where it is not, or has less than 24. */
export function secretOf(text: string): Buffer | undefined {
  const bytes = Buffer.from(secretForm.exec(text)?.[1] ?? '', 'base64');
  return bytes.length < 24 ? undefined : bytes;
}

const textOf = (header: string | string[] | undefined): string =>
  typeof header === 'string' ? header : '';
