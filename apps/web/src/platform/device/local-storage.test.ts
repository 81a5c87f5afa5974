import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  forbidLocalStorage,
  stubFullLocalStorage,
  stubLocalStorage,
} from '../../testing/device.ts';

/** The memory that stands in for storage is one a page: each test loads the page anew. */
let storage: typeof import('./local-storage.ts');
beforeEach(async () => {
  vi.resetModules();
  storage = await import('./local-storage.ts');
});
afterEach(() => vi.unstubAllGlobals());

describe('a value', () => {
  it('is kept under the name of the marketplace, and removed from there', () => {
    const kept = stubLocalStorage();
    storage.saveValue('auth_token', 'abc');
    expect([...kept]).toEqual([['marketplace.auth_token', 'abc']]);
    expect(storage.savedValue('auth_token')).toBe('abc');
    storage.saveValue('auth_token', undefined);
    expect(kept.size).toBe(0);
    expect(storage.savedValue('auth_token')).toBeUndefined();
  });

  it('lives as long as the page where the browser forbids storage', () => {
    forbidLocalStorage();
    expect(storage.savedValue('auth_token')).toBeUndefined();
    storage.saveValue('auth_token', 'abc');
    expect(storage.savedValue('auth_token')).toBe('abc');
    storage.saveValue('auth_token', undefined);
    expect(storage.savedValue('auth_token')).toBeUndefined();
  });

  it('is the new one where there is no room for it beside the old', () => {
    stubFullLocalStorage(new Map([['marketplace.auth_token', 'old']]));
    storage.saveValue('auth_token', 'new');
    expect(storage.savedValue('auth_token')).toBe('new');
  });

  it('goes back into storage once there is room again', () => {
    stubFullLocalStorage();
    storage.saveValue('auth_token', 'first');
    const kept = stubLocalStorage();
    storage.saveValue('auth_token', 'second');
    expect(kept.get('marketplace.auth_token')).toBe('second');
    kept.clear();
    expect(storage.savedValue('auth_token')).toBeUndefined();
  });
});
