import { describe, expect, it } from 'vitest';
import { defaultPath, returnPath } from './return-path.ts';

describe('after a login', () => {
  it.each([
    '/seller/orders',
    '/seller/orders?store_id=-1&status=NEW,PROCESSING#top',
    '/seller/orders?query=//evil.example',
    '/%2F/evil.example',
    '/seller/login?from=https://evil.example',
  ])('the way leads back to %s', (from) => {
    expect(returnPath(from)).toBe(from);
  });

  it.each([
    undefined,
    '',
    'seller/orders',
    'javascript:alert(1)',
    'https://evil.example/seller',
    ' /seller',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/seller\\..\\evil',
    '/\t/evil.example',
    '/\n/evil.example',
    '/seller\u0000',
    '/seller\u0085',
    '//evil.example:port',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e//evil.example',
    '/seller/%2E%2e//evil.example',
  ])('%j leads to the default path', (from) => {
    expect(returnPath(from)).toBe(defaultPath);
  });

  it('a path that climbs stays inside this app', () => {
    expect(returnPath('/seller/../../orders')).toBe('/orders');
  });
});
