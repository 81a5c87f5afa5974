import { useCallback, useEffect, useState } from 'react';
import type { Api } from '../platform/api/client.ts';
import { isNetworkProblem, RequestFailure } from '../platform/api/failure.ts';
import { moment } from '../platform/format/time.ts';
import { Button } from '../ui/button.tsx';
import { BrokenLinkDrawing } from '../ui/drawings/broken-link-drawing.tsx';
import { UnpluggedDrawing } from '../ui/drawings/unplugged-drawing.tsx';
import { EmptyScreen } from '../ui/empty-screen.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { OfferForm } from './offer-form.tsx';
import type { Shared } from './shared-order.ts';

type Props = { api: Api; link: string };
const isWhole = (link: string) => /^[1-9]\d{0,17}\.[\w-]{43}$/.test(link);

/** The page behind a link: what the store has written down, to be looked at and confirmed. */
export function OrderPage({ api, link }: Props) {
  const [shared, setShared] = useState<Shared>();
  const [error, setError] = useState<unknown>();
  const [isLoading, setLoading] = useState(true);
  const load = useCallback(async () => {
    if (!isWhole(link)) return setLoading(false);
    setLoading(true);
    try {
      setShared(await api('POST /api/shared/chat-order/open', { body: { link } }));
      setError(undefined);
    } catch (failure) {
      setError(failure);
    } finally {
      setLoading(false);
    }
  }, [api, link]);
  useEffect(() => void load(), [load]);
  return (
    <main className="mx-auto grid w-full max-w-xl grid-cols-[minmax(0,1fr)] content-start gap-4 px-4 pt-6 pb-8">
      {!isWhole(link) ? (
        <Refused text="Tautan ini terpotong atau salah salin. Minta toko mengirimnya sekali lagi." />
      ) : error ? (
        <Failed error={error} isLoading={isLoading} onAgain={() => void load()} />
      ) : !shared ? (
        <div role="status" aria-label="Memuat" className="grid gap-4">
          <Skeleton className="h-16 w-full rounded-lg" />
          <Skeleton className="h-96 w-full rounded-lg" />
        </div>
      ) : shared.offer ? (
        <OfferForm
          {...{ api, link, store_name: shared.store_name, time_zone: shared.time_zone }}
          offer={shared.offer}
          onReload={load}
        />
      ) : (
        <header className="grid gap-2 pt-8 text-center">
          <h1 className="text-2xl font-bold tracking-tight">Pesanan sudah dikonfirmasi</h1>
          <p className="wrap-anywhere">
            {`${shared.store_name} menerimanya sebagai pesanan `}
            <b className="font-bold">{shared.confirmed?.order_number}</b>
            {shared.confirmed && `, ${moment(shared.confirmed.confirmed_at, shared.time_zone)}.`}
          </p>
          <p className="text-ink-soft">Ada pertanyaan? Hubungi toko.</p>
        </header>
      )}
    </main>
  );
}

const Refused = ({ text }: { text: string }) => (
  <EmptyScreen level={1} drawing={<BrokenLinkDrawing />} title="Tautan tidak berlaku" text={text} />
);

type FailedProps = { error: unknown; isLoading: boolean; onAgain: () => void };

function Failed({ error, isLoading, onAgain }: FailedProps) {
  if (error instanceof RequestFailure && error.code?.startsWith('shared_link_'))
    return <Refused text={error.error_message} />;
  return (
    <EmptyScreen
      level={1}
      drawing={<UnpluggedDrawing />}
      title="Belum bisa dibuka"
      text={
        isNetworkProblem(error)
          ? 'Tidak tersambung. Periksa internet Anda, lalu coba lagi.'
          : 'Server sedang sibuk. Tunggu sebentar, lalu coba lagi.'
      }
      action={
        <Button variant="secondary" isBusy={isLoading} onClick={onAgain}>
          Coba lagi
        </Button>
      }
    />
  );
}
