import type { Db } from '../../../platform/db/handle.ts';
import { readDaysOff } from './closing-days.sql.ts';
import { reopeningDay } from './days-off.ts';
import { addOpenHours } from './open-hours.ts';
import { isOpenAt } from './open-time.ts';

type OpenHours = {
  now: string;
  /** The day a store that is closed today opens again; nothing for one that is open. */
  reopens_on: string | undefined;
  /** So many hours later, not counting those in which the store is closed. */
  after: (since: string, hours: number) => string;
  /** Whether it is open now, by its weekdays and days off. */
  is_open: boolean;
};

export async function openHoursOf(db: Db, store_id: string): Promise<OpenHours> {
  const { now, today, ...calendar } = await readDaysOff(db, store_id);
  const { days_off, time_zone } = calendar;
  return {
    now,
    reopens_on: reopeningDay(today, days_off),
    after: (since, hours) => addOpenHours(since, hours, days_off, time_zone),
    is_open: isOpenAt(now, calendar),
  };
}
