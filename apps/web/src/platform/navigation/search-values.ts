import { allStores } from '../state/store-slice.ts';

type Test = (value: string) => boolean;
type Accept = (value: string) => string | undefined;

/** Takes from an address what can be meant, and leaves the rest out: a mistyped filter is no filter. */
export const readTexts = <Name extends string>(
  raw: Record<string, unknown>,
  accepted: Record<Name, Accept>,
): Partial<Record<Name, string>> =>
  Object.fromEntries(
    (Object.entries(accepted) as [Name, Accept][]).flatMap(([name, accept]) => {
      const given = raw[name];
      const value = typeof given === 'string' ? accept(given.trim()) : undefined;
      return value ? [[name, value]] : [];
    }),
  ) as Partial<Record<Name, string>>;

export const one = (isMeant: Test) => (value: string) => (isMeant(value) ? value : undefined);

/** Values with commas between, each once. */
export const several = (isMeant: Test) => (value: string) =>
  [...new Set(value.split(',').filter(isMeant))].join(',');

export const isId: Test = (value) => /^[1-9]\d{0,17}$/.test(value);

export const isDay: Test = (value) =>
  /^20\d\d-\d\d-\d\d$/.test(value) && isOnCalendar(new Date(`${value}T00:00:00Z`), value);

/** A date that rolled over into the next month is none. */
const isOnCalendar = (date: Date, value: string): boolean =>
  !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);

/** Whether days stand the wrong way round; one that is open at an end does not. */
export const isReversed = (days: {
  date_from?: string | undefined;
  date_to?: string | undefined;
}): boolean => Boolean(days.date_from && days.date_to && days.date_from > days.date_to);

export const isIn =
  (choices: readonly string[]): Test =>
  (value) =>
    choices.includes(value);

/** What somebody searches for. */
export const searchText = (value: string) =>
  value
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ')
    .trim()
    .slice(0, 100);

/** One store, several, or all of them. */
export const storeChoice = (value: string) => (value === allStores ? value : several(isId)(value));
