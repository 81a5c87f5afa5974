import { at, type Random } from './random.ts';

const hour = 3_600_000;
/** By local hour: shops order before they open, after lunch and in the evening, hardly at night. */
const byHour = [
  2, 1, 1, 1, 2, 6, 14, 26, 38, 42, 40, 34, 26, 30, 34, 32, 28, 24, 22, 26, 24, 16, 9, 4,
];
/** Sunday first. */
const byWeekday = [0.55, 1.25, 1.1, 1, 1, 1.05, 0.9];

/** How many milliseconds ago an order was placed. */
export type Rhythm = (random: Random) => number;

/** The hours of a day and the days of a week as orders know them, and a little growth. */
export function orderRhythm(now: number, weeks: number, offset: number): Rhythm {
  const hours = weeks * 7 * 24;
  const reached = new Float64Array(hours);
  let sum = 0;
  for (let ago = 0; ago < hours; ago++) {
    const local = new Date(now - (ago + 0.5) * hour + offset);
    const growth = 1.15 - (0.3 * ago) / hours;
    sum += at(byHour, local.getUTCHours()) * at(byWeekday, local.getUTCDay()) * growth;
    reached[ago] = sum;
  }
  return (random) => Math.floor((firstAbove(reached, random() * sum) + random()) * hour);
}

function firstAbove(rising: Float64Array, value: number): number {
  let low = 0;
  let high = rising.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at(rising, middle) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}
