import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CardsState } from './engagement.ts';
import { createOwnEngagement } from './own-engagement.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const answering = (answer: () => Promise<unknown>) => {
  const api = vi.fn((_call: string) => answer());
  return { api, engagement: createOwnEngagement(api as never) };
};
const card = (id: string) => ({ id, viewed: false });
const asked = (api: { mock: { calls: unknown[][] } }) =>
  api.mock.calls.filter(([call]) => call === 'GET /api/content-cards/list').length;

it('asks for the cards of a person and again every 300000 ms while somebody listens [ST-17]', async () => {
  const { api, engagement } = answering(async () => ({ cards: [card('1')] }));
  const states: CardsState[] = [];
  const stop = engagement.subscribe((state) => states.push(state));
  await vi.advanceTimersByTimeAsync(300_000);
  expect(asked(api)).toBe(0);
  engagement.changeUser('a');
  engagement.changeUser('a');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked(api)).toBe(1);
  expect(states.at(-1)).toEqual({ cards: [card('1')], status: 'loaded' });
  await vi.advanceTimersByTimeAsync(289_999);
  expect(asked(api)).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked(api)).toBe(2);
  stop();
  await vi.advanceTimersByTimeAsync(900_000);
  expect(asked(api)).toBe(2);
});

it('forgets the cards of one person when another signs in, and an answer meant for the first', async () => {
  const answers = [{ cards: [card('1')] }, { cards: [card('2')] }];
  const waiting: (() => void)[] = [];
  const { engagement } = answering(
    () => new Promise((resolve) => waiting.push(() => resolve(answers.shift()))),
  );
  let last: CardsState | undefined;
  engagement.subscribe((state) => {
    last = state;
  });
  engagement.changeUser('a');
  await vi.advanceTimersByTimeAsync(5_000);
  engagement.changeUser('b');
  waiting.shift()?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(last).toEqual({ cards: [], status: 'loading' });
  await vi.advanceTimersByTimeAsync(5_000);
  waiting.shift()?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(last?.cards).toEqual([card('2')]);
});

it('a card that was seen is seen at once, and its impression is told', async () => {
  const { api, engagement } = answering(async () => ({ cards: [card('1'), card('2')] }));
  let last: CardsState | undefined;
  engagement.subscribe((state) => {
    last = state;
  });
  engagement.changeUser('a');
  await vi.advanceTimersByTimeAsync(5_000);
  engagement.logImpressions(['2']);
  expect(last?.cards.map(({ viewed }) => viewed)).toEqual([false, true]);
  expect(api).toHaveBeenLastCalledWith('POST /api/content-cards/impressions', {
    body: { card_ids: ['2'] },
  });
});

it('keeps the cards when asking failed, and says so', async () => {
  let isDown = false;
  const { engagement } = answering(async () => {
    if (isDown) throw new Error('down');
    return { cards: [card('1')] };
  });
  let last: CardsState | undefined;
  engagement.subscribe((state) => {
    last = state;
  });
  engagement.changeUser('a');
  await vi.advanceTimersByTimeAsync(5_000);
  isDown = true;
  await engagement.refresh();
  expect(last).toEqual({ cards: [card('1')], status: 'failed' });
});

it('a card that is seen while the cards are asked for stays seen', async () => {
  const waiting: (() => void)[] = [];
  const { engagement } = answering(
    () => new Promise((resolve) => waiting.push(() => resolve({ cards: [card('1'), card('2')] }))),
  );
  let last: CardsState | undefined;
  engagement.subscribe((state) => {
    last = state;
  });
  engagement.changeUser('a');
  await vi.advanceTimersByTimeAsync(5_000);
  waiting.shift()?.();
  await vi.advanceTimersByTimeAsync(0);
  void engagement.refresh();
  engagement.logImpressions(['1']);
  waiting.shift()?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(last?.cards.map(({ viewed }) => viewed)).toEqual([true, false]);
});
