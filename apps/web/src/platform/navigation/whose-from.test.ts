import { beforeEach, expect, it, vi } from 'vitest';
import { stubSessionStorage } from '../../testing/device.ts';
import { noteWhoseFrom, ownReturnPath } from './whose-from.ts';

const one = '7a1d8c1e-0000-4000-8000-000000000001';
const other = '7a1d8c1e-0000-4000-8000-000000000002';
const page = '/seller/orders?query=Budi&store_id=1';
let kept: Record<string, string>;
beforeEach(() => {
  kept = stubSessionStorage();
});

it('a login that ended leads its own person back, and another to their own start', () => {
  noteWhoseFrom(page, one);
  expect(ownReturnPath(page, one)).toBe(page);
  expect(ownReturnPath(page, other)).toBe('/seller');
});

it('a page that was nobody’s, or another than the one that was left, is open to everybody', () => {
  expect(ownReturnPath(page, other)).toBe(page);
  noteWhoseFrom(page, null);
  expect(ownReturnPath(page, other)).toBe(page);
  noteWhoseFrom(page, one);
  expect(ownReturnPath('/seller/inventory', other)).toBe('/seller/inventory');
  expect(ownReturnPath(undefined, other)).toBe('/seller');
});

it('neither the person nor the page can be read from what is kept', () => {
  noteWhoseFrom(page, one);
  expect(Object.keys(kept)).toEqual(['marketplace.whose_from']);
  expect(JSON.stringify(kept)).not.toMatch(/Budi|orders|7a1d8c1e|0001/);
});

it('where the browser keeps nothing, the address is all there is', () => {
  vi.stubGlobal('sessionStorage', undefined);
  noteWhoseFrom(page, one);
  expect(ownReturnPath(page, other)).toBe(page);
});
