import type { ClosingDayBody } from '@marketplace/contract/store-delivery';
import type { Db } from '../../platform/db/handle.ts';
import { fail } from '../../platform/failure.ts';
import type { StoreScope } from '../../platform/store-scope.ts';
import { changeStore } from './change-store.service.ts';
import {
  deleteClosingDays,
  insertClosingDays,
  readClosingDays,
  readDaysOff,
} from './closing-days.sql.ts';
import { dayAfter, reopeningDay } from './days-off.ts';

const furthestDays = 730;

export const listClosingDays = async (db: Db, scope: StoreScope) => ({
  closing_days: await readClosingDays(db, scope),
});

export const closeDays = (db: Db, scope: StoreScope, days: ClosingDayBody) =>
  changeStore(db, scope, async (db, { today }) => {
    if (days.date_from < today) fail('validation_failed', { date_from: 'date_past' });
    if (days.date_to > dayAfter(today, furthestDays)) {
      fail('validation_failed', { date_to: 'date_too_far' });
    }
    const others = await readClosingDays(db, scope);
    const overlaps = others.some(
      (other) => other.date_from <= days.date_to && days.date_from <= other.date_to,
    );
    if (overlaps) fail('validation_failed', { date_from: 'date_overlaps' });
    await insertClosingDays(db, scope, days);
    return listClosingDays(db, scope);
  });

export const openDays = (db: Db, scope: StoreScope, closing_id: string) =>
  changeStore(db, scope, async (db) => {
    if (!(await deleteClosingDays(db, scope, closing_id))) fail('closing_not_found');
    return listClosingDays(db, scope);
  });

/** The day a store that is closed today opens again; nothing for one that is open. */
export async function closedUntil(db: Db, store_id: string): Promise<string | undefined> {
  const days = await readDaysOff(db, store_id);
  return days[0] && reopeningDay(days[0].today, days);
}
