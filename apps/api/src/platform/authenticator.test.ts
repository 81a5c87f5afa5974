import { expect, it } from 'vitest';
import {
  addressOf,
  codeAt,
  inBase32,
  newRecoveryCode,
  newSecret,
  stepOf,
} from './authenticator.ts';

/** The secret of RFC 6238, appendix B, whose table has the last six digits of these codes. */
const secret = inBase32(Buffer.from('12345678901234567890'));

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('at second %i the code is the one of the standard', (second, code) => {
  expect(codeAt(secret, Math.floor(second / 30))).toBe(code);
});

it('a clock may be off by half a minute, and a code is taken once', () => {
  const now = new Date(59_000);
  expect(stepOf(secret, '287082', now, 0)).toBe(1);
  expect(stepOf(secret, '287082', new Date(89_000), 0)).toBe(1);
  expect(stepOf(secret, '287082', new Date(119_000), 0)).toBeUndefined();
  expect(stepOf(secret, '287082', now, 1)).toBeUndefined();
  expect(stepOf(secret, '28708', now, 0)).toBeUndefined();
});

it('secrets and recovery codes are long enough, and written so that they can be typed', () => {
  expect(newSecret()).toMatch(/^[a-z2-7]{32}$/);
  expect(newRecoveryCode()).toMatch(/^[a-z2-7]{10}$/);
  expect(new Set(Array.from({ length: 100 }, newRecoveryCode)).size).toBe(100);
  expect(addressOf('abc', '+62812')).toBe(
    'otpauth://totp/Marketplace%3A%2B62812?secret=ABC&issuer=Marketplace',
  );
});
