import type { OpeningHours } from '@marketplace/contract/opening-hours';
import { minuteOf, type WeekHours } from '@marketplace/contract/week-hours';
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

export const saveOpeningHours = (db: Db, scope: StoreScope, weekdays: WeekHours) =>
  changeStore(db, scope, async (db, { store }) => {
    await writeOpeningHours(db, store, weekdays.map(inOrder));
    return showOpeningHours(db, scope);
  });

const inOrder = (spans: WeekHours[number]) =>
  spans.toSorted((left, right) => minuteOf(left.from) - minuteOf(right.from));
