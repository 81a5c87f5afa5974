import { type ReactNode, useEffect, useRef } from 'react';
import { ChipRow } from '../../../ui/chip.tsx';

type Props = {
  label: string;
  /** Which of them is open: it is brought into sight. */
  at: string | undefined;
  children: ReactNode;
};

/** Parts of a page, each with its address. */
export function ChipNav({ label, at, children }: Props) {
  const row = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is open.
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && chosen) row.current.scrollLeft = chosen.offsetLeft - 16;
  }, [at]);
  return (
    <nav aria-label={label} className="min-w-0">
      <ChipRow ref={row}>{children}</ChipRow>
    </nav>
  );
}
