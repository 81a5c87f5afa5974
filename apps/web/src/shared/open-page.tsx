import { Link, useRouter } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useAppState, useServices } from '../platform/services.ts';
import { useHasMounted } from '../ui/has-mounted.ts';
import { BrandMark } from './brand-mark.tsx';
import { PublicFooter } from './public-footer.tsx';

const pages = [
  { to: '/seller/seller-fee', label: 'Biaya layanan' },
  { to: '/seller/payment-info', label: 'Uang masuk' },
  { to: '/about-buyers-demand', label: 'Permintaan' },
  { to: '/seller/buyer-pickup', label: 'Ambil sendiri', isRead: true },
  { to: '/about-glog-same-day', label: 'GLog', isRead: true },
  { to: '/seller/faq', label: 'Tanya jawab', isRead: true },
] as const;

type Props = {
  title: string;
  lead: string;
  /** About the law, not about selling: it stands in the foot alone. */
  isLegal?: boolean;
  children: ReactNode;
};

/** A page that anybody may read, before the login or from within. */
export function OpenPage({ title, lead, isLegal = false, children }: Props) {
  const isIn = useIsIn();
  const isWebview = useAppState(({ app }) => app.isWebview);
  const isInside = isIn || isWebview;
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr_auto] grid-cols-[minmax(0,1fr)] pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)]">
      <header className="border-b border-line bg-surface">
        <div className="mx-auto flex max-w-5xl flex-wrap items-center justify-between gap-x-4 px-4 pt-1 md:px-8">
          <WayBack isIn={isIn} />
          <span className="flex items-center gap-2 font-bold tracking-tight [:root[data-bars=hidden]_&]:hidden">
            <BrandMark size="size-7" />
            Marketplace
          </span>
        </div>
        {!isLegal && (
          <nav
            aria-label="Untuk calon penjual"
            className="mx-auto flex max-w-5xl gap-x-5 overflow-x-auto px-4 scrollbar-none md:gap-x-6 md:px-8"
          >
            {pages.map(({ to, label, ...page }) => (
              <Link
                key={to}
                to={to}
                // One step back leads to where somebody came from, whichever of them was read.
                replace
                // What is only read is whole without the application.
                reloadDocument={'isRead' in page && !isInside}
                className="flex min-h-11 shrink-0 items-center border-b-2 border-transparent font-semibold text-ink-soft hover:text-ink aria-[current=page]:border-brand-700 aria-[current=page]:text-brand-700"
              >
                {label}
              </Link>
            ))}
          </nav>
        )}
      </header>
      <main className="mx-auto w-full max-w-5xl px-4 pt-6 pb-12 md:px-8 md:pt-10">
        <h1 data-step className="text-2xl font-bold tracking-tight md:text-3xl">
          {title}
        </h1>
        <p data-lead className="mt-1 mb-6 max-w-2xl text-pretty text-ink-soft">
          {lead}
        </p>
        {children}
      </main>
      <PublicFooter isInside={isInside} />
    </div>
  );
}

/** The build does not know who reads it. */
function useIsIn(): boolean {
  const { token } = useServices();
  return useHasMounted() && token.read() !== undefined;
}

/** To where somebody came from; who has come from outside goes to the login, or to their store. */
function WayBack({ isIn }: { isIn: boolean }) {
  const { history } = useRouter();
  const goBack = (event: MouseEvent) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain || !history.canGoBack()) return;
    event.preventDefault();
    history.back();
  };
  return (
    <Link
      to={isIn ? '/seller' : '/seller/login'}
      data-way-back=""
      onClick={goBack}
      className="-ml-2 inline-flex min-h-11 items-center gap-1 rounded-lg pr-3 pl-1 font-semibold text-brand-700 hover:bg-sunken"
    >
      <ChevronLeft aria-hidden className="size-5" />
      {isIn ? 'Kembali' : 'Halaman masuk'}
    </Link>
  );
}
