import type { ReactNode } from 'react';
import { BackLink } from '../../platform/navigation/back-link.tsx';

type Props = { title: string; otherwise: string; children: ReactNode };

/** The page of a form about one order. */
export function OrderFormPage({ title, otherwise, children }: Props) {
  return (
    <div className="mx-auto grid w-full max-w-xl grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-8">
      <BackLink otherwise={otherwise}>Kembali</BackLink>
      <h1 className="text-2xl font-bold tracking-tight">{title}</h1>
      {children}
    </div>
  );
}

type About = { order_number: string; buyer_name: string };

/** Which order it is about, for a page that may have been opened without the list. */
export function AboutOrder({ order_number, buyer_name }: About) {
  return order_number ? (
    <p className="text-ink-soft">
      <b className="block text-ink">#{order_number}</b>
      {buyer_name}
    </p>
  ) : null;
}
