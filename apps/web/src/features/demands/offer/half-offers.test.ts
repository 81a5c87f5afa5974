import { expect, it } from 'vitest';
import { createAppState, setHalfOffer } from '../../../platform/state/app-state.ts';
import type { Demand } from '../demands.query.ts';
import { dropHalfOffer, halfOf } from './half-offers.ts';

const half = { store_id: '5', items: [], step: 1 };

const stateWithHalf = () => {
  const storage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  const state = createAppState({ storage: () => storage, token: () => '', onError: () => {} });
  setHalfOffer(state, '9', half);
  return state;
};

const allowing = (...allowed_actions: Demand['allowed_actions']) => ({
  store_id: '5',
  allowed_actions,
});

it('a half-made offer is gone on with where one may be sent, whatever became of the one before', () => {
  expect(halfOf(half, allowing('offer', 'decline'))).toBe(half);
  expect(halfOf(half, allowing('withdraw', 'revise'))).toBe(half);
  expect(halfOf(half, allowing('undo_decline'))).toBeUndefined();
  expect(halfOf(half, allowing())).toBeUndefined();
});

it('of another store it is neither shown nor taken away', () => {
  expect(halfOf(half, { ...allowing('offer'), store_id: '6' })).toBeUndefined();
  const state = stateWithHalf();
  dropHalfOffer(state, { tender_id: '9', store_id: '6' });
  expect(state.getState().tenders['9']).toBe(half);
  dropHalfOffer(state, { tender_id: '9', store_id: '5' });
  expect(state.getState().tenders['9']).toBeUndefined();
});
