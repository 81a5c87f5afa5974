import { expect, it } from 'vitest';
import {
  isBannerDismissed,
  isNoticeDismissed,
  withBannerDismissed,
  withNoticeDismissed,
  withoutExpired,
} from './dismissals.ts';
import { noStores } from './store-slice.ts';

const now = new Date(2026, 7, 17, 10, 0);
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const week = 7 * 24;

it('a closed banner is on record for its store, until a week later [EN-06]', () => {
  const slice = withBannerDismissed(noStores, '1', '9', now);
  expect(slice.banner_dismissals).toEqual({ 1: { 9: { expiresAt: later(week).toISOString() } } });
  expect(isBannerDismissed(slice, '1', '9', later(week - 1))).toBe(true);
  expect(isBannerDismissed(slice, '1', '9', later(week))).toBe(false);
  expect(isBannerDismissed(slice, '2', '9', now)).toBe(false);
  expect(isBannerDismissed(slice, '1', '8', now)).toBe(false);
});

it('a closed notice is on record for its store, with the time it ends [EN-07]', () => {
  const expires_at = later(3).toISOString();
  const slice = withNoticeDismissed(noStores, '1', { hash: 'abc', expires_at }, now);
  expect(slice.notice_dismissals).toEqual({ 1: { abc: expires_at } });
  expect([isNoticeDismissed(slice, '1', 'abc'), isNoticeDismissed(slice, '2', 'abc')]).toEqual([
    true,
    false,
  ]);
});

it('banner dismissals that expired are dropped, the others stay [ST-10]', () => {
  const first = withBannerDismissed(noStores, '1', '8', now);
  const second = withBannerDismissed(first, '1', '9', later(1));
  const both = withBannerDismissed(second, '2', '8', now);
  expect(withoutExpired(both, later(week)).banner_dismissals).toEqual({
    1: { 9: { expiresAt: later(week + 1).toISOString() } },
  });
});

it('only notice dismissals that end later than the start of today are kept [ST-11]', () => {
  const midnight = new Date(2026, 7, 17);
  const slice = {
    ...noStores,
    notice_dismissals: {
      1: {
        yesterday: new Date(midnight.getTime() - 1).toISOString(),
        midnight: midnight.toISOString(),
        thisMorning: new Date(midnight.getTime() + 1).toISOString(),
        tomorrow: later(24).toISOString(),
      },
      2: { old: later(-48).toISOString() },
    },
  };
  const kept = withoutExpired(slice, now).notice_dismissals;
  expect(Object.keys(kept)).toEqual(['1']);
  expect(Object.keys(kept[1] ?? {})).toEqual(['thisMorning', 'tomorrow']);
});
