import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppLink } from '../../../platform/navigation/app-link.tsx';

type Props = {
  back: { to: string; search: Record<string, string> };
  backLabel: string;
  title: string;
  children: ReactNode;
};

/** The frame of the screens about drivers: one step back, a title, and what it is about. */
export function DriverScreen({ back, backLabel, title, children }: Props) {
  return (
    <div className="mx-auto grid w-full max-w-xl grid-cols-[minmax(0,1fr)] content-start gap-4 p-4 md:p-8">
      <AppLink
        {...back}
        className="-ml-2 inline-flex min-h-11 items-center gap-1 justify-self-start rounded-lg pr-3 pl-1 font-semibold text-brand-700 hover:bg-sunken"
      >
        <ChevronLeft aria-hidden className="size-5" />
        {backLabel}
      </AppLink>
      <h1 className="text-2xl font-bold tracking-tight">{title}</h1>
      {children}
    </div>
  );
}
