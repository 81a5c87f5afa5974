import { expect, it } from 'vitest';
import type { OutboxItem } from './device-records.ts';
import { isHeld, nextToSend, whenToLook } from './outbox-line.ts';

const now = Date.now();

const item = (id: number, given: Partial<OutboxItem> = {}): OutboxItem => ({
  user_uuid: 'u',
  id,
  idempotency_key: `k${id}`,
  call: 'POST /api/orders/seller/accept-order',
  body: {},
  record: `order:${id}`,
  label: '',
  photos: [],
  created_at: now,
  attempts: 0,
  retry_at: 0,
  ...given,
});

const held = { held_until: now + 4_000 };

it('what is held is not sent before its time, and what is not held does not wait for it', () => {
  const line = [item(1, held), item(2)];
  expect(nextToSend(line, now)?.id).toBe(2);
  expect(nextToSend([item(1, held)], now)).toBeUndefined();
  expect(nextToSend([item(1, held)], now + 4_000)?.id).toBe(1);
});

it('what was done to the same record afterwards waits behind what is held', () => {
  const later = item(2, { record: 'order:1' });
  expect(nextToSend([item(1, held), later], now)).toBeUndefined();
});

it('the line is looked at when the first is held no longer', () => {
  expect(whenToLook([item(1, held)])).toBe(now + 4_000);
  expect(whenToLook([item(1, held), item(2, { retry_at: now + 1_000 })])).toBe(now + 1_000);
  expect(whenToLook([item(1, { ...held, retry_at: now + 9_000 })])).toBe(now + 9_000);
});

it('a clock that was set back holds nothing for hours', () => {
  const far = item(1, { held_until: now + 3_600_000 });
  expect(isHeld(far, now)).toBe(false);
  expect(nextToSend([far], now)?.id).toBe(1);
});

it('what was refused is not held: there is nothing to take back', () => {
  const refusal = { code: 'order_state_conflict', error_message: '' } as const;
  expect(isHeld(item(1, { ...held, refusal }), now)).toBe(false);
});
