import { fulfilmentStatuses } from '@marketplace/contract/order-status';
import { expect, it } from 'vitest';
import { samplePage } from '../../testing/samples.ts';
import { countOf, orderTabs, statusOf } from './order-tabs-list.ts';

it('every status stands on one tab, and the first tab has them all', () => {
  expect(orderTabs.flatMap(({ statuses }) => statuses).sort()).toEqual(
    [...fulfilmentStatuses].sort(),
  );
  expect(orderTabs[0]).toEqual({ label: 'Semua', statuses: [] });
});

it('a tab counts its statuses, and the first one all orders', () => {
  const { counts } = samplePage([], {
    counts: { ...samplePage([]).counts, NEW: 3, REJECTED: 4, EXPIRED: 5, SHIPPED: 20 },
  });
  const shown = Object.fromEntries(orderTabs.map((tab) => [tab.label, countOf(tab, counts)]));
  expect(shown).toMatchObject({ Baru: 3, Diproses: 0, Dikirim: 20, 'Tidak Jadi': 9, Semua: 32 });
});

it('a tab is named in the address by its statuses', () => {
  expect(orderTabs.map(statusOf)).toEqual([
    undefined,
    'NEW',
    'PROCESSING',
    'READY_FOR_PICKUP',
    'SHIPPED',
    'DELIVERED',
    'IN_COMPLAINT',
    'COMPLETED',
    'REJECTED,CANCELLED,EXPIRED,RETURNED',
  ]);
});
