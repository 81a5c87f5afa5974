import type { ReactNode } from 'react';
import { kitAddress, slugOf, useKitPlace } from './kit-place.ts';

interface KitCaseProps {
  name: string;
  note: ReactNode;
  children: ReactNode;
  /** Over both columns. */
  isWide?: boolean;
}

/** One part with its name and what to look at; its name is the way to it alone. */
export function KitCase({ name, note, children, isWide = false }: KitCaseProps) {
  const { shown, theme } = useKitPlace();
  const slug = slugOf(name);
  if (shown !== undefined && shown !== slug) return null;
  return (
    <div data-case={slug} className={isWide ? 'min-w-0 lg:col-span-2' : 'min-w-0'}>
      {shown ? (
        <h1 className="text-xl font-bold">{name}</h1>
      ) : (
        <h3 className="text-base font-semibold">
          <a href={kitAddress({ shown: slug, theme })} className="hover:underline">
            {name}
          </a>
        </h3>
      )}
      <p className="mt-0.5 mb-3 text-sm text-ink-soft">{note}</p>
      {children}
    </div>
  );
}

/** Things beside each other that wrap. */
export function KitRow({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
