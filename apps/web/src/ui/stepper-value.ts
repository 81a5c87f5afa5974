import { readNumber } from './read-number.ts';

export interface StepperRange {
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
}

/** Digits with a comma, as people write it here. */
export function plainForm(value: number): string {
  return String(value).replace('.', ',');
}

/** What was typed into a field that takes such steps; halves only where the steps have some. */
export function readTyped(typed: string, { step = 1 }: StepperRange): number | undefined {
  const read = readNumber(typed);
  return read !== undefined && decimalsOf(read) <= decimalsOf(step) ? read : undefined;
}

export function withinRange(value: number, { min, max }: StepperRange): number {
  return Math.min(
    max ?? Number.POSITIVE_INFINITY,
    Math.max(min ?? Number.NEGATIVE_INFINITY, value),
  );
}

/** One step up or down, without the dust that floating point leaves (0,1 + 0,2). */
export function stepFrom(value: number, direction: 1 | -1, range: StepperRange): number {
  const step = range.step ?? 1;
  const decimals = Math.max(decimalsOf(value), decimalsOf(step));
  return withinRange(Number((value + direction * step).toFixed(decimals)), range);
}

function decimalsOf(value: number) {
  return String(value).split('.')[1]?.length ?? 0;
}
