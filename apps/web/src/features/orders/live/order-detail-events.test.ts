import type { Event } from '@marketplace/contract/events';
import { expect, it } from 'vitest';
import { sampleDetail } from '../../../testing/sample-detail.ts';
import { sampleEvent } from '../../../testing/samples.ts';
import { withDetailEvent } from './order-detail-events.ts';

const detail = sampleDetail();
const { order } = detail;
const taken = { ...order, fulfilment_status: 'PROCESSING' as const };
const moved = sampleEvent(taken, { previous: 'NEW' });

it('the order changes in place by its event, unless it is another or was read afterwards', () => {
  expect(withDetailEvent(detail, moved).order).toEqual(taken);
  const other = sampleEvent({ ...taken, id: '999' }, { previous: 'NEW' });
  expect(withDetailEvent(detail, other)).toBe(detail);
  expect(withDetailEvent(detail, { ...moved, number: 99 })).toBe(detail);
});

it('a note of a colleague comes in once', () => {
  const note = { id: '7', user_name: 'Asep', text: 'Siap', created_at: order.created_at };
  const noted = (order_id: string): Event => ({
    ...moved,
    kind: 'order.noted',
    payload: { order_id, note },
  });
  const after = withDetailEvent(detail, noted(order.id));
  expect(after.notes).toEqual([note]);
  expect(withDetailEvent(after, noted(order.id))).toBe(after);
  expect(withDetailEvent(detail, noted('999'))).toBe(detail);
});
