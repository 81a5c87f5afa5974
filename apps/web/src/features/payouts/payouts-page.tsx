import type { ReactNode } from 'react';
import { RequestFailure } from '../../platform/api/failure.ts';
import { LoadFailed } from '../../platform/load-failed.tsx';
import { BackLink } from '../../platform/navigation/back-link.tsx';
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

/** A page about accounts or payouts of a store, or what stands in its place. */
export function PayoutsPage<Data>({ title, back, result, children }: Props<Data>) {
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
  if (!error) return <Skeletons />;
  // What is gone, or was never to be paid out, says so itself; loading it again would not help.
  const isGone = error instanceof RequestFailure && [404, 409].includes(error.status ?? 0);
  if (!isGone) return <LoadFailed error={error} onReload={onReload} />;
  return <Gone text={error.error_message} />;
}

/** An account, an order or a payout that is not there, on a page that has loaded. */
export const Gone = ({ text }: { text: string }) => (
  <EmptyScreen
    drawing={<EmptyReceiptDrawing />}
    title="Tidak ada yang bisa ditampilkan"
    text={text}
  />
);

export function PayoutsPending() {
  return (
    <div className={page}>
      <Skeleton className="h-9 w-48" />
      <Skeletons />
    </div>
  );
}

const Skeletons = () => (
  <div role="status" aria-label="Memuat" className="grid grid-cols-[minmax(0,1fr)] gap-4">
    <Skeleton className="h-28 w-full rounded-lg" />
    <Skeleton className="h-28 w-full rounded-lg" />
  </div>
);
