import type { ClosingDayBody } from '@marketplace/contract/store-delivery';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { fail } from '../../../platform/failure.ts';
import { dayAfter } from '../../../platform/indonesian-time.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { changeStore } from '../change-store.service.ts';
import { deleteClosingDays, insertClosingDays, readClosingDays } from './closing-days.sql.ts';

const furthestDays = 730;

/** What follows elsewhere from other closing days, in the same transaction. */
export type OnHoursChanged = (db: Tx, scope: StoreScope) => Promise<void>;

export const listClosingDays = async (db: Db, scope: StoreScope) => ({
  closing_days: await readClosingDays(db, scope),
});

export const closeDays = (
  db: Db,
  scope: StoreScope,
  days: ClosingDayBody,
  onHoursChanged: OnHoursChanged,
) =>
  changeStore(db, scope, async (db, { today, store }) => {
    if (days.date_from < today) fail('validation_failed', { date_from: 'date_past' });
    if (days.date_to > dayAfter(today, furthestDays)) {
      fail('validation_failed', { date_to: 'date_too_far' });
    }
    const others = await readClosingDays(db, scope);
    const overlaps = others.some(
      (other) => other.date_from <= days.date_to && days.date_from <= other.date_to,
    );
    if (overlaps) fail('validation_failed', { date_from: 'date_overlaps' });
    await insertClosingDays(db, store, days);
    await onHoursChanged(db, scope);
    return listClosingDays(db, scope);
  });

export const openDays = (
  db: Db,
  scope: StoreScope,
  closing_id: string,
  onHoursChanged: OnHoursChanged,
) =>
  changeStore(db, scope, async (db) => {
    if (!(await deleteClosingDays(db, scope, closing_id))) fail('closing_not_found');
    await onHoursChanged(db, scope);
    return listClosingDays(db, scope);
  });
