import { expect, it } from 'vitest';
import { sendRebased } from './send-rebased.ts';

/** A server that has moved on so often by the time it is asked. */
const serverAt = (version: number) => {
  const seen: number[] = [];
  const send = async (draft: number) => {
    seen.push(draft);
    if (draft !== version) throw new Error('stale');
    return 'saved';
  };
  return { seen, send };
};

it('what is refused for its age alone is sent again on what there is now', async () => {
  const { send, seen } = serverAt(3);
  const outcome = await sendRebased<number, string>(1, send, (_error, draft) => draft + 1);
  expect(outcome).toEqual({ answer: 'saved', sent: 3 });
  expect(seen).toEqual([1, 2, 3]);
});

it('what the person has to decide is not sent again', async () => {
  const { send, seen } = serverAt(3);
  await expect(sendRebased(1, send, () => undefined)).rejects.toThrow('stale');
  expect(seen).toEqual([1]);
});

it('where others are faster again and again, the person is told after a few times', async () => {
  const { send, seen } = serverAt(100);
  await expect(sendRebased<number, string>(1, send, (_error, draft) => draft + 1)).rejects.toThrow(
    'stale',
  );
  expect(seen).toEqual([1, 2, 3, 4]);
});
