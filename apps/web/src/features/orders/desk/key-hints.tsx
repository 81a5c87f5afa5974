import type { ReactNode } from 'react';

const key = (name: ReactNode) => (
  <kbd className="rounded-sm border border-line-strong bg-surface px-1.5 font-sans text-xs/5">
    {name}
  </kbd>
);

/** What the keys do in the table, for who has not heard of it. */
export function KeyHints() {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-soft in-data-[keys=off]:hidden">
      <span>
        {key('J')} {key('K')} pindah
      </span>
      <span>{key('X')} pilih</span>
      <span>{key('Enter')} buka</span>
      <span>{key('?')} semua tombol</span>
    </p>
  );
}
