import { expect, it } from 'vitest';
import { clientAddress, clientNetwork, nearby } from './client-address.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0'],
])('%s is counted as %s', (ip, address) => {
  expect(clientAddress(ip)).toBe(address);
});

it('a connection that is gone is counted as no address', () => {
  expect(clientAddress(undefined)).toBe('');
  expect(clientNetwork(undefined)).toBeUndefined();
});

it.each([
  ['203.0.113.7', undefined],
  ['::ffff:203.0.113.7', undefined],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
])('%s lies in the network %s', (ip, network) => {
  expect(clientNetwork(ip)).toBe(network);
});

it.each([
  ['203.0.113.7', '203.0.113.'],
  ['2001:db8:1:2', '2001:db8:1:'],
  ['', 'nowhere'],
])('what is near %j begins with %s', (address, beginning) => {
  expect(nearby(address)).toBe(beginning);
});
