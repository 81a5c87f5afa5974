/** What other programs answer with is looked at before it is believed. */
export const textIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

export const recordIn = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {};

export const listIn = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.map(recordIn) : [];

/** What Accurate says in words, as people are shown it. */
export const wordsOf = (value: unknown): string =>
  (Array.isArray(value) ? value.map(textIn).filter(Boolean).join('; ') : textIn(value)).slice(
    0,
    500,
  );
