import type { Store } from '@marketplace/contract/stores';
import { describe, expect, it } from 'vitest';
import { sampleStore } from '../testing/samples.ts';
import { noStores, withAll, withStores } from './state/store-slice.ts';
import { barrierIn, maySee, roleBarrierIn, standingIn, standingOf } from './store-standing.ts';

const selling = sampleStore({ id: '1' });
const barred = sampleStore({ id: '2', allows_selling: false });
const inactive = sampleStore({ id: '3', is_active: false });
const buyer = sampleStore({ id: '4', is_seller: false, allows_selling: false });
const clerk = (id: string): Store =>
  sampleStore({
    id,
    permission: { inventory: 'VIEW', order: 'MANAGE', store: 'NONE', role_name: 'ORDER_STAFF' },
  });

describe('the standing of a store', () => {
  it('follows its three flags: seller, active, allowed to sell [P-03]', () => {
    expect([selling, barred, inactive, buyer].map(standingOf)).toEqual([
      'selling',
      'selling_not_allowed',
      'inactive',
      'not_seller',
    ]);
    expect(standingOf({ is_seller: true, allows_selling: false, is_active: false })).toBe(
      'inactive',
    );
  });

  it('of several is that of sellers if one of them is one, and a row has its own', () => {
    const all = withAll(withStores(noStores, [buyer, inactive]));
    expect(standingIn(all)).toBe('selling');
    expect(standingIn(all, '3')).toBe('inactive');
    expect(standingIn(withAll(withStores(noStores, [buyer])))).toBe('not_seller');
  });

  it('is nobody’s fault while the stores are not there', () => {
    expect(standingIn(noStores)).toBe('selling');
  });
});

describe('what keeps a person from acting', () => {
  const slice = withStores(noStores, [selling, inactive, clerk('7')], '7');

  it('is the store that is inactive, or the role [RP-02]', () => {
    expect(barrierIn(slice, 'order', '7')).toBeUndefined();
    expect(barrierIn(slice, 'store', '7')).toContain('staf pesanan');
    expect(barrierIn(slice, 'order', '3')).toContain('nonaktif');
    expect(roleBarrierIn(slice, 'order', '3')).toBeUndefined();
    expect(roleBarrierIn(slice, 'store', '7')).toContain('staf pesanan');
    expect(barrierIn(slice, 'store', '1')).toBeUndefined();
  });

  it('an area is seen by the active store’s permission, over all stores by any [RP-02]', () => {
    expect([maySee(slice, 'order'), maySee(slice, 'store')]).toEqual([true, false]);
    expect(maySee(withAll(slice), 'store')).toBe(true);
    expect(maySee(withAll(withStores(noStores, [clerk('7')])), 'store')).toBe(false);
  });
});
