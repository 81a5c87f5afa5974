import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RequestFailure } from '../../platform/api/failure.ts';
import { LoadFailed } from '../../platform/load-failed.tsx';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { BackLink } from '../../platform/navigation/back-link.tsx';
import { buttonStyle } from '../../ui/button.tsx';
import { NoResultDrawing } from '../../ui/drawings/no-result-drawing.tsx';
import { EmptyScreen } from '../../ui/empty-screen.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

type Props<Data> = {
  title: string;
  result: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
};

const page = 'mx-auto grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-8';

/** The page of a listing, or of what stands in its place. */
export function ListingPage<Data>({ title, result, children }: Props<Data>) {
  const { data, error, refetch } = result;
  return (
    <div className={page}>
      <BackLink otherwise="/seller/inventory">Produk</BackLink>
      <h1 className="text-2xl font-bold tracking-tight">{title}</h1>
      {data === undefined ? (
        <Instead error={error} onReload={() => void refetch()} />
      ) : (
        children(data)
      )}
    </div>
  );
}

type TitleProps = { name: string; about: (string | null | undefined)[] };

/** Which product the page is about. */
export const ListingTitle = ({ name, about }: TitleProps) => (
  <p className="text-ink-soft">
    <b className="block text-lg text-ink wrap-anywhere">{name}</b>
    {about.filter(Boolean).join(' · ')}
  </p>
);

function Instead({ error, onReload }: { error: Error | null; onReload: () => void }) {
  if (!error) return <FieldSkeletons />;
  const isGone = error instanceof RequestFailure && [403, 404].includes(error.status ?? 0);
  if (!isGone) return <LoadFailed error={error} onReload={onReload} />;
  return (
    <EmptyScreen
      drawing={<NoResultDrawing />}
      title="Produk tidak ditemukan"
      text="Mungkin produk ini milik toko lain."
      action={
        <AppLink
          to="/seller/inventory"
          search={{}}
          className={buttonStyle({ variant: 'secondary' })}
        >
          Lihat semua produk
        </AppLink>
      }
    />
  );
}

export function ListingPending() {
  return (
    <div className={page}>
      <Skeleton className="h-9 w-48" />
      <FieldSkeletons />
    </div>
  );
}

const FieldSkeletons = () => (
  <div role="status" aria-label="Memuat produk" className="grid grid-cols-[minmax(0,1fr)] gap-4">
    <Skeleton className="h-20 w-full" />
    <Skeleton className="h-20 w-full" />
    <Skeleton className="h-20 w-4/5" />
    <Skeleton className="h-32 w-full" />
  </div>
);
