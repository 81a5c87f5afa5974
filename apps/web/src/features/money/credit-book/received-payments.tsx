import type { CreditDetail } from '@marketplace/contract/credit-book';
import { rupiah } from '../../../platform/format/money.ts';
import { dayIn, moment } from '../../../platform/format/time.ts';
import { useAppState } from '../../../platform/services.ts';
import { useTimeZone } from '../../../platform/use-time-zone.ts';
import { whatsappLink } from '../../../shared/contact-links.ts';
import { buttonStyle } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { receiptText } from './credit-words.ts';

type Props = { store_id: string } & Pick<CreditDetail, 'buyer' | 'payments'>;

/** What came in lately, each with its receipt to be sent. */
export function ReceivedPayments({ store_id, buyer, payments }: Props) {
  const timeZone = useTimeZone(store_id);
  const store_name = useAppState(({ store }) => store.by_id[store_id]?.name ?? '');
  if (payments.length === 0) return null;
  return (
    <Card isFlush aria-labelledby="received">
      <CardTitle id="received" className="px-4 pt-4 pb-2">
        Pembayaran terakhir
      </CardTitle>
      <ul className="divide-y divide-line border-t border-line">
        {payments.map((payment) => (
          <li
            key={payment.id}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-4 py-2"
          >
            <p className="min-w-0 flex-[1_1_9rem]">
              <b className="block font-semibold tabular-nums">{rupiah(payment.amount)}</b>
              <span className="text-sm text-ink-soft">
                #{payment.order_number} · {moment(payment.created_at, timeZone)}
              </span>
            </p>
            {buyer.phone_number && (
              <a
                href={whatsappLink(
                  buyer.phone_number,
                  receiptText(
                    store_name,
                    buyer.buyer_name,
                    payment,
                    dayIn(payment.created_at, timeZone),
                  ),
                )}
                target="_blank"
                rel="noreferrer"
                className={buttonStyle({ variant: 'quiet' })}
              >
                Kirim kuitansi<span className="sr-only"> pesanan {payment.order_number}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
