import { expect, it } from 'vitest';
import { maskedPhone } from './masked-phone.ts';

it('leaves the beginning and the end of a number', () => {
  expect(maskedPhone('+6281234567890')).toBe('0812-••••-7890');
  expect(maskedPhone('+6281212345')).not.toContain('1234');
});
