import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useAppState, useServices } from '../../../platform/services.ts';
import { BrandMark } from '../../../shared/brand-mark.tsx';
import { useHasMounted } from '../../../ui/has-mounted.ts';

type Props = { title: string; children: ReactNode };

/** The page around it: these stand outside of the frame of the signed-in, since a link of the app may lead here. */
export const BooksFrame = ({ title, children }: Props) => (
  <div className="grid min-h-dvh grid-rows-[auto_1fr] grid-cols-[minmax(0,1fr)] pt-[env(safe-area-inset-top)] [--bottom-bar:env(safe-area-inset-bottom)]">
    <header className="border-b border-line bg-surface print:hidden [:root[data-bars=hidden]_&]:hidden">
      <div className="mx-auto flex min-h-14 max-w-6xl flex-wrap items-center justify-between gap-x-4 px-4 md:px-8">
        <WayBack />
        <span className="flex items-center gap-2 font-bold tracking-tight">
          <BrandMark size="size-7" />
          Marketplace
        </span>
      </div>
    </header>
    <main className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] content-start gap-4 p-4 pb-[calc(1rem+var(--bottom-bar))] md:p-8">
      <h1 data-step className="text-2xl font-bold tracking-tight">
        {title}
      </h1>
      {children}
    </main>
  </div>
);

function WayBack() {
  const { token } = useServices();
  const hasMounted = useHasMounted();
  const isIn = useAppState(() => token.read() !== undefined);
  if (!hasMounted || !isIn) return <span />;
  return (
    <AppLink
      to="/seller/more"
      search={{}}
      className="-ml-2 inline-flex min-h-11 items-center gap-1 rounded-lg pr-3 pl-1 font-semibold text-brand-700 hover:bg-sunken"
    >
      <ChevronLeft aria-hidden className="size-5" />
      Lainnya
    </AppLink>
  );
}
