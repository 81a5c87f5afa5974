import type { ReactNode } from 'react';
import { RequestFailure } from '../platform/api/failure.ts';
import { LoadFailed } from '../platform/load-failed.tsx';
import { BackLink } from '../platform/navigation/back-link.tsx';
import { EmptyReceiptDrawing } from '../ui/drawings/empty-receipt-drawing.tsx';
import { EmptyScreen } from '../ui/empty-screen.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

const page = 'mx-auto grid w-full grid-cols-[minmax(0,1fr)] content-start gap-4 p-4 md:p-8';
export const recordPage = `${page} max-w-2xl`;
const widePage = `${page} max-w-6xl`;

type Result<Data> = {
  data: Data | undefined;
  error: Error | null;
  refetch: () => Promise<unknown>;
};

type Props<Data> = {
  title: string;
  /** What the page is on paper, where that is not what can be done with it on a screen. */
  printedTitle?: string;
  back: { to: string; label: string };
  result: Result<Data>;
  /** In the place of what is not there, or nobody here may see; otherwise what the server says of it. */
  gone?: ReactNode;
  /** On a desk its parts stand side by side. */
  isWide?: boolean;
  children: (data: Data) => ReactNode;
};

/** A page about a record of a store, or about several, or what stands in its place. */
export function RecordPage<Data>(props: Props<Data>) {
  const { title, printedTitle, back, result, gone, isWide, children } = props;
  const { data, error, refetch } = result;
  return (
    <div className={isWide ? widePage : recordPage}>
      <div className="print:hidden">
        <BackLink otherwise={back.to}>{back.label}</BackLink>
      </div>
      <h1 className="text-2xl font-bold tracking-tight">
        {printedTitle === undefined ? (
          title
        ) : (
          <>
            <span className="print:hidden">{title}</span>
            <span className="hidden print:inline">{printedTitle}</span>
          </>
        )}
      </h1>
      {data === undefined ? (
        <Instead error={error} gone={gone} onReload={() => void refetch()} />
      ) : (
        children(data)
      )}
    </div>
  );
}

type InsteadProps = { error: Error | null; gone: ReactNode; onReload: () => void };

function Instead({ error, gone, onReload }: InsteadProps) {
  if (!error) return <RowSkeletons />;
  // What is gone, or was never there, says so itself; loading it again would not help.
  const isGone = error instanceof RequestFailure && [403, 404, 409].includes(error.status ?? 0);
  if (!isGone) return <LoadFailed error={error} onReload={onReload} />;
  return gone ?? <Gone text={error.error_message} />;
}

/** Something that is not there, on a page that has loaded. */
export const Gone = ({ text }: { text: string }) => (
  <EmptyScreen
    drawing={<EmptyReceiptDrawing />}
    title="Tidak ada yang bisa ditampilkan"
    text={text}
  />
);

export function RecordPending() {
  return (
    <div className={recordPage}>
      <Skeleton className="h-9 w-48" />
      <RowSkeletons />
    </div>
  );
}

export const RowSkeletons = () => (
  <div role="status" aria-label="Memuat" className="grid grid-cols-[minmax(0,1fr)] gap-4">
    <Skeleton className="h-28 w-full rounded-lg" />
    <Skeleton className="h-28 w-full rounded-lg" />
  </div>
);
