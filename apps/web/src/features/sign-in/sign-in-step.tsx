import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIsAwake } from '../../ui/has-mounted.ts';

type Props = { title: string; from: string | undefined; children: ReactNode };

/** A step beside the login: the whole page on the phone, a card on a desk, and always the way back. */
export function SignInStep({ title, from, children }: Props) {
  const isAwake = useIsAwake();
  return (
    <main className="min-h-dvh bg-surface md:bg-canvas md:px-8 md:py-[10dvh]">
      <div className="mx-auto w-full max-w-lg px-4 pt-2 pb-10 sm:px-12 md:rounded-xl md:border md:border-line md:bg-surface md:px-10 md:pt-6 md:shadow-card">
        <Link
          to="/seller/login"
          search={{ from: isAwake ? from : undefined }}
          className="-ml-2 inline-flex min-h-11 items-center gap-1 pr-2 font-semibold text-brand-700 hover:underline"
        >
          <ChevronRight aria-hidden className="size-5 rotate-180" />
          Halaman masuk
        </Link>
        <h1 data-step className="mt-3 mb-4 text-2xl font-bold tracking-tight">
          {title}
        </h1>
        {children}
      </div>
    </main>
  );
}
