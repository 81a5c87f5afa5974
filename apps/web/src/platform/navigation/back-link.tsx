import { ChevronLeft } from 'lucide-react';
import { AppLink } from './app-link.tsx';
import { previousPath } from './previous-path.ts';

/** To the address that was left for this screen, filters and all; to `otherwise` if it was opened by itself. */
export function BackLink({ otherwise, children }: { otherwise: string; children: string }) {
  return (
    <AppLink
      to={previousPath() ?? otherwise}
      className="-ml-2 inline-flex min-h-11 items-center gap-1 justify-self-start rounded-lg pr-3 pl-1 font-semibold text-brand-700 hover:bg-sunken"
    >
      <ChevronLeft aria-hidden className="size-5" />
      {children}
    </AppLink>
  );
}
