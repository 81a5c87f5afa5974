import { expect, it } from 'vitest';
import { isInside, isOutside } from './outside-address.ts';

it.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['169.254.169.254', true],
  ['100.64.0.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['::ffff:7f00:1', true],
  ['fd00::1', true],
  ['fe80::1', true],
  ['64:ff9b::7f00:1', true],
  ['no address', true],
  ['93.184.216.34', false],
  ['::ffff:93.184.216.34', false],
  ['2606:2800:220:1::1', false],
])('%s is inside: %s', (address, inside) => expect(isInside(address)).toBe(inside));

it.each([
  ['https://fcm.googleapis.com/fcm/send/x', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
  ['http://fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://metadata.internal/x', false],
  ['https://localhost./x', false],
  ['https://intranet/x', false],
  ['https://0177.0.0.1/x', false],
  ['https://push.inside:9000/x', true],
  ['push.inside:9000', false],
])('%s may be called: %s', (address, may) =>
  expect(isOutside(address, ['push.inside:9000'])).toBe(may),
);
