type Plain = Record<string, unknown>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isSame = (left: unknown, right: unknown): boolean =>
  left === right || JSON.stringify(left) === JSON.stringify(right);

/**
 * What a form holds once somebody else has changed the record: fields nobody touched here follow the record, the
 * others stay as they were typed.
 */
export function mergeValues<Values>(typed: Values, before: Values, now: Values): Values {
  if (isSame(typed, before)) return now;
  if (!isPlain(typed) || !isPlain(before) || !isPlain(now)) return typed;
  const names = new Set([...Object.keys(typed), ...Object.keys(now)]);
  return Object.fromEntries(
    [...names].map((name) => [name, mergeValues(typed[name], before[name], now[name])]),
  ) as Values;
}
