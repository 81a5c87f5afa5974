import type { OrderRow } from '@marketplace/contract/order-row';
import type { FulfilmentStatus } from '@marketplace/contract/order-status';
import { describe, expect, it } from 'vitest';
import type { StoreEvent } from '../../../platform/realtime/event-stream.ts';
import { sampleEvent, sampleOrder, samplePage, stockEvent } from '../../../testing/samples.ts';
import type { OrderFilters } from '../order-search.ts';
import { isOutdatedBy, withOrderEvent, withOrderEvents } from './order-events.ts';

const old = sampleOrder({ id: '1' });
const shipped = sampleOrder({ id: '2', fulfilment_status: 'SHIPPED' });
const fresh = sampleOrder({ id: '3', order_number: '2608170003' });
const page = samplePage([old, shipped]);

const created = (order: OrderRow, number = 100) => sampleEvent(order, { number });
const changed = (order: OrderRow, previous: FulfilmentStatus, number = 100) =>
  sampleEvent(order, { previous, number });

const idsAfter = (filters: OrderFilters, order: OrderRow = fresh, given = page) =>
  withOrderEvent(given, filters, created(order)).data.map(({ id }) => id);

describe('an order that waits for its money', () => {
  const waiting = (change: 1 | -1, amount: number, number = 100): StoreEvent => ({
    ...created(old, number),
    kind: 'order.unpaid',
    payload: { order_id: '9', change, amount },
  });

  it('is in no list, and in what is held over it', () => {
    const events = [waiting(1, 50_000), waiting(1, 20_000, 101), waiting(-1, 50_000, 102)];
    const after = withOrderEvents(page, { store_id: '1' }, events);
    const seen = { ...page.seen, places: { '1': 102 } };
    expect(after).toEqual({ ...page, seen, unpaid: { count: 1, amount: 20_000 } });
  });

  it('is not counted twice, and not for another store', () => {
    expect(withOrderEvent(page, { store_id: '1' }, waiting(1, 50_000, 99))).toBe(page);
    expect(withOrderEvent(page, { store_id: '7' }, waiting(1, 50_000))).toBe(page);
  });

  it('was not counted where the store was not theirs yet, and is nothing there', () => {
    const after = withOrderEvent(page, { store_id: '1' }, waiting(-1, 50_000));
    expect(after.unpaid).toEqual({ count: 0, amount: 0 });
  });

  it('is counted in what the device has kept from before there was such a thing', () => {
    const { unpaid: _unknown, ...kept } = page;
    const after = withOrderEvent(kept as typeof page, {}, waiting(1, 50_000));
    expect(after.unpaid).toEqual({ count: 1, amount: 50_000 });
  });
});

it('what the device has kept of the release before is left as it is until it is asked for again', () => {
  const { seen: _unknown, ...kept } = page;
  const before = kept as typeof page;
  expect(withOrderEvent(before, { store_id: '1' }, created(fresh))).toBe(before);
});

