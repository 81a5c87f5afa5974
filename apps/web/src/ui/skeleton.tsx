import { classNames } from './class-names.ts';

/** The shape of what comes; its size comes by class name. The list around it says `aria-busy`. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'block max-w-full animate-shimmer rounded-md bg-line',
        className ?? 'h-4 w-full',
      )}
    />
  );
}
