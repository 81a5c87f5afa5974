import { isSame } from './merge-values.ts';

/** Only what is different from how the form began: what nobody touched is not sent, since others may have changed it. */
export const changedValues = <Values extends object>(
  values: Values,
  before: Values,
): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isSame(value, before[name as keyof Values])),
  ) as Partial<Values>;
