import { expect, it } from 'vitest';
import { decideShelf } from './decide-shelf.ts';

const stand = { ours: 10, theirs: 10, agreed: 10, sending: null, is_ours: false };

it('follows who leads as long as the other side has stood still', () => {
  expect(decideShelf(stand, 'MARKETPLACE')).toBe('same');
  expect(decideShelf({ ...stand, ours: 8 }, 'MARKETPLACE')).toBe('send');
  expect(decideShelf({ ...stand, theirs: 8 }, 'ACCURATE')).toBe('take');
});

it('leaves to a person what was changed on the other side, or on both', () => {
  expect(decideShelf({ ...stand, theirs: 8 }, 'MARKETPLACE')).toBe('CHANGED_THERE');
  expect(decideShelf({ ...stand, ours: 8 }, 'ACCURATE')).toBe('CHANGED_HERE');
  for (const leader of ['MARKETPLACE', 'ACCURATE'] as const)
    expect(decideShelf({ ...stand, ours: 8, theirs: 9 }, leader)).toBe('CHANGED_BOTH');
});

it('takes the first number of who leads, and ours of what was made there from ours', () => {
  const first = { ...stand, agreed: null, theirs: 0 };
  expect(decideShelf(first, 'MARKETPLACE')).toBe('send');
  expect(decideShelf(first, 'ACCURATE')).toBe('take');
  expect(decideShelf({ ...first, is_ours: true }, 'ACCURATE')).toBe('send');
});

it('knows what it has written itself, though nobody answered', () => {
  const unheard = { ...stand, agreed: 12, sending: 10, theirs: 10 };
  expect(decideShelf({ ...unheard, ours: 10 }, 'MARKETPLACE')).toBe('same');
  expect(decideShelf({ ...unheard, ours: 9 }, 'MARKETPLACE')).toBe('send');
  // It never arrived.
  expect(decideShelf({ ...unheard, ours: 9, theirs: 12 }, 'MARKETPLACE')).toBe('send');
  expect(decideShelf({ ...unheard, ours: 9, theirs: 11 }, 'MARKETPLACE')).toBe('CHANGED_BOTH');
});
