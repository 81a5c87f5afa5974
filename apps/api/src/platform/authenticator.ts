import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const signs = 'abcdefghijklmnopqrstuvwxyz234567';
const stepSeconds = 30;

/** Base32 as RFC 4648 has it, in small letters: each sign is five bits. */
export function inBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => signs[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((sign) => signs.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** 160 bits, as RFC 4226 asks for. */
export const newSecret = (): string => inBase32(randomBytes(20));

/** Ten signs of 50 bits: nobody guesses one within its tries. */
export const newRecoveryCode = (): string => inBase32(randomBytes(7)).slice(0, 10);

export const stepAt = (moment: Date): number => Math.floor(moment.getTime() / 1000 / stepSeconds);

/** The six digits that an app shows in this step (RFC 6238). */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const place = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(place) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** The step whose code it is. Clocks of phones are off by half a minute; a step that was taken is not taken again. */
export function stepOf(secret: string, code: string, now: Date, last_step: number) {
  const step = stepAt(now);
  return [step, step - 1, step + 1].find(
    (each) => each > last_step && isSame(codeAt(secret, each), code),
  );
}

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** What an app reads from the picture. */
export const addressOf = (secret: string, of: string): string =>
  `otpauth://totp/${encodeURIComponent(`Marketplace:${of}`)}?secret=${secret.toUpperCase()}&issuer=Marketplace`;
