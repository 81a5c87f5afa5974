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

it('lets all of a /48 wait in one line, so that it leaves room for others', async () => {
  const hashFor = (address: string) =>
    isPassword('marketplace', null, address).then(
      () => 'looked at',
      (error: Error) => error.message,
    );
  const network = Array.from({ length: 110 }, (_, n) => hashFor(`2001:db8:7:${n.toString(16)}`));
  const others = ['203.0.113.7', '2001:db8:8:1'].map(hashFor);
  expect(await Promise.all(others)).toEqual(['looked at', 'looked at']);
  expect((await Promise.all(network)).filter((outcome) => outcome === 'looked at')).toHaveLength(
    22,
  );
});
