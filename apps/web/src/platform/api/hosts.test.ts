import { beforeEach, describe, expect, it } from 'vitest';
import { stubLocalStorage } from '../../testing/device.ts';
import { apiOrigin, isNoAuthHost, isTestingHost } from './hosts.ts';

const own = 'https://seller.example';
const listed = ['https://api.example', 'https://staging.example:8443/api/'];

let kept: Map<string, string>;
beforeEach(() => {
  kept = stubLocalStorage();
});

describe('the base of the API', () => {
  it('is our own origin when nothing is kept', () => {
    expect(apiOrigin(own, listed)).toBe(own);
  });

  it.each([
    ['https://api.example', 'https://api.example'],
    ['https://api.example/api/', 'https://api.example'],
    ['https://staging.example:8443', 'https://staging.example:8443'],
  ])('is %s when local storage says so and the list has it', (base, origin) => {
    kept.set('marketplace.api_base', base);
    expect(apiOrigin(own, listed)).toBe(origin);
  });

  it.each([
    'https://evil.example',
    'http://api.example',
    'https://api.example:444',
    'https://api.example.evil.example',
    'https://api.example@evil.example',
    'https://staging.example',
    'api.example',
    'null',
    'data:text/html,x',
    '',
  ])('stays our own when local storage says %j, which is not on the list', (base) => {
    kept.set('marketplace.api_base', base);
    expect(apiOrigin(own, [...listed, 'not an address'])).toBe(own);
    expect(apiOrigin(own, [])).toBe(own);
  });
});

describe('a host', () => {
  it.each([
    'localhost:5173',
    '127.0.0.1:3000',
    'shop.test',
    'staging.marketplace.example',
    'api-testing.example:8443',
    'sandbox.example',
  ])('%s is for testing', (host) => {
    expect(isTestingHost(host, ['sandbox.example'])).toBe(true);
  });

  it.each([
    'seller.example',
    'localhost.example',
    'test',
    'attestation.example',
    'sandbox.example',
  ])('%s is not for testing', (host) => {
    expect(isTestingHost(host)).toBe(false);
  });

  it('sees no token when a listed part is in its name', () => {
    expect(isNoAuthHost('files.cdn.example:443', ['cdn.example'])).toBe(true);
    expect(isNoAuthHost('seller.example', ['cdn.example'])).toBe(false);
    expect(isNoAuthHost('files.cdn.example')).toBe(false);
  });
});
