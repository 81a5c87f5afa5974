import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { askAnew, renew } from './renew.ts';

const queryKey = ['orders'];

/** Somebody looks at a list that the server answers only when it is told to. */
function lookAtSlowList() {
  const queryClient = new QueryClient();
  const answers: ((text: string) => void)[] = [];
  let givenUp = 0;
  const observer = new QueryObserver(queryClient, {
    queryKey,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => {
      signal.addEventListener('abort', () => (givenUp += 1));
      return new Promise<string>((resolve) => answers.push(resolve));
    },
  });
  onTestFinished(observer.subscribe(() => {}));
  onTestFinished(() => queryClient.clear());
  const answer = async (text: string) => {
    answers.at(-1)?.(text);
    await vi.waitFor(() => expect(queryClient.getQueryData(queryKey)).toBe(text));
  };
  return { queryClient, answer, asked: () => answers.length, givenUp: () => givenUp };
}

it('what is under way arrives, however much happens meanwhile, and is asked for once more', async () => {
  const { queryClient, answer, asked, givenUp } = lookAtSlowList();
  await answer('first');
  for (const _event of [1, 2, 3]) renew(queryClient, queryKey);
  expect(asked()).toBe(2);
  await answer('as before the later events');
  await vi.waitFor(() => expect(asked()).toBe(3));
  await answer('as it is');
  expect([asked(), givenUp()]).toEqual([3, 0]);
  // Nothing has happened since.
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked()).toBe(3);
});

it('the first answer of a list may be from before an event, too', async () => {
  const { queryClient, answer, asked } = lookAtSlowList();
  renew(queryClient, queryKey);
  expect(asked()).toBe(1);
  await answer('as before');
  await vi.waitFor(() => expect(asked()).toBe(2));
});

it('what nobody looks at is asked for when somebody does', async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(queryKey, 'as before');
  renew(queryClient, queryKey);
  expect(queryClient.getQueryState(queryKey)).toMatchObject({
    isInvalidated: true,
    fetchStatus: 'idle',
  });
});

it('where nobody knows what has happened, what is under way is given up and asked for anew', async () => {
  const { queryClient, answer, asked, givenUp } = lookAtSlowList();
  await answer('first');
  for (const _event of [1, 2]) renew(queryClient, queryKey);
  askAnew(queryClient, queryKey);
  await vi.waitFor(() => expect([asked(), givenUp()]).toEqual([3, 1]));
  await answer('as it is');
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked()).toBe(3);
});

it('but a first answer, which somebody waits for, is followed by the next question', async () => {
  const { queryClient, answer, asked, givenUp } = lookAtSlowList();
  askAnew(queryClient, queryKey);
  await answer('as before');
  await vi.waitFor(() => expect([asked(), givenUp()]).toEqual([2, 0]));
});

it('what several have reason to ask for anew is asked for once', async () => {
  const { queryClient, answer, asked } = lookAtSlowList();
  await answer('first');
  askAnew(queryClient, []);
  askAnew(queryClient, queryKey);
  await vi.waitFor(() => expect(asked()).toBe(2));
  await answer('as it is');
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked()).toBe(2);
});

it('what is removed while it is under way is not waited for any longer', () => {
  const { queryClient } = lookAtSlowList();
  const cache = queryClient.getQueryCache();
  const waiting = vi.spyOn(cache, 'subscribe');
  renew(queryClient, queryKey);
  expect(waiting).toHaveBeenCalledOnce();
  expect(cache.hasListeners()).toBe(true);
  queryClient.removeQueries({ queryKey });
  expect(cache.hasListeners()).toBe(false);
});
