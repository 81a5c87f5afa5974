import type { ReactNode } from 'react';
import { RequestFailure } from '../../platform/api/failure.ts';
import { LoadFailed } from '../../platform/load-failed.tsx';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { BackLink } from '../../platform/navigation/back-link.tsx';
import { buttonStyle } from '../../ui/button.tsx';
import { EmptyReceiptDrawing } from '../../ui/drawings/empty-receipt-drawing.tsx';
import { EmptyScreen } from '../../ui/empty-screen.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const page =
  'mx-auto grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] content-start gap-4 p-4 md:p-8';

type Result<Data> = {
  data: Data | undefined;
  error: Error | null;
  refetch: () => Promise<unknown>;
};

type Props<Data> = {
  title: string;
  back: { to: string; label: string };
  result: Result<Data>;
  children: (data: Data) => ReactNode;
};

/** A page about a store's fees, or what stands in its place. */
export function FeesPage<Data>({ title, back, result, children }: Props<Data>) {
  const { data, error, refetch } = result;
  return (
    <div className={page}>
      <BackLink otherwise={back.to}>{back.label}</BackLink>
      <h1 className="text-2xl font-bold tracking-tight">{title}</h1>
      {data === undefined ? (
        <Instead error={error} onReload={() => void refetch()} />
      ) : (
        children(data)
      )}
    </div>
  );
}

function Instead({ error, onReload }: { error: Error | null; onReload: () => void }) {
  if (!error) return <FeeSkeletons />;
  const isGone = error instanceof RequestFailure && [403, 404].includes(error.status ?? 0);
  if (!isGone) return <LoadFailed error={error} onReload={onReload} />;
  return (
    <EmptyScreen
      drawing={<EmptyReceiptDrawing />}
      title="Tagihan tidak ditemukan"
      text="Mungkin ini tagihan toko lain, atau Anda tidak punya izin melihat tagihan toko ini."
      action={
        <AppLink
          to="/seller/fee-collections"
          search={{}}
          className={buttonStyle({ variant: 'secondary' })}
        >
          Lihat semua tagihan
        </AppLink>
      }
    />
  );
}

export function FeesPending() {
  return (
    <div className={page}>
      <Skeleton className="h-9 w-48" />
      <FeeSkeletons />
    </div>
  );
}

const FeeSkeletons = () => (
  <div role="status" aria-label="Memuat tagihan" className="grid grid-cols-[minmax(0,1fr)] gap-4">
    <Skeleton className="h-28 w-full rounded-lg" />
    <Skeleton className="h-24 w-full rounded-lg" />
    <Skeleton className="h-24 w-full rounded-lg" />
  </div>
);
