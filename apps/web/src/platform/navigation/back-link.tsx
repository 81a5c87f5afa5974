import { useRouter } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { AppLink } from './app-link.tsx';
import { previousPath } from './previous-path.ts';

/**
 * To the address that was left for this screen, filters, scroll and all, as the browser's own back goes; to
 * `otherwise` if the screen was opened by itself.
 */
export function BackLink({ otherwise, children }: { otherwise: string; children: string }) {
  const { history } = useRouter();
  const goBack = (event: MouseEvent) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain || !previousPath()) return;
    event.preventDefault();
    history.back();
  };
  return (
    <AppLink
      to={previousPath() ?? otherwise}
      // The screen above this one is not the one that is open.
      activeOptions={{ exact: true }}
      data-back=""
      onClick={goBack}
      className="-ml-2 inline-flex min-h-11 items-center gap-1 justify-self-start rounded-lg pr-3 pl-1 font-semibold text-brand-700 hover:bg-sunken"
    >
      <ChevronLeft aria-hidden className="size-5" />
      {children}
    </AppLink>
  );
}
