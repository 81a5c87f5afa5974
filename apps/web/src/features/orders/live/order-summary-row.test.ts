import { expect, it } from 'vitest';
import { sampleOrder, samplePage } from '../../../testing/samples.ts';
import { withSummary, withSummaryInPage } from './order-summary-row.ts';

const row = sampleOrder({
  id: '1',
  fulfilment_status: 'NEW',
  allowed_actions: ['accept', 'reject'],
});
const summary = {
  order_id: '1',
  status: 'CANCELLED' as const,
  order_units: 4,
  payment: { status: 'REFUNDED' as const },
  copywriting: 'Dibatalkan oleh pembeli.',
};

it('a summary sets status, units, payment and sentence of the row, and nothing may be done by old words [EN-13]', () => {
  expect(withSummary(row, summary)).toEqual({
    ...row,
    fulfilment_status: 'CANCELLED',
    total_product_unit: 4,
    payment_status: 'REFUNDED',
    copywriting: 'Dibatalkan oleh pembeli.',
    allowed_actions: [],
  });
  expect(withSummary(row, { ...summary, status: 'NEW' }).allowed_actions).toEqual([
    'accept',
    'reject',
  ]);
});

it('of a page only the row it is about', () => {
  const page = samplePage([row, sampleOrder({ id: '2' })]);
  const after = withSummaryInPage(page, summary);
  expect(after.data[0]?.fulfilment_status).toBe('CANCELLED');
  expect(after.data[1]).toBe(page.data[1]);
});
