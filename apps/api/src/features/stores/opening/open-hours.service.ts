import type { Db } from '../../../platform/db/handle.ts';
import { readDaysOff } from './closing-days.sql.ts';
import { reopeningDay } from './days-off.ts';
import { addOpenHours } from './open-hours.ts';
import { isOpenAt, openMinutesBetween, opensFrom } from './open-time.ts';

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

/** Counts the minutes between two moments in which the store was open, by the hours it has now. */
export async function openMinutesOf(
  db: Db,
  store_id: string,
): Promise<(from: string, to: string) => number> {
  const { days_off, time_zone, weekdays } = await readDaysOff(db, store_id);
  return (from, to) => openMinutesBetween(from, to, { days_off, time_zone, weekdays });
}

type ClosedStretch = {
  is_open: boolean;
  /** When it is open next; null where nobody knows. */
  opens_at: string | null;
  /** The same from another moment on: what differs has an opening between. */
  opensAfter: (at: string) => string | null;
};

/** Whether a store is closed now, and until when. */
export async function closedStretchOf(db: Db, store_id: string): Promise<ClosedStretch> {
  const { now, ...calendar } = await readDaysOff(db, store_id);
  const opensAfter = (at: string) => opensFrom(at, calendar);
  return { is_open: isOpenAt(now, calendar), opens_at: opensAfter(now), opensAfter };
}

/** Whether a store has told its hours; one that has not is open whenever it has no days off. */
export const hasOpeningHours = async (db: Db, store_id: string): Promise<boolean> =>
  (await readDaysOff(db, store_id)).weekdays !== null;
