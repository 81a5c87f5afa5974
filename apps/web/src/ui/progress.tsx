import { type ReactNode, useId } from 'react';

interface ProgressProps {
  label: ReactNode;
  /** Undefined while nobody knows how far it is. */
  value: number | undefined;
  max?: number | undefined;
  /** What is done so far, in words: "120 dari 400 baris". Without it a percentage. */
  detail?: ReactNode;
  className?: string | undefined;
}

const track =
  'block h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-line ' +
  '[&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-brand-700 [&::-webkit-progress-bar]:bg-line ' +
  '[&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-brand-700 ' +
  '[&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-300';

export function Progress({ label, value, max = 100, detail, className }: ProgressProps) {
  const id = useId();
  const percentage = value === undefined ? undefined : `${Math.floor((100 * value) / max)}%`;
  return (
    <div className={className}>
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <label htmlFor={id} className="cursor-default font-semibold text-ink">
          {label}
        </label>
        <span className="text-ink-soft">{detail ?? percentage}</span>
      </div>
      <div className="relative overflow-hidden rounded-full">
        <progress id={id} max={max} className={track} {...(value === undefined ? {} : { value })} />
        {value === undefined ? (
          <span
            aria-hidden="true"
            className="absolute inset-y-0 left-0 w-1/3 animate-slide-along rounded-full bg-brand-700"
          />
        ) : null}
      </div>
    </div>
  );
}
