const months = ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agu', 'Sep', 'Okt', 'Nov', 'Des'];

/** The three zones of Indonesia keep no summer time. */
const zoneLabels: Record<number, string> = { 7: 'WIB', 8: 'WITA', 9: 'WIT' };
const zoneHours: Record<string, number> = {
  'Asia/Jakarta': 7,
  'Asia/Pontianak': 7,
  'Asia/Makassar': 8,
  'Asia/Jayapura': 9,
};

export const hoursOf = (timeZone: string): number => zoneHours[timeZone] ?? 7;

/** GMT+7, +8 and +9 as people say them. */
export const zoneLabel = (timeZone: string): string => zoneLabels[hoursOf(timeZone)] ?? '';

const two = (part: number): string => String(part).padStart(2, '0');

/** The clock on a wall of that zone, read off with the UTC getters. */
export const wallClock = (instant: string | number, timeZone: string): Date =>
  new Date(new Date(instant).getTime() + hoursOf(timeZone) * 3_600_000);

/** 15 Nov 2026 08:12 */
function dateAndTime(instant: string | number, timeZone: string): string {
  const wall = wallClock(instant, timeZone);
  const day = `${two(wall.getUTCDate())} ${months[wall.getUTCMonth()]} ${wall.getUTCFullYear()}`;
  return `${day} ${clock(instant, timeZone)}`;
}

/** 08:12 */
export function clock(instant: string | number, timeZone: string): string {
  const wall = wallClock(instant, timeZone);
  return `${two(wall.getUTCHours())}:${two(wall.getUTCMinutes())}`;
}

/** 15 Nov 2026 08:12 WIB */
export const moment = (instant: string | number, timeZone: string): string =>
  `${dateAndTime(instant, timeZone)} ${zoneLabel(timeZone)}`;

/** 2026-11-15, the day in that zone. */
export const dayIn = (instant: string | number, timeZone: string): string =>
  wallClock(instant, timeZone).toISOString().slice(0, 10);

/** 2026-11-16 of 2026-11-15, or so many days later. */
export const dayAfter = (day: string, count = 1): string =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

/**
 * 08:12 WIB while it is still that day there, and later with the day. The zone is always said: who has stores in several
 * sees them side by side. `word` stands before a clock alone.
 */
export function clockOrMoment(
  instant: string | number,
  timeZone: string,
  { now = Date.now(), word = '' } = {},
): string {
  if (dayIn(instant, timeZone) !== dayIn(now, timeZone)) return moment(instant, timeZone);
  return `${word}${clock(instant, timeZone)} ${zoneLabel(timeZone)}`;
}

/** 15 Nov 2026 of 2026-11-15 */
export function dayWords(day: string): string {
  const [year, month, date] = day.split('-');
  return `${date} ${months[Number(month) - 1]} ${year}`;
}

/** Nov 2026 */
export const monthOf = (instant: string | number, timeZone: string): string =>
  dayWords(dayIn(instant, timeZone)).slice(3);

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** 3 jam 20 menit 5 detik; parts that are nought are left out. */
export function elapsed(milliseconds: number): string {
  if (milliseconds < second) return '0 detik';
  const parts = [
    [Math.floor(milliseconds / hour), 'jam'],
    [Math.floor((milliseconds % hour) / minute), 'menit'],
    [Math.floor((milliseconds % minute) / second), 'detik'],
  ] as const;
  return parts.flatMap(([amount, unit]) => (amount > 0 ? [`${amount} ${unit}`] : [])).join(' ');
}

/** What is left until a deadline; seconds count only in the last hour. */
export function timeLeft(milliseconds: number): string {
  return elapsed(milliseconds >= hour ? milliseconds - (milliseconds % minute) : milliseconds);
}

const day = 24 * hour;

/** The same where there is little room: 3 hari, 14 j, 2 j 30 m, 18 mnt. */
export function shortTimeLeft(milliseconds: number): string {
  if (milliseconds >= 2 * day) return `${Math.floor(milliseconds / day)} hari`;
  const [hours, minutes] = [
    Math.floor(milliseconds / hour),
    Math.floor((milliseconds % hour) / minute),
  ];
  if (hours === 0) return minutes > 0 ? `${minutes} mnt` : '< 1 mnt';
  return hours >= 4 || minutes === 0 ? `${hours} j` : `${hours} j ${minutes} m`;
}
