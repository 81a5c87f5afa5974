import type { Store } from '@marketplace/contract/stores';
import { describe, expect, it } from 'vitest';
import { sampleStore } from '../../testing/samples.ts';
import {
  allStores,
  chosenStore,
  noStores,
  type StoreSlice,
  withActive,
  withAll,
  withStores,
} from './store-slice.ts';

const selling = sampleStore({ id: '1' });
const secondSelling = sampleStore({ id: '2' });
const notAllowed = sampleStore({ id: '3', allows_selling: false });
const inactive = sampleStore({ id: '4', is_active: false });
const buyer = sampleStore({ id: '5', is_seller: false, allows_selling: false });

const loadedWith = (list: Store[], wanted?: string, before: StoreSlice = noStores) =>
  withStores(before, list, wanted);
const activeOf = (list: Store[], wanted?: string) => loadedWith(list, wanted).active?.id;

describe('when the store list comes', () => {
  it('selects all stores for -1 [ST-02]', () => {
    const slice = loadedWith([buyer, selling, inactive], allStores);
    expect(slice.selected_ids).toEqual(['5', '1', '4']);
    expect(chosenStore(slice)).toBe('-1');
  });

  it('activates the store whose id was asked for, whatever it may do [ST-03]', () => {
    for (const { id } of [selling, secondSelling, notAllowed, inactive, buyer]) {
      const slice = loadedWith([selling, secondSelling, notAllowed, inactive, buyer], id);
      expect(slice.active?.id).toBe(id);
      expect(chosenStore(slice)).toBe(id);
    }
  });

  it('activates the first active seller that allows selling, else the first seller that does not, else the first store [ST-04]', () => {
    expect(activeOf([buyer, notAllowed, inactive, selling, secondSelling])).toBe('1');
    expect(activeOf([buyer, notAllowed, inactive, secondSelling, selling])).toBe('2');
    const alsoNotAllowed = sampleStore({ id: '6', allows_selling: false, is_active: false });
    expect(activeOf([buyer, inactive, notAllowed, alsoNotAllowed])).toBe('3');
    expect(activeOf([buyer, inactive, alsoNotAllowed, notAllowed])).toBe('6');
    expect(activeOf([inactive, buyer])).toBe('4');
    expect(activeOf([buyer, inactive])).toBe('5');
    expect(activeOf([])).toBeUndefined();
  });

  it('follows the same rule when the store asked for is not among them', () => {
    expect(activeOf([buyer, selling], '99')).toBe('1');
  });

  it('selects all stores, new ones too, when several were selected before [ST-06]', () => {
    const before = { ...noStores, selected_ids: ['1', '2'] };
    const slice = loadedWith([selling, secondSelling, notAllowed], undefined, before);
    expect(slice.selected_ids).toEqual(['1', '2', '3']);
  });

  it('selects all stores when the address names several', () => {
    expect(loadedWith([selling, secondSelling, notAllowed], '1,3').selected_ids).toHaveLength(3);
  });

  it('keeps looking at the same store while all are selected, as it is now', () => {
    const before = withActive(loadedWith([selling, secondSelling]), secondSelling);
    const renamed = { ...secondSelling, name: 'Toko Baru' };
    expect(loadedWith([selling, renamed], allStores, before).active).toEqual(renamed);
    expect(loadedWith([selling, notAllowed], allStores, before).active?.id).toBe('1');
  });
});

describe('activating a store', () => {
  const all = withAll(loadedWith([selling, secondSelling]));

  it('ends the selection of several unless it is told to keep it [ST-05]', () => {
    const slice = withActive(all, secondSelling);
    expect([slice.active?.id, slice.selected_ids]).toEqual(['2', []]);
    const kept = withActive(all, secondSelling, { keepSelection: true });
    expect([kept.active?.id, kept.selected_ids]).toEqual(['2', ['1', '2']]);
  });

  it('changes the choice that an address carries', () => {
    expect(chosenStore(all)).toBe(allStores);
    expect(chosenStore(withActive(all, secondSelling))).toBe('2');
    expect(chosenStore(noStores)).toBeUndefined();
  });
});

it('the slice has list, active store, permission per store, look-ups, selected and dismissed ids [EN-16]', () => {
  const clerk = sampleStore({
    id: '7',
    unique_id: 'TK-BDG-7',
    permission: { inventory: 'VIEW', order: 'MANAGE', store: 'NONE', role_name: 'ORDER_STAFF' },
  });
  const before = { ...noStores, dismissed_ids: ['1:store_inactive'] };
  const slice = withStores(before, [selling, clerk], '7');
  expect(slice).toEqual({
    list: [selling, clerk],
    active: clerk,
    permissions: { 1: selling.permission, 7: clerk.permission },
    by_id: { 1: selling, 7: clerk },
    by_unique_id: { 'TK-1': selling, 'TK-BDG-7': clerk },
    selected_ids: [],
    dismissed_ids: ['1:store_inactive'],
    banner_dismissals: {},
    notice_dismissals: {},
    request: { status: 'loaded', error: null },
  });
  expect(withAll(slice).selected_ids).toEqual(['1', '7']);
});
