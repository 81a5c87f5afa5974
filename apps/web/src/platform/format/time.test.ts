import { describe, expect, it } from 'vitest';
import {
  clock,
  clockOrMoment,
  dayIn,
  dayWords,
  elapsed,
  moment,
  timeLeft,
  zoneLabel,
} from './time.ts';

const seconds = (count: number) => count * 1000;
const minutes = (count: number) => seconds(60 * count);
const hours = (count: number) => minutes(60 * count);

describe('a moment', () => {
  it('is DD MMM YYYY HH:mm on the wall of its zone, in Indonesian, with WIB, WITA or WIT [BC-04]', () => {
    const lastNight = '2026-12-31T15:05:59.999Z';
    expect(moment(lastNight, 'Asia/Jakarta')).toBe('31 Des 2026 22:05 WIB');
    expect(moment(lastNight, 'Asia/Pontianak')).toBe('31 Des 2026 22:05 WIB');
    expect(moment(lastNight, 'Asia/Makassar')).toBe('31 Des 2026 23:05 WITA');
    expect(moment(lastNight, 'Asia/Jayapura')).toBe('01 Jan 2027 00:05 WIT');
    const months = Array.from({ length: 12 }, (_, month) =>
      moment(Date.UTC(2026, month, 5, 1, 2), 'Asia/Jakarta').slice(3, 6),
    );
    expect(months.join(' ')).toBe('Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des');
  });

  it('is told in the zone of the most where the zone is none of ours', () => {
    expect(zoneLabel('Europe/Berlin')).toBe('WIB');
    expect(clock('2026-08-17T01:12:00.000Z', 'Europe/Berlin')).toBe('08:12');
  });

  it.each([
    ['2026-08-17T16:59:59.999Z', '23:59'],
    ['2026-08-17T17:00:00.000Z', '00:00'],
  ])('%s is %s on the clock in Jakarta', (instant, shown) => {
    expect(clock(instant, 'Asia/Jakarta')).toBe(shown);
  });
});

describe('elapsed time', () => {
  it('has hours, minutes and seconds, and is “0 detik” below nought [BC-05]', () => {
    expect(elapsed(hours(3) + minutes(20) + seconds(5))).toBe('3 jam 20 menit 5 detik');
    expect(elapsed(hours(50) + seconds(59))).toBe('50 jam 59 detik');
    expect(elapsed(hours(1))).toBe('1 jam');
    expect(elapsed(minutes(59) + seconds(59) + 999)).toBe('59 menit 59 detik');
    expect(elapsed(999)).toBe('0 detik');
    expect(elapsed(0)).toBe('0 detik');
    expect(elapsed(-1)).toBe('0 detik');
    expect(elapsed(-hours(3))).toBe('0 detik');
  });

  it('counts seconds towards a deadline only in its last hour', () => {
    expect(timeLeft(hours(3) + minutes(20) + seconds(5))).toBe('3 jam 20 menit');
    expect(timeLeft(hours(1) + seconds(59))).toBe('1 jam');
    expect(timeLeft(hours(1) - seconds(1))).toBe('59 menit 59 detik');
    expect(timeLeft(-seconds(1))).toBe('0 detik');
  });
});

it('a day is that of its zone, and is said without a clock', () => {
  expect(dayIn('2026-12-31T15:30:00.000Z', 'Asia/Jayapura')).toBe('2027-01-01');
  expect(dayIn('2026-12-31T15:30:00.000Z', 'Asia/Jakarta')).toBe('2026-12-31');
  expect(dayWords('2027-03-08')).toBe('08 Mar 2027');
});

it('a time of today is a clock with its zone, and today is that of the store; any other has its day [BC-04]', () => {
  const at = '2026-11-16T15:50:00.000Z';
  const now = Date.parse('2026-11-16T16:05:00.000Z');
  expect(clockOrMoment(at, 'Asia/Jakarta', { now })).toBe('22:50 WIB');
  expect(clockOrMoment(at, 'Asia/Makassar', { now })).toBe('16 Nov 2026 23:50 WITA');
  expect(clockOrMoment(at, 'Asia/Jayapura', { now })).toBe('00:50 WIT');
  expect(clockOrMoment(at, 'Asia/Jakarta', { now, word: 'pukul ' })).toBe('pukul 22:50 WIB');
});
