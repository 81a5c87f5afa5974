import { classNames } from './class-names.ts';

interface SpinnerProps {
  /** Said to screen readers; without it the spinner is decoration beside a text that says the same. */
  label?: string | undefined;
  className?: string | undefined;
}

/** Turns in the colour of the text around it; its size comes by class name. */
export function Spinner({ label, className }: SpinnerProps) {
  const sizing = className ?? 'size-5';
  return (
    <span role={label ? 'status' : undefined} className="inline-flex">
      <svg
        viewBox="0 0 24 24"
        fill="none"
        aria-hidden="true"
        className={classNames('animate-spin', sizing)}
      >
        <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.25" />
        <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  );
}
