import { hoursOf, wallClock } from './time.ts';

/** 2026-11-15T08:12, as a field for a day and a time wants it. */
export const localIn = (instant: string | number, timeZone: string): string =>
  wallClock(instant, timeZone).toISOString().slice(0, 16);

/** The instant at which that clock shows 2026-11-15T08:12; none where that is no time. */
export function instantOf(local: string, timeZone: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local)) return undefined;
  const wall = Date.parse(`${local}:00Z`);
  if (Number.isNaN(wall)) return undefined;
  return new Date(wall - hoursOf(timeZone) * 3_600_000).toISOString();
}
