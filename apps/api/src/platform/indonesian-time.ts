/** Indonesia has three zones and no summer time, so an offset says all there is to know. */
const zones: Readonly<Record<string, { offset: number; label: string }>> = {
  'Asia/Jakarta': { offset: 7, label: 'WIB' },
  'Asia/Pontianak': { offset: 7, label: 'WIB' },
  'Asia/Makassar': { offset: 8, label: 'WITA' },
  'Asia/Jayapura': { offset: 9, label: 'WIT' },
};

const months = 'Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des'.split(' ');
const two = (value: number) => String(value).padStart(2, '0');

export const isKnownZone = (time_zone: string) => time_zone in zones;

function local(instant: string, time_zone: string) {
  const zone = zones[time_zone] ?? { offset: 7, label: 'WIB' };
  return { date: new Date(Date.parse(instant) + zone.offset * 3_600_000), label: zone.label };
}

/** What a clock on the wall shows, in the UTC fields of a date. */
export const wallTime = (instant: string, time_zone: string): Date =>
  local(instant, time_zone).date;

/** The instant a day begins, in milliseconds. */
export const startOfDay = (day: string, time_zone: string): number =>
  2 * Date.parse(day) - wallTime(day, time_zone).getTime();

/** The day on the calendar of a zone. */
export const dayIn = (instant: string, time_zone: string): string =>
  wallTime(instant, time_zone).toISOString().slice(0, 10);

/** `2026-08-18` of `2026-08-17`, or so many days later. */
export const dayAfter = (day: string, count = 1): string =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

/** WIB, WITA or WIT. */
export const zoneLabel = (time_zone: string): string => local('1970-01-01', time_zone).label;

/** `17 Agu 2026 10:00 WIB` */
export function formatInstant(instant: string, time_zone: string): string {
  const { date, label } = local(instant, time_zone);
  return `${dayOf(date)} ${two(date.getUTCHours())}:${two(date.getUTCMinutes())} ${label}`;
}

/** `17 Agu 2026` of `2026-08-17`. */
export const formatDay = (day: string): string => dayOf(new Date(day));

const dayOf = (date: Date) =>
  `${two(date.getUTCDate())} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;

/** `260817`, the day as order numbers carry it. */
export function compactDay(instant: string, time_zone: string): string {
  return local(instant, time_zone).date.toISOString().slice(2, 10).replaceAll('-', '');
}
