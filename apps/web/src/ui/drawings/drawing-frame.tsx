import type { ReactNode } from 'react';

/** The ground every drawing stands on: a soft shape, a floor line, one width of stroke. */
export function DrawingFrame({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 160 120"
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="h-auto w-40 max-w-full"
    >
      <path
        className="fill-brand-50"
        d="M32 38c10-22 38-32 62-25 26 8 48 27 44 52-3 22-22 38-48 41-28 3-57-2-66-24-6-15 1-31 8-44Z"
      />
      <path className="stroke-line-strong" d="M22 104h116" />
      {children}
    </svg>
  );
}
