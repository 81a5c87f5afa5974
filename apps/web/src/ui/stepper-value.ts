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

type Typed = { value: number; problem?: undefined } | { problem: string };

/** What was typed into a field that takes such steps, or what is wrong with it; halves only where the steps have some. */
export function readTyped(
  typed: string,
  range: StepperRange,
  format: (value: number) => string = plainForm,
): Typed {
  const value = readNumber(typed);
  if (value === undefined)
    return { problem: `Tulis angka saja, misalnya ${exampleIn(range, format)}.` };
  const decimals = decimalsOf(range.step ?? 1);
  if (decimalsOf(value) > decimals)
    return {
      problem:
        decimals === 0
          ? 'Tulis bilangan bulat, tanpa koma.'
          : `Paling banyak ${decimals} angka di belakang koma.`,
    };
  if (withinRange(value, range) !== value) return { problem: rangeWords(range, format) };
  return { value };
}

/** A number that the field takes, where it can be with its dot. */
function exampleIn(range: StepperRange, format: (value: number) => string): string {
  const example = withinRange(1500, range);
  return example === 1500 ? '1.500' : format(example);
}

function rangeWords({ min, max }: StepperRange, format: (value: number) => string): string {
  if (min === undefined) return `Paling banyak ${format(max ?? 0)}.`;
  if (max === undefined) return `Paling sedikit ${format(min)}.`;
  return `Dari ${format(min)} sampai ${format(max)}.`;
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
