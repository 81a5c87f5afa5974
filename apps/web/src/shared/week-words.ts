import { dayWords } from '../platform/format/time.ts';

type Week = { week_from: string; week_until: string };

/** 09–15 Nov 2026; both months or years where the week has two. */
export function weekWords({ week_from, week_until }: Week): string {
  const until = dayWords(week_until);
  if (week_from.slice(0, 7) === week_until.slice(0, 7)) return `${week_from.slice(8)}–${until}`;
  const isOneYear = week_from.slice(0, 4) === week_until.slice(0, 4);
  return `${isOneYear ? dayWords(week_from).slice(0, -5) : dayWords(week_from)} – ${until}`;
}
