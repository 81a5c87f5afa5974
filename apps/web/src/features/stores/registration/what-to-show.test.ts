import type { Registration } from '@marketplace/contract/store-registrations';
import { expect, it } from 'vitest';
import { sampleStore } from '../../../testing/samples.ts';
import { whatToShow } from './what-to-show.ts';

const registration = (store_id: string, state: Registration['state'], may_send = true) =>
  ({ store_id, state, may_send }) as Registration;
const selling = sampleStore({ id: '1' });
const buying = sampleStore({ id: '2', is_seller: false, allows_selling: false });

it('who has nothing yet begins with a store', () => {
  expect(whatToShow({ registrations: [], stores: [] })).toEqual({ is: 'new' });
  expect(whatToShow({ registrations: [], stores: [selling] })).toEqual({ is: 'new' });
});

it('a store that only buys is asked for before a new one is made', () => {
  const stores = [selling, buying];
  expect(whatToShow({ registrations: [], stores })).toEqual({ is: 'ask', store_id: '2' });
  expect(whatToShow({ registrations: [], stores, isNew: true })).toEqual({ is: 'new' });
  expect(whatToShow({ registrations: [], stores, store_id: '1' })).toEqual({
    is: 'selling',
    store_id: '1',
  });
});

it.each([
  ['DRAFT', 'form'],
  ['NEEDS_REVISION', 'form'],
  ['WAITING', 'standing'],
  ['REJECTED', 'standing'],
] as const)('what is open and %s comes as a %s', (state, is) => {
  const open = registration('2', state);
  expect(whatToShow({ registrations: [open], stores: [buying] })).toEqual({
    is,
    registration: open,
  });
});

it('what somebody has to do stands before what waits and what is over', () => {
  const [over, toDo] = [registration('2', 'REJECTED'), registration('3', 'NEEDS_REVISION')];
  expect(whatToShow({ registrations: [over, toDo], stores: [] })).toEqual({
    is: 'form',
    registration: toDo,
  });
});

it('a seller that may not sell at the moment is told so, whatever was approved once', () => {
  const stopped = sampleStore({ id: '4', allows_selling: false });
  const known = { stores: [stopped], store_id: '4' };
  expect(whatToShow({ ...known, registrations: [] })).toEqual({ is: 'stopped', store_id: '4' });
  const registrations = [registration('4', 'APPROVED')];
  expect(whatToShow({ ...known, registrations })).toEqual({ is: 'stopped', store_id: '4' });
});

it('the store that is named goes first, and whoever may not send it reads how it stands', () => {
  const [approved, returned] = [
    registration('1', 'APPROVED'),
    registration('2', 'NEEDS_REVISION', false),
  ];
  const known = { registrations: [returned, approved], stores: [selling, buying] };
  expect(whatToShow({ ...known, store_id: '1' })).toMatchObject({ is: 'standing' });
  expect(whatToShow({ ...known, store_id: '2' })).toEqual({
    is: 'standing',
    registration: returned,
  });
});
