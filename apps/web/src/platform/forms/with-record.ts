import type { Draft } from '../offline/drafts.ts';
import type { DraftFormOptions } from './draft-form-options.ts';
import { isSame, mergeValues } from './merge-values.ts';

type Merging<Values, Base> = Pick<DraftFormOptions<Values, Base, never>, 'initial' | 'merge'>;

/** What a form holds of what is typed once its record is `now`: the form's own way, or field by field. */
export const mergeTyped = <Values, Base>(
  { initial, merge }: Merging<Values, Base>,
  typed: Values,
  before: Values,
  now: Base,
): Values => (merge ? merge(typed, before, now) : mergeValues(typed, before, initial(now)));

/**
 * What a form holds once its record is `now`; nothing where somebody types, and the form stays on what it began from.
 * Where what was sent has `arrived`, only what was typed since is somebody's.
 */
export function withRecord<Values, Base>(
  { values, base }: Draft<Values, Base>,
  now: Base,
  arrived: Values | undefined,
  merging: Merging<Values, Base>,
): Draft<Values, Base> | undefined {
  const before = arrived ?? merging.initial(base);
  if (arrived || isSame(values, before))
    return { values: mergeTyped(merging, values, before, now), base: now };
  // What it is about was not known yet when somebody began to type.
  return base === null ? { values, base: now } : undefined;
}
