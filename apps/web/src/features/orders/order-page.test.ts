import { expect, it } from 'vitest';
import { sampleOrder, samplePage } from '../../testing/samples.ts';
import { ordersOf } from './order-page.ts';

const stopped = (code: 'fees_overdue' | 'selling_not_allowed') => {
  const note = { store_id: '1', store_name: 'Toko', code, text: '', link: null };
  return samplePage([sampleOrder({ id: '1' })], {
    can_process_new_order: false,
    important_notes: [note],
  });
};

it('what has come to a store that owes fees may still be accepted; where selling is not allowed it may not [EN-25]', () => {
  const offered = (page: ReturnType<typeof stopped>) => ordersOf(page)[0]?.allowed_actions;
  expect(offered(stopped('fees_overdue'))).toContain('accept');
  expect(offered(stopped('selling_not_allowed'))).not.toContain('accept');
});