describe('a new order', () => {
  it('stands on top, is counted, and is the row as the list would bring it', () => {
    const after = withOrderEvent(page, { store_id: '1' }, created(fresh));
    expect(after.data).toEqual([fresh, old, shipped]);
    expect(after.total_data).toBe(3);
    expect(after.counts).toEqual({ ...page.counts, NEW: 2 });
  });

  it.each<OrderFilters>([
    {},
    { store_id: '-1' },
    { store_id: '7,1' },
    { store_id: '1', sort: 'newest' },
    { status: 'NEW', sort: 'newest' },
    { status: 'PROCESSING,NEW' },
    { payment_status: 'UNPAID', payment_method: 'COD,TERM', delivery: 'STORE_COURIER' },
  ])('enters the list of %o', (filters) => {
    expect(idsAfter(filters)).toEqual(['3', '1', '2']);
  });

  it.each<OrderFilters>([
    { status: 'SHIPPED' },
    { payment_status: 'PAID' },
    { payment_method: 'TRANSFER' },
    { delivery: 'BUYER_PICKUP' },
    { sort: 'highest_value' },
    { query: 'indomie' },
    { date_from: '2026-08-17' },
    { date_to: '2026-08-17' },
  ])('is only counted in the list of %o', (filters) => {
    const after = withOrderEvent(page, filters, created(fresh));
    expect(after.data).toBe(page.data);
    expect(after.total_data).toBe(2);
    expect(after.counts.NEW).toBe(2);
  });

  describe('in a list by deadline, as new orders stand', () => {
    const filters = { store_id: '1', status: 'NEW' };
    const due = (id: string, hour: number) =>
      sampleOrder({ id, deadline_at: `2026-08-18T${String(hour).padStart(2, '0')}:00:00.000Z` });
    const listed = samplePage([due('1', 2), due('2', 5), due('3', 9)], { total_page: 1 });

    it.each([
      [1, ['8', '1', '2', '3']],
      [5, ['1', '8', '2', '3']],
      [7, ['1', '2', '8', '3']],
      [23, ['1', '2', '3', '8']],
    ])('that is due at %i stands before what is due later', (hour, ids) => {
      expect(idsAfter(filters, due('8', hour), listed)).toEqual(ids);
      expect(isOutdatedBy(created(due('8', hour)), listed, filters)).toBe(false);
    });

    it('belongs on the last page when it is due last, and counts on all', () => {
      const first = { ...listed, total_page: 2 };
      const after = withOrderEvent(first, filters, created(due('8', 23)));
      expect(after.data).toBe(first.data);
      expect(after.total_data).toBe(4);
      expect(isOutdatedBy(created(due('8', 23)), first, filters)).toBe(false);
    });

    it('is the last of a whole page: there is one more page', () => {
      const whole = { ...listed, total_data: 20, total_page: 1 };
      expect(withOrderEvent(whole, filters, created(due('8', 23))).total_page).toBe(2);
    });

    it('before all of a later page is the server’s to place', () => {
      const second = { ...listed, page: 2, total_page: 2 };
      expect(idsAfter(filters, due('8', 1), second)).toEqual(['1', '2', '3']);
      expect(isOutdatedBy(created(due('8', 1)), second, filters)).toBe(true);
    });

    it('is not held against rows that are seen still, and no longer of the list', () => {
      const gone = { ...due('2', 20), fulfilment_status: 'PROCESSING' as const };
      const after = samplePage([due('1', 2), gone, due('3', 9)], { total_page: 1 });
      expect(idsAfter(filters, due('8', 10), after)).toEqual(['1', '2', '3', '8']);
    });
  });

  it('is only counted on a later page', () => {
    const second = samplePage([old], { page: 2 });
    expect(idsAfter({}, fresh, second)).toEqual(['1']);
    expect(withOrderEvent(second, {}, created(fresh)).counts.NEW).toBe(2);
  });

  it.each(['2', '11', '2,11'])('does not touch the list of store %s', (store_id) => {
    expect(withOrderEvent(page, { store_id }, created(fresh))).toBe(page);
  });
});

describe('an order that changed', () => {
  const taken = { ...old, fulfilment_status: 'CANCELLED' as const, allowed_actions: [] };

  it('changes where it is looked at, also where it no longer fits, and moves from count to count', () => {
    const after = withOrderEvent(page, { status: 'NEW' }, changed(taken, 'NEW'), true);
    expect(after.data).toEqual([taken, shipped]);
    expect(after.total_data).toBe(2);
    expect(after.counts).toEqual({ ...page.counts, NEW: 0, CANCELLED: 1 });
  });

  it('leaves a list that it no longer fits where nobody looks', () => {
    const after = withOrderEvent(page, { status: 'NEW,SHIPPED' }, changed(taken, 'NEW'));
    expect(after.data).toEqual([shipped]);
    expect(after.total_data).toBe(1);
  });

  it.each([
    ['that has to go', true, { status: 'NEW' }, taken, 'NEW'],
    ['that still fits', false, { status: 'NEW,CANCELLED' }, taken, 'NEW'],
    ['that came from another tab', true, { status: 'CANCELLED' }, { ...taken, id: '8' }, 'NEW'],
    ['that was in it further down', false, {}, { ...taken, id: '8' }, 'NEW'],
    ['that may have been paid', true, { payment_status: 'UNPAID' }, { ...taken, id: '8' }, 'NEW'],
    ['that left an earlier page', true, { status: 'NEW' }, { ...taken, id: '8' }, 'NEW'],
    ['of another tab', false, { status: 'SHIPPED' }, { ...taken, id: '8' }, 'NEW'],
    ['of another store', false, { status: 'NEW', store_id: '7' }, taken, 'NEW'],
  ] as const)(
    'a row %s has the list asked for: %s',
    (_which, isAsked, filters, order, previous) => {
      expect(isOutdatedBy(changed(order, previous), page, filters)).toBe(isAsked);
    },
  );

  it.each([
    [true, { status: 'NEW' }],
    [true, { status: 'CANCELLED' }],
    [true, {}],
    [false, { status: 'SHIPPED' }],
    [false, { store_id: '7' }],
  ])('while an answer is under way has it asked for once more: %s', (isAsked, filters) => {
    expect(isOutdatedBy(changed(taken, 'NEW', 99), page, filters, true)).toBe(isAsked);
    expect(isOutdatedBy(changed(taken, 'NEW', 99), undefined, filters)).toBe(isAsked);
  });

  it('that the list holds has it asked for no more', () => {
    expect(isOutdatedBy(changed(taken, 'NEW', 99), page, { status: 'NEW' })).toBe(false);
  });

  it('that is not shown is only counted: where it belongs, only the server knows', () => {
    const unseen = sampleOrder({ id: '8', fulfilment_status: 'PROCESSING' });
    const after = withOrderEvent(page, {}, changed(unseen, 'NEW'));
    expect(after.data).toBe(page.data);
    expect(after.counts).toEqual({ ...page.counts, NEW: 0, PROCESSING: 1 });
  });

  it('without a change of status counts as before', () => {
    const paid = { ...old, payment_status: 'PAID' as const };
    const after = withOrderEvent(page, {}, changed(paid, 'NEW'));
    expect(after.counts).toEqual(page.counts);
    expect(after.data[0]).toEqual(paid);
  });

  it('brings no field into the row that the list does not have', () => {
    const { data } = withOrderEvent(page, {}, changed(taken, 'NEW'));
    expect(Object.keys(data[0] ?? {}).sort()).toEqual(Object.keys(old).sort());
  });
});

