import { expect, it } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';

it('knows the right password, and neither a wrong one nor anybody without a hash', async () => {
  const hash = await hashPassword('marketplace');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPassword('marketplace', hash)).toBe(true);
  expect(await isPassword('Marketplace', hash)).toBe(false);
  expect(await isPassword('marketplace', null)).toBe(false);
});

it('makes another hash of the same password each time', async () => {
  expect(await hashPassword('marketplace')).not.toBe(await hashPassword('marketplace'));
});
