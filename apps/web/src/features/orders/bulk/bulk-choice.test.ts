import type { OrderRow } from '@marketplace/contract/order-row';
import { expect, it } from 'vitest';
import { allSelected, type Selection } from '../../../ui/table/selection.ts';
import { bulkChoices } from './bulk-choice.ts';

const order = (id: string, ...allowed_actions: OrderRow['allowed_actions']) =>
  ({ id, store_id: '1', allowed_actions }) as OrderRow;

const some = (...orders: OrderRow[]): Selection<OrderRow> => ({
  kind: 'some',
  rows: new Map(orders.map((each) => [each.id, each])),
});

const actionsOf = (...asked: Parameters<typeof bulkChoices>) =>
  bulkChoices(...asked).choices.map(({ action, count }) => [action, count]);

it('of some orders each move is for those that can take it', () => {
  const selection = some(
    order('1', 'accept', 'reject'),
    order('2', 'confirm_shipment'),
    order('3', 'accept'),
    order('4'),
  );
  expect(bulkChoices(selection, {}, 9).choices).toEqual([
    {
      action: 'ACCEPT',
      count: 2,
      isOfSome: true,
      isGuess: false,
      body: { store_id: '1', action: 'ACCEPT', order_ids: ['1', '3'] },
    },
    {
      action: 'SHIP',
      count: 1,
      isOfSome: true,
      isGuess: false,
      body: { store_id: '1', action: 'SHIP', order_ids: ['2'] },
    },
  ]);
});

it('orders of two stores, or more than a job takes, are not moved at once, and it says so', () => {
  const elsewhere = { ...order('2', 'accept'), store_id: '2' };
  expect(bulkChoices(some(order('1', 'accept'), elsewhere), {}, 9)).toMatchObject({
    choices: [],
    note: expect.stringContaining('satu toko'),
  });
  const many = Array.from({ length: 201 }, (_, index) => order(String(index + 1), 'accept'));
  expect(bulkChoices(some(...many), {}, 300)).toMatchObject({
    choices: [],
    note: expect.stringContaining('200'),
  });
});

it('of all that match it is the list that says what they can take', () => {
  expect(actionsOf(allSelected, { store_id: '1', status: 'NEW' }, 87)).toEqual([['ACCEPT', 87]]);
  expect(actionsOf(allSelected, { store_id: '1', status: 'PROCESSING' }, 250)).toEqual([
    ['SHIP', 200],
    ['READY', 200],
  ]);
  expect(actionsOf(allSelected, { store_id: '1', status: 'COMPLETED' }, 9)).toEqual([]);
  const fetched = { store_id: '1', status: 'PROCESSING', delivery: 'BUYER_PICKUP' };
  expect(actionsOf(allSelected, fetched, 9)).toEqual([['READY', 9]]);
  const guesses = (...asked: Parameters<typeof bulkChoices>) =>
    bulkChoices(...asked).choices.map(({ isGuess }) => isGuess);
  expect(guesses(allSelected, fetched, 9)).toEqual([false]);
  expect(guesses(allSelected, { store_id: '1', status: 'PROCESSING' }, 9)).toEqual([true, true]);
  expect(guesses(allSelected, { store_id: '1', status: 'NEW' }, 201)).toEqual([true]);
  expect(bulkChoices(allSelected, { store_id: '1,2', status: 'NEW' }, 9).note).toBeDefined();
  const but: Selection<OrderRow> = { kind: 'all', except: new Set(['7']) };
  expect(bulkChoices(but, { store_id: '1', status: 'NEW', query: 'gula' }, 9).choices).toEqual([
    {
      action: 'ACCEPT',
      count: 8,
      isOfSome: false,
      isGuess: false,
      body: {
        store_id: '1',
        action: 'ACCEPT',
        filter: { status: 'NEW', query: 'gula', sort: 'deadline' },
        except_ids: ['7'],
      },
    },
  ]);
});
