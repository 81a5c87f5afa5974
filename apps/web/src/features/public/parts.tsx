import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';

type PartProps = { id: string; title: string; children: ReactNode };

/** What belongs together, under its heading. */
export const Part = ({ id, title, children }: PartProps) => (
  <section aria-labelledby={id}>
    <h2 id={id} className="mb-3 scroll-mt-4 text-lg font-semibold">
      {title}
    </h2>
    <Card>{children}</Card>
  </section>
);

export const Parts = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 md:grid-cols-2 md:gap-10">
    {children}
  </div>
);

type TextProps = { title: string; children: ReactNode };

export const Steps = ({ children }: { children: ReactNode }) => (
  <ol className="grid grid-cols-[minmax(0,1fr)] gap-4 wrap-anywhere">{children}</ol>
);

/** One thing after the other, along a line. */
export const Step = ({ title, children }: TextProps) => (
  <li className="relative pl-6 before:absolute before:top-1.5 before:left-0 before:size-2.5 before:rounded-full before:bg-brand-600 not-last:after:absolute not-last:after:top-5 not-last:after:bottom-[-1.125rem] not-last:after:left-1 not-last:after:w-0.5 not-last:after:bg-line-strong">
    <h3 className="font-semibold">{title}</h3>
    <p className="text-sm text-ink-soft">{children}</p>
  </li>
);

export const Points = ({ children }: { children: ReactNode }) => (
  <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 wrap-anywhere">{children}</ul>
);

export const Point = ({ title, children }: TextProps) => (
  <li>
    <h3 className="font-semibold">{title}</h3>
    <p className="text-sm text-ink-soft">{children}</p>
  </li>
);

type OnProps = {
  to: '/seller/faq' | '/seller/seller-fee' | '/seller/payment-info';
  children: string;
};

/** Where to read on. */
export const ReadOn = ({ to, children }: OnProps) => (
  <Link
    to={to}
    className="inline-flex min-h-11 items-center font-semibold text-brand-700 hover:underline"
  >
    {children}
  </Link>
);
