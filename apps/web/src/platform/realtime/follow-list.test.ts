import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { StoreEvent } from './event-stream.ts';
import { type Following, followList } from './follow-list.ts';

type Numbers = { numbers: number[] };

/** Somebody looks at a list that follows as the test says; the stream tells what the test says. */
function follow(following: Omit<Following<Numbers>, 'key'>) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const queryClient = new QueryClient();
  onTestFinished(() => queryClient.clear());
  const heard = new Set<(event: StoreEvent) => void>();
  const resets = new Set<() => void>();
  const events = {
    onEvent: (told: (event: StoreEvent) => void) => {
      heard.add(told);
      return () => heard.delete(told);
    },
    onReset: (told: () => void) => {
      resets.add(told);
      return () => resets.delete(told);
    },
  };
  const follower = followList<Numbers>({ events, queryClient }, { key: ['list'], ...following });
  let asked = 0;
  const observer = new QueryObserver<Numbers>(queryClient, {
    queryKey: ['list', 1],
    initialData: { numbers: [] },
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      asked += 1;
      return { numbers: [0] };
    },
  });
  let shown = 0;
  onTestFinished(
    observer.subscribe(() => {
      shown += 1;
    }),
  );
  return {
    follower,
    tell: (...numbers: number[]) => {
      for (const number of numbers) for (const told of heard) told({ number } as StoreEvent);
    },
    reset: () => {
      for (const told of resets) told();
    },
    numbers: () => queryClient.getQueryData<Numbers>(['list', 1])?.numbers,
    asked: () => asked,
    shown: () => shown,
  };
}

const merge = ({ numbers }: Numbers, { number }: StoreEvent) => ({ numbers: [...numbers, number] });

it('the first event is seen at once, and all that follow close upon it together', async () => {
  const { tell, numbers, shown } = follow({ merge });
  tell(1);
  expect(numbers()).toEqual([1]);
  tell(2, 3, 4);
  expect(numbers()).toEqual([1]);
  await vi.advanceTimersByTimeAsync(100);
  expect(numbers()).toEqual([1, 2, 3, 4]);
  expect(shown()).toBe(2);
  // While it goes on there is no end to gathering; once it is quiet the next one is seen at once again.
  await vi.advanceTimersByTimeAsync(100);
  tell(5);
  expect(numbers()).toEqual([1, 2, 3, 4, 5]);
});

it('fifty events a second are drawn ten times', async () => {
  const { tell, numbers, shown } = follow({ merge });
  for (let number = 1; number <= 50; number++) {
    tell(number);
    await vi.advanceTimersByTimeAsync(20);
  }
  await vi.advanceTimersByTimeAsync(100);
  expect(numbers()).toHaveLength(50);
  expect(shown()).toBeLessThanOrEqual(11);
});

it('what only the server knows is asked for once for all that happens within the pause', async () => {
  const { tell, asked, follower } = follow({
    isOutdatedBy: ({ number }) => number > 1,
    pause: 1000,
  });
  tell(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked()).toBe(0);
  tell(2, 3);
  await vi.advanceTimersByTimeAsync(900);
  tell(4);
  expect(asked()).toBe(0);
  await vi.advanceTimersByTimeAsync(200);
  expect(asked()).toBe(1);
  follower.outdate();
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked()).toBe(2);
});

it('after a reset nothing that was gathered before is put into what is asked for anew', async () => {
  const { tell, reset, numbers } = follow({ merge });
  tell(1, 2);
  reset();
  await vi.advanceTimersByTimeAsync(1000);
  expect(numbers()).toEqual([0]);
});

it('who has stopped following hears and asks nothing more', async () => {
  const { tell, follower, numbers, asked } = follow({
    merge,
    isOutdatedBy: () => true,
    pause: 1000,
  });
  tell(1, 2);
  follower.stop();
  tell(3);
  await vi.advanceTimersByTimeAsync(5000);
  expect(numbers()).toEqual([1]);
  expect(asked()).toBe(0);
});
