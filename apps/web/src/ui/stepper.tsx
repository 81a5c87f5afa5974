import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { classNames } from './class-names.ts';
import { FieldNote, fieldLabel } from './field-frame.tsx';
import { plainForm, readTyped, type StepperRange, stepFrom } from './stepper-value.ts';

interface StepperProps extends StepperRange {
  label: string;
  value: number;
  onValueChange: (value: number) => void;
  /** Told of what cannot be taken once the field is left, where there is no form that would not send it. */
  onUnclear?: ((text: string) => void) | undefined;
  /** What could not be taken when the field was last here. */
  unclear?: string | undefined;
  /** How the number reads while nobody types: "3,5%", "116.000". */
  format?: ((value: number) => string) | undefined;
  isLabelHidden?: boolean | undefined;
  isDisabled?: boolean | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string | undefined;
}

const sideButton =
  'flex w-11 shrink-0 items-center justify-center bg-canvas text-brand-700 transition-colors duration-100 ' +
  'outline-offset-[-2px] hover:bg-brand-50 active:bg-brand-100 disabled:bg-sunken disabled:text-ink-faint disabled:opacity-60 ' +
  'aria-disabled:bg-sunken aria-disabled:text-ink-faint aria-disabled:opacity-60';

/**
 * Minus, number, plus. What is typed counts as soon as it is a number in range. What is none stays as it was typed, with
 * a word about it once the field is left, and a form does not send it.
 */
export function Stepper({
  label,
  value,
  onValueChange,
  onUnclear,
  unclear,
  min,
  max,
  step,
  format = plainForm,
  isLabelHidden = false,
  isDisabled = false,
  hint,
  error,
  className,
}: StepperProps) {
  const id = useId();
  // What is typed over a number holds as long as that number does: another one may come from elsewhere.
  const [typing, setTyping] = useState<{ text: string; over: number; before: number } | undefined>(
    () => (unclear === undefined ? undefined : { text: unclear, over: value, before: value }),
  );
  const typed = typing && typing.over === value ? typing.text : undefined;
  const [isLeft, setLeft] = useState(false);
  const range = { min, max, step };
  // An empty field is no number either: what stood there before is not what was meant.
  const problem = typed === undefined ? undefined : readTyped(typed, range, format).problem;
  const words = error ?? (isLeft ? problem : undefined);
  const change = (next: number) => {
    if (next !== value) onValueChange(next);
  };
  const type = (text: string) => {
    setLeft(false);
    const read = readTyped(text, range);
    // Of what cannot be taken the first digits do not count either: 25 of at most 20 is not 2.
    const before = typed === undefined ? value : (typing?.before ?? value);
    const taken = read.problem === undefined ? read.value : before;
    setTyping({ text, over: taken, before });
    change(taken);
  };
  const settle = () => {
    setLeft(true);
    // What cannot be taken stays as it was typed, to be put right.
    if (!problem) setTyping(undefined);
    else if (typed !== undefined) onUnclear?.(typed);
  };
  const go = (direction: 1 | -1) => {
    setTyping(undefined);
    change(stepFrom(value, direction, range));
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') settle();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    go(event.key === 'ArrowUp' ? 1 : -1);
  };
  return (
    <div className={className}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : fieldLabel}>
        {label}
      </label>
      <div
        className={classNames(
          'flex min-h-11.5 w-full max-w-48 items-stretch overflow-hidden rounded-lg border bg-surface',
          'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-brand-700',
          words ? 'border-wrong-700' : 'border-edge',
        )}
      >
        <button
          type="button"
          aria-label={`Kurangi ${label}`}
          disabled={isDisabled}
          // Not disabled at its end, which would take the focus from who steps.
          aria-disabled={value <= (min ?? Number.NEGATIVE_INFINITY) || undefined}
          onClick={() => go(-1)}
          className={sideButton}
        >
          <Minus aria-hidden="true" className="size-5" />
        </button>
        <input
          id={id}
          type="text"
          role="spinbutton"
          inputMode="decimal"
          autoComplete="off"
          disabled={isDisabled}
          value={typed ?? format(value)}
          onFocus={({ currentTarget }) => {
            const before = currentTarget.value;
            // After the click has placed its caret, so that typing replaces the number.
            requestAnimationFrame(() => currentTarget.value === before && currentTarget.select());
          }}
          onChange={(event) => type(event.target.value)}
          onBlur={settle}
          onKeyDown={handleKey}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuetext={format(value)}
          aria-invalid={words ? true : undefined}
          data-unclear={problem ? true : undefined}
          aria-describedby={hint || words ? `${id}-note` : undefined}
          className="w-full min-w-0 flex-1 bg-transparent text-center text-base font-semibold text-ink outline-none disabled:text-ink-faint"
        />
        <button
          type="button"
          aria-label={`Tambah ${label}`}
          disabled={isDisabled}
          aria-disabled={value >= (max ?? Number.POSITIVE_INFINITY) || undefined}
          onClick={() => go(1)}
          className={sideButton}
        >
          <Plus aria-hidden="true" className="size-5" />
        </button>
      </div>
      <FieldNote id={`${id}-note`} hint={hint} error={words} />
    </div>
  );
}
