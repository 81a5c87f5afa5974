import type { OpeningHours } from '@marketplace/contract/opening-hours';
import {
  minuteOf,
  type WeekChange,
  type WeekHours,
  wholeDay,
} from '@marketplace/contract/week-hours';
import type { Db } from '../../../platform/db/handle.ts';
import { fail } from '../../../platform/failure.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { changeStore } from '../change-store.service.ts';
import { readDaysOff } from './closing-days.sql.ts';
import { isOpenAt, opensFrom } from './open-time.ts';
import { writeOpeningHours } from './opening-hours.sql.ts';

export async function showOpeningHours(db: Db, scope: StoreScope): Promise<OpeningHours> {
  const [store_id] = scope.store_ids;
  if (!store_id) return fail('permission_denied');
  const { now, ...calendar } = await readDaysOff(db, store_id);
  const is_open = isOpenAt(now, calendar);
  return {
    weekdays: calendar.weekdays,
    is_open,
    opens_at: is_open ? null : opensFrom(now, calendar),
  };
}

/** Days that are not named stay, so that two who change different ones do not undo each other. */
export const saveOpeningHours = (db: Db, scope: StoreScope, changes: WeekChange) =>
  changeStore(db, scope, async (db, { store }) => {
    const { weekdays } = await readDaysOff(db, store.store_id);
    const week = changes.map(
      (spans, day) => spans ?? (weekdays ? (weekdays[day] ?? []) : [wholeDay]),
    );
    if (week.every((spans) => spans.length === 0))
      fail('validation_failed', { weekdays: 'never_open' });
    await writeOpeningHours(db, store, week.map(inOrder));
    return showOpeningHours(db, scope);
  });

const inOrder = (spans: WeekHours[number]) =>
  spans.toSorted((left, right) => minuteOf(left.from) - minuteOf(right.from));
