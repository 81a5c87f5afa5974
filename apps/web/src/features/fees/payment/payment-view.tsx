import type { FeePayment } from '@marketplace/contract/fee-payment';
import { rupiah } from '../../../platform/format/money.ts';
import { dayWords, moment } from '../../../platform/format/time.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useBarrier } from '../../../platform/store-standing.ts';
import { useTimeZone } from '../../../platform/use-time-zone.ts';
import { weekWords } from '../../../shared/week-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { buttonStyle } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FeeSums } from '../fee-sums.tsx';
import { paymentStates } from '../fee-words.ts';
import { CancelPayment } from './cancel-payment.tsx';
import { ProofForm } from './proof-form.tsx';
import { TransferInstruction } from './transfer-instruction.tsx';

/** A payment wherever it stands: what to do now, or what became of it. */
export function PaymentView({ payment }: { payment: FeePayment }) {
  const { state, store_id, reason, received_amount } = payment;
  const { label, tone } = paymentStates[state];
  const barrier = useBarrier('store', store_id);
  const timeZone = useTimeZone(store_id);
  const isOpen = state === 'OPEN' || state === 'REFUSED';
  return (
    <>
      <Badge tone={tone} className="justify-self-start">
        {label}
      </Badge>
      {state === 'REFUSED' && (
        <Banner kind="error">
          <b className="block">Bukti transfer ditolak: {reason}</b>
          Kirim bukti yang benar, atau batalkan pembayaran ini.
        </Banner>
      )}
      {isOpen && <TransferInstruction payment={payment} />}
      <Card>
        <FeeSums
          parts={[
            ...payment.collections.map((week) => [weekWords(week), week.amount] as const),
            ['Angka unik', payment.unique_amount],
          ]}
          total={{ name: 'Jumlah transfer', amount: payment.amount }}
          note="Angka unik membuat transfer Anda dikenali. Lebihnya menjadi saldo untuk tagihan berikut."
        />
      </Card>
      {state === 'SUBMITTED' && payment.proof && (
        <Banner kind="default">
          <b className="block">
            Bukti terkirim {payment.submitted_at && moment(payment.submitted_at, timeZone)}, sedang
            diperiksa.
          </b>
          Transfer {rupiah(payment.proof.paid_amount)} tanggal {dayWords(payment.proof.paid_on)},
          nomor referensi {payment.proof.reference}. Selama diperiksa, pesanan baru tetap masuk.
        </Banner>
      )}
      {state === 'VERIFIED' && (
        <Banner kind="default">
          <b className="block">Pembayaran diterima.</b>
          {received_amount !== null && `Kami menerima ${rupiah(received_amount)}.`}
        </Banner>
      )}
      {(state === 'EXPIRED' || state === 'CANCELLED') && (
        <Banner kind="important">
          {state === 'EXPIRED' ? 'Waktunya habis sebelum bukti dikirim.' : 'Pembayaran dibatalkan.'}{' '}
          Jangan transfer ke sini lagi; bayar tagihannya dari awal.
        </Banner>
      )}
      {isOpen &&
        (barrier ? (
          <p className="text-ink-soft">{barrier}</p>
        ) : (
          <>
            <ProofForm payment={payment} />
            <CancelPayment payment={payment} />
          </>
        ))}
      {!isOpen && (
        <AppLink
          to="/seller/fee-collections"
          search={{ store_id }}
          className={buttonStyle({ variant: 'secondary' })}
        >
          Ke daftar tagihan
        </AppLink>
      )}
    </>
  );
}