describe('an event', () => {
  it('that the answer already holds changes nothing', () => {
    const after = (number: number) => withOrderEvent(page, {}, created(fresh, number));
    for (const number of [98, 99]) expect(after(number)).toBe(page);
    for (const number of [100, 101]) expect(after(number).data).toHaveLength(3);
  });

  it('of a store that was quiet when the answer was read is news, unless it is old', () => {
    const elsewhere = samplePage([old], { seen: { ...page.seen, places: {} } });
    const at = (created_at: string) =>
      withOrderEvent(elsewhere, {}, { ...created(fresh, 7), created_at });
    expect(at('2026-08-17T01:58:01.000Z').data).toHaveLength(2);
    expect(at('2026-08-17T01:58:00.000Z')).toBe(elsewhere);
  });

  it('that comes twice is counted once', () => {
    const once = withOrderEvent(page, {}, created(fresh));
    expect(withOrderEvent(once, {}, created(fresh))).toBe(once);
  });

  it('of another kind changes nothing', () => {
    expect(withOrderEvent(page, {}, stockEvent)).toBe(page);
  });

  it('leaves the page it was put into as it was', () => {
    const before = structuredClone(page);
    withOrderEvents(page, {}, [created(fresh), changed({ ...old, total_amount: 5 }, 'NEW')]);
    expect(page).toEqual(before);
  });
});

describe('a page that was read at any moment of a day', () => {
  const seenUpTo = (number: number) => ({ ...page.seen, places: { '1': number } });
  const day = [
    created(sampleOrder({ id: '11' }), 101),
    created(sampleOrder({ id: '12' }), 102),
    changed(sampleOrder({ id: '11', fulfilment_status: 'PROCESSING' }), 'NEW', 103),
    created(sampleOrder({ id: '13' }), 104),
    changed(sampleOrder({ id: '12', fulfilment_status: 'CANCELLED' }), 'NEW', 105),
    changed(sampleOrder({ id: '11', fulfilment_status: 'SHIPPED' }), 'PROCESSING', 106),
    changed(sampleOrder({ id: '2', fulfilment_status: 'DELIVERED' }), 'SHIPPED', 107),
  ];
  const start = samplePage([old, shipped], { seen: seenUpTo(100) });
  const evening = withOrderEvents(start, {}, day);

  it('is the same in the evening, whichever of the events it already held', () => {
    expect(evening.counts).toMatchObject({ NEW: 2, SHIPPED: 1, DELIVERED: 1, CANCELLED: 1 });
    for (let read = 0; read <= day.length; read += 1) {
      const answer = {
        ...withOrderEvents(start, {}, day.slice(0, read)),
        seen: seenUpTo(100 + read),
      };
      expect(withOrderEvents(answer, {}, day)).toEqual(evening);
    }
  });
});

it('an order that was not counted, since its store was not theirs yet, leaves no less than nothing', () => {
  const moved = sampleOrder({ id: '8', fulfilment_status: 'PROCESSING' });
  const empty = samplePage([]);
  const after = withOrderEvent(empty, { store_id: '1' }, changed(moved, 'NEW'));
  expect(after.counts).toEqual({ ...empty.counts, PROCESSING: 1 });
});
