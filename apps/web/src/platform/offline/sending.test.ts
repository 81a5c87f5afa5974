import { expect, it, onTestFinished, vi } from 'vitest';
import type { OutboxItem } from './device-records.ts';
import { type SendItem, sendLate } from './sending.ts';

const item: OutboxItem = {
  user_uuid: 'one',
  id: 1,
  idempotency_key: 'k',
  call: 'POST /api/orders/seller/note',
  body: {},
  record: 'order:1',
  label: 'Catatan',
  photos: [],
  created_at: 1,
  attempts: 0,
  retry_at: 0,
};
const sendItem: SendItem = async () => ({ kind: 'sent', answer: 'done' });

it('what sends is waited for, but not for ever: the item is tried again later', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { promise: code, resolve: codeComes } = Promise.withResolvers<SendItem>();
  const send = sendLate(() => code);
  const ended = vi.fn();
  void send(item).then(ended);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended.mock.lastCall?.[0]).toMatchObject({ kind: 'kept', item: { id: 1, attempts: 1 } });
  codeComes(sendItem);
  expect(await send(item)).toEqual({ kind: 'sent', answer: 'done' });
});

it('code that could not be loaded is asked for again with the next attempt', async () => {
  const load = vi.fn(async () => sendItem).mockRejectedValueOnce(new Error('no line'));
  const send = sendLate(load);
  expect(await send(item)).toMatchObject({ kind: 'kept', item: { attempts: 1 } });
  expect(await send(item)).toEqual({ kind: 'sent', answer: 'done' });
});
