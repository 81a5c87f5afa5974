import { describe, expect, it } from 'vitest';
import { holds } from './snapshot.ts';

type Fate = 'committed' | 'running' | 'not begun';
const fates: readonly Fate[] = ['committed', 'running', 'not begun'];
const first = 7;

/** PostgreSQL's own rule: xmin is the oldest running one, xmax the first that is not finished past all finished. */
function snapshotOf(transactions: readonly Fate[]): string {
  const ids = transactions.map((fate, index) => ({ fate, id: first + index }));
  const lastCommitted = ids.findLast(({ fate }) => fate === 'committed')?.id ?? first - 1;
  const xmax = lastCommitted + 1;
  const running = ids.filter(({ fate, id }) => fate === 'running' && id < xmax);
  return `${running[0]?.id ?? xmax}:${xmax}:${running.map(({ id }) => id).join(',')}`;
}

/** Every way in which so many transactions can stand when a list is read; they begin in the order of their ids. */
function everyMoment(count: number): Fate[][] {
  if (count === 0) return [[]];
  return everyMoment(count - 1).flatMap((before) =>
    fates
      .filter((fate) => fate === 'not begun' || !before.includes('not begun'))
      .map((fate) => [...before, fate]),
  );
}

describe('an answer', () => {
  it('holds exactly the events whose transaction was over when it was read', () => {
    const moments = everyMoment(6);
    expect(moments.length).toBeGreaterThan(100);
    for (const moment of moments) {
      const snapshot = snapshotOf(moment);
      const held = moment.map((_, index) => holds(snapshot, `${first + index}-1`));
      expect(held, snapshot).toEqual(moment.map((fate) => fate === 'committed'));
    }
  });

  it('counts transactions, not digits', () => {
    expect(holds('9:10:', '10-1')).toBe(false);
    expect(holds('10:10:', '9-1')).toBe(true);
    expect(holds('100:120:110', '11-1')).toBe(true);
    expect(holds('9007199254740993:9007199254740993:', '9007199254740992-5')).toBe(true);
    expect(holds('9007199254740992:9007199254740992:', '9007199254740993-5')).toBe(false);
  });

  it('without a snapshot is taken to hold nothing', () => {
    expect(holds('', '7-1')).toBe(false);
    expect(holds('9:10:', '')).toBe(false);
  });
});
