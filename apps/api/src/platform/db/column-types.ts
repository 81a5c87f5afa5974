/**
 * How columns arrive in TypeScript, the same from both drivers, so that a row goes from SQL to the
 * wire without a mapper: bigint (an id) is a string, numeric (an amount) a number, timestamptz an
 * ISO string in UTC, a date its ten signs, a time on some store's clock its sixteen.
 */
export const columnParsers: Readonly<Record<number, (text: string) => unknown>> = {
  20: (text) => text,
  1082: (text) => text,
  1114: (text) => text.slice(0, 16).replace(' ', 'T'),
  1700: Number,
  1184: isoInstant,
};

const inUtc = /^\d{4}-\d\d-\d\d.\d\d:\d\d:\d\d(\.\d+)?\+00(:00)?$/;

/** `2026-08-17 03:04:05.678901+00`, as a session in UTC prints it; JSON has a T and `+00:00`. */
export function isoInstant(text: string): string {
  if (!inUtc.test(text)) throw new Error(`${text} is no moment in UTC`);
  const fraction = text.slice(20, text.indexOf('+', 19)).padEnd(3, '0').slice(0, 3);
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction}Z`;
}
