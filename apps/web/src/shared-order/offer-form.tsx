import { useRef, useState } from 'react';
import type { Api } from '../platform/api/client.ts';
import { wordsForThrown } from '../platform/api/failure.ts';
import { number, rupiah } from '../platform/format/money.ts';
import { moment } from '../platform/format/time.ts';
import { useAction } from '../platform/use-action.ts';
import { Banner } from '../ui/banner.tsx';
import { BottomActions } from '../ui/bottom-actions.tsx';
import { Button } from '../ui/button.tsx';
import { OfferGoods } from './offer-goods.tsx';
import type { Offer } from './shared-order.ts';

type Props = {
  api: Api;
  link: string;
  store_name: string;
  time_zone: string;
  offer: Offer;
  onReload: () => Promise<void>;
};

const paymentWords = { COD: 'Bayar di tempat (COD)', TRANSFER: 'Transfer', TERM: 'Tempo' };
const deliveryWords = {
  STORE_COURIER: 'Diantar kurir toko',
  GLOG_SAME_DAY: 'Diantar GLog Same Day',
  BUYER_PICKUP: 'Diambil sendiri',
};

/** What would be ordered, what it costs now, and the one button. What has changed meanwhile is said, and asked again. */
export function OfferForm({ api, link, store_name, time_zone, offer, onReload }: Props) {
  // One way to pay at most: who has no more than a link takes on no debt, and sends no money by it.
  const [payment_method] = offer.payment_methods;
  const [problem, setProblem] = useState<string>();
  const top = useRef<HTMLDivElement>(null);
  const { version, total_amount, lines } = offer;
  const isForApp = payment_method === undefined;
  const isBarred =
    isForApp || lines.some((line) => line.problem) || offer.delivery_problem !== null;
  const confirming = useAction(
    async () => {
      if (!payment_method) return;
      setProblem(undefined);
      await api('POST /api/shared/chat-order/confirm', {
        body: { link, version, payment_method, expected_total: total_amount },
      });
      await onReload();
    },
    (error) => {
      // The page shows what holds now; whoever said yes to something else is asked once more.
      setProblem(wordsForThrown(error));
      void onReload().then(() => top.current?.focus());
    },
  );
  return (
    <>
      <header ref={top} tabIndex={-1} className="outline-none">
        <p className="text-sm font-semibold text-ink-soft wrap-anywhere">{store_name}</p>
        <h1 className="text-2xl font-bold tracking-tight wrap-anywhere">
          {`Pesanan ${offer.buyer_name}`}
        </h1>
        <p className="text-ink-soft">
          Periksa barang dan totalnya. Pesanan baru dibuat setelah Anda konfirmasi.
        </p>
      </header>
      {problem && (
        <Banner kind="error">
          <b className="block">{problem}</b>
          Isi di bawah sudah yang terbaru. Periksa lagi, lalu konfirmasi.
        </Banner>
      )}
      <OfferGoods offer={offer} />
      <dl className="grid gap-1">
        <dt className="text-sm text-ink-soft">Pengiriman</dt>
        <dd className="font-medium">{deliveryWords[offer.delivery]}</dd>
        {payment_method && (
          <>
            <dt className="text-sm text-ink-soft">Cara bayar</dt>
            <dd className="font-medium">{paymentWords[payment_method]}</dd>
          </>
        )}
        {offer.note && (
          <>
            <dt className="text-sm text-ink-soft">Catatan</dt>
            <dd className="font-medium wrap-anywhere">{offer.note}</dd>
          </>
        )}
      </dl>
      {isForApp && (
        <Banner kind="important">
          Pesanan ini dibayar dengan transfer atau tempo, jadi konfirmasinya di aplikasi
          Marketplace, bukan di tautan ini. Atau minta toko mengizinkan bayar di tempat (COD).
        </Banner>
      )}
      {isBarred && !isForApp && (
        <Banner kind="important">
          Ada yang belum bisa dipesan. Minta toko memperbaikinya, lalu buka lagi tautan ini.
        </Banner>
      )}
      <BottomActions>
        <Button
          isBlock
          isBusy={confirming.isBusy}
          disabled={isBarred}
          onClick={confirming.run}
          className="min-h-14 text-lg"
        >
          {`Konfirmasi ${number(lines.length)} barang, ${rupiah(total_amount)}`}
        </Button>
      </BottomActions>
      {offer.expires_at && (
        <p className="text-center text-sm text-ink-soft">
          {`Tautan berlaku sampai ${moment(offer.expires_at, time_zone)}.`}
        </p>
      )}
    </>
  );
}
