import { expect, it } from 'vitest';
import type { OutboxItem } from '../../../platform/offline/device-records.ts';
import { acceptCall } from '../moves/accept-call.ts';
import { saidOf, toldOf } from './card-move-words.ts';
import { cardMovesOf, isSettled } from './card-moves.ts';

const now = 1_800_000_000_000;

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

type Line = Partial<Parameters<typeof cardMovesOf>[0]>;

const movesOf = (line: Line, isOnline = true) =>
  cardMovesOf({ items: [], sending: null, sent: [], ...line }, isOnline);
const stageOf = (line: Line, isOnline?: boolean) => movesOf(line, isOnline).get('7')?.stage;

it('goes from held over sending to sent', () => {
  expect(stageOf({ items: [item()] })).toBe('held');
  expect(stageOf({ items: [item({ held_until: 0 })], sending: 1 })).toBe('sending');
  expect(stageOf({ sent: [item()] })).toBe('sent');
});

it('waits where there is no signal, held or not', () => {
  expect(stageOf({ items: [item()] }, false)).toBe('waiting');
  expect(stageOf({ items: [item({ held_until: 0, attempts: 1 })] })).toBe('waiting');
});

it('is no move any more once it was refused: the card is back', () => {
  const refusal = { code: 'order_state_conflict', error_message: 'Status berubah.' } as const;
  expect(stageOf({ items: [item({ refusal })] })).toBeUndefined();
  expect(stageOf({ items: [item({ id: 2, refusal })], sent: [item()] })).toBeUndefined();
});

it('is not made of what was done elsewhere', () => {
  const { held_until: _none, ...elsewhere } = item();
  expect(stageOf({ items: [elsewhere] })).toBeUndefined();
});

it('is said in the words of old once it is true, and not before', () => {
  expect(toldOf(item())).toMatchObject({ arrived: 'Successfully confirmed order' });
  expect(saidOf(movesOf({ items: [item()] }))).toBe('Pesanan diterima. Bisa diurungkan.');
  expect(saidOf(movesOf({ sent: [item()] }))).toBe('Successfully confirmed order');
  expect(saidOf(movesOf({}))).toBeUndefined();
});

it('is settled once it has arrived and the list has the order as it is then', () => {
  expect(isSettled({ item: item(), stage: 'held' }, 'PROCESSING')).toBe(false);
  expect(isSettled({ item: item(), stage: 'sent' }, 'NEW')).toBe(false);
  expect(isSettled({ item: item(), stage: 'sent' }, 'PROCESSING')).toBe(true);
});
