import { expect, it } from 'vitest';
import { sampleDetail } from '../../testing/sample-detail.ts';
import { sampleOrder } from '../../testing/samples.ts';
import { withDetailEvent } from './order-detail-events.ts';

const detail = sampleDetail();
const { order } = detail;
const event = (kind: string, payload: Record<string, unknown>, id = '60-1') => ({
  id,
  kind,
  payload,
  store_id: order.store_id,
  area: 'order' as const,
  created_at: order.created_at,
});
const taken = { ...order, fulfilment_status: 'PROCESSING' as const };
const moved = { ...taken, previous_fulfilment_status: 'NEW' };

it('the order changes in place by its event, unless it is another or was read afterwards', () => {
  expect(withDetailEvent(detail, event('order.changed', moved)).order).toEqual(taken);
  const other = { ...moved, id: sampleOrder({ id: '999' }).id };
  expect(withDetailEvent(detail, event('order.changed', other))).toBe(detail);
  expect(withDetailEvent(detail, event('order.changed', moved, '40-1'))).toBe(detail);
});

it('a note of a colleague comes in once', () => {
  const note = { id: '7', user_name: 'Asep', text: 'Siap', created_at: order.created_at };
  const noted = event('order.noted', { order_id: order.id, note });
  const after = withDetailEvent(detail, noted);
  expect(after.notes).toEqual([note]);
  expect(withDetailEvent(after, noted)).toBe(after);
  expect(withDetailEvent(detail, event('order.noted', { order_id: '999', note }))).toBe(detail);
});
