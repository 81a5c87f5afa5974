import { wholeDay } from '@marketplace/contract/week-hours';
import { expect, it } from 'vitest';
import {
  changedWeek,
  hoursCheck,
  hoursValues,
  sameEveryDay,
  undoSame,
  weekOf,
} from './hours-values.ts';

const shop = [
  { from: '08:00', to: '12:00' },
  { from: '13:00', to: '24:00' },
];
const week = [shop, shop, [wholeDay], shop, shop, shop, []];

it('what the server has stands in the form and comes out of it alike', () => {
  const values = hoursValues(week);
  expect(values.Senin).toEqual({
    kind: 'HOURS',
    spans: [shop[0], { from: '13:00', to: '00:00' }],
  });
  expect([values.Rabu.kind, values.Minggu.kind]).toEqual(['ALL_DAY', 'CLOSED']);
  expect(weekOf(values)).toEqual(week);
  expect(hoursCheck(values)).toEqual({});
});

it('a store that has said nothing is open all day, every day', () => {
  expect(weekOf(hoursValues(null))).toEqual(Array.from({ length: 7 }, () => [wholeDay]));
});

it('what is wrong is said beside its field, and of the whole week above it', () => {
  const late = { kind: 'HOURS' as const, spans: [{ from: '22:00', to: '02:00' }] };
  expect(Object.keys(hoursCheck({ ...hoursValues(week), Selasa: late }))).toEqual([
    'weekdays.1.0.to',
  ]);
  const empty = { kind: 'HOURS' as const, spans: [{ from: '', to: '17:00' }] };
  expect(Object.keys(hoursCheck({ ...hoursValues(week), Jumat: empty }))).toEqual([
    'weekdays.4.0.from',
  ]);
  const never = sameEveryDay({ kind: 'CLOSED', spans: [] });
  expect(hoursCheck(never)).toEqual({ form: expect.stringContaining('paling sedikit satu hari') });
});

it('only the days that somebody changed are sent, so that another window keeps its own', () => {
  const before = hoursValues(week);
  const closed = { ...before.Selasa, kind: 'CLOSED' as const };
  const changes = changedWeek({ ...before, Selasa: closed }, before);
  expect(changes).toEqual([null, [], null, null, null, null, null]);
  expect(changedWeek(before, before)).toEqual(week.map(() => null));
});

it('one day for all is taken back, but for what was changed since', () => {
  const before = hoursValues(week);
  const copied = sameEveryDay(before.Senin);
  expect(undoSame(copied, before, before.Senin)).toEqual(before);
  const closed = { ...before.Jumat, kind: 'CLOSED' as const };
  const since = undoSame({ ...copied, Jumat: closed }, before, before.Senin);
  expect(since).toEqual({ ...before, Jumat: closed });
});
