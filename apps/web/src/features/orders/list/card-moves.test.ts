import { expect, it } from 'vitest';
import type { OutboxItem } from '../../../platform/offline/device-records.ts';
import { acceptCall } from '../moves/accept-call.ts';
import { cardMovesOf, isSettled, toldOf } from './card-moves.ts';

const now = 1_800_000_000_000;
const online = { now, isOnline: true };

const item = (given: Partial<OutboxItem> = {}): OutboxItem => ({
  user_uuid: 'u',
  id: 1,
  idempotency_key: 'k',
  call: acceptCall,
  body: { store_id: '1', order_id: '7' },
  record: 'order:7',
  label: 'Terima pesanan',
  photos: [],
  created_at: now,
  attempts: 0,
  retry_at: 0,
  held_until: now + 4_000,
  ...given,
});

const stageOf = (items: OutboxItem[], sent: OutboxItem[] = [], at = online) =>
  cardMovesOf({ items, sent }, at).get('7')?.stage;

it('goes from held over sending to sent', () => {
  expect(stageOf([item()])).toBe('held');
  expect(stageOf([item({ held_until: 0 })])).toBe('sending');
  expect(stageOf([item({ held_until: now })])).toBe('sending');
  expect(stageOf([], [item()])).toBe('sent');
});

it('waits where there is no signal, held or not', () => {
  expect(stageOf([item()], [], { now, isOnline: false })).toBe('waiting');
  expect(stageOf([item({ held_until: 0, attempts: 1 })])).toBe('waiting');
});

it('is no move any more once it was refused: the card is back', () => {
  const refusal = { code: 'order_state_conflict', error_message: 'Status berubah.' } as const;
  expect(stageOf([item({ refusal })])).toBeUndefined();
  expect(stageOf([item({ id: 2, refusal })], [item()])).toBeUndefined();
});

it('is not made of what was done elsewhere', () => {
  const { held_until: _none, ...elsewhere } = item();
  expect(stageOf([elsewhere])).toBeUndefined();
});

it('is said in the words of old once it is true', () => {
  expect(toldOf(item())).toMatchObject({ arrived: 'Successfully confirmed order' });
});

it('is settled once it has arrived and the list has the order as it is then', () => {
  expect(isSettled({ item: item(), stage: 'held' }, 'PROCESSING')).toBe(false);
  expect(isSettled({ item: item(), stage: 'sent' }, 'NEW')).toBe(false);
  expect(isSettled({ item: item(), stage: 'sent' }, 'PROCESSING')).toBe(true);
});
