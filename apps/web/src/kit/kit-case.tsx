import type { ReactNode } from 'react';

interface KitCaseProps {
  name: string;
  note: ReactNode;
  children: ReactNode;
  /** Over both columns. */
  isWide?: boolean;
}

/** One part with its name and what to look at. */
export function KitCase({ name, note, children, isWide = false }: KitCaseProps) {
  return (
    <div className={isWide ? 'min-w-0 lg:col-span-2' : 'min-w-0'}>
      <h3 className="text-base font-semibold">{name}</h3>
      <p className="mt-0.5 mb-3 text-sm text-ink-soft">{note}</p>
      {children}
    </div>
  );
}

/** Things beside each other that wrap. */
export function KitRow({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
