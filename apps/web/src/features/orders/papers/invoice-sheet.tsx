import type { Invoice } from '@marketplace/contract/invoice';
import {
  goodsRows,
  paidRows,
  standingWords,
  taxNote,
  taxRows,
} from '@marketplace/contract/invoice-words';
import { addressOf } from '@marketplace/contract/written-address';
import { number, rupiah } from '../../../platform/format/money.ts';
import { phone } from '../../../platform/format/phone.ts';
import { dayWords } from '../../../platform/format/time.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { quantityOf } from '../detail-words.ts';
import { paymentMethodWords } from '../order-words.ts';

/** The invoice as it reads on a screen, and on paper when the page is printed. */
export function InvoiceSheet({ invoice }: { invoice: Invoice }) {
  const { credit_notes, is_cancelled, seller, buyer, lines, tax } = invoice;
  return (
    <Card aria-labelledby="invoice-number">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h2 id="invoice-number" className="text-xl font-bold tracking-tight wrap-anywhere">
          {invoice.invoice_number ?? 'Faktur pro forma'}
        </h2>
        <Standing invoice={invoice} />
      </div>
      <p className="text-sm text-ink-soft">
        {dayWords(invoice.invoice_date)} · Pesanan #{invoice.order_number}
      </p>
      {invoice.is_pro_forma && (
        <p className="mt-2 text-sm">
          Belum bernomor. Nomor faktur diberikan saat barang dikirim atau diambil pembeli.
        </p>
      )}
      {credit_notes.map(({ number, date, amount }) => (
        <p key={number} className="mt-2 font-semibold text-wrong-700">
          {is_cancelled ? 'Dibatalkan' : 'Dikurangi'} dengan nota kredit {number}, {dayWords(date)},{' '}
          {rupiah(amount)}.
        </p>
      ))}
      <dl className="mt-4 grid gap-3 md:grid-cols-2 print:grid-cols-2">
        <Party name="Penjual" party={seller} tax={tax} />
        <Party name="Pembeli" party={buyer} tax={null} />
      </dl>
      <ul aria-label="Barang di faktur" className="mt-4 divide-y divide-line border-y border-line">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what stands on an invoice never moves.
          <li key={index} className="flex flex-wrap justify-between gap-x-3 py-2">
            <span className="min-w-0 flex-[1_1_9rem] wrap-anywhere">
              {line.product_name}
              <span className="block text-sm text-ink-soft tabular-nums">
                {quantityOf(line)}
                {line.tier_min_qty !== null && `, harga grosir mulai ${number(line.tier_min_qty)}`}
                {line.discount ? `, diskon ${rupiah(line.discount)}` : ''}
              </span>
            </span>
            <span className="shrink-0 tabular-nums">{rupiah(line.line_total)}</span>
          </li>
        ))}
      </ul>
      <Sums invoice={invoice} />
    </Card>
  );
}

function Standing({ invoice: { payment, is_cancelled } }: { invoice: Invoice }) {
  if (is_cancelled) return <Badge tone="wrong">Dibatalkan</Badge>;
  return <Badge tone={tones[payment.status]}>{standingWords(payment)}</Badge>;
}

const tones = {
  UNPAID: 'soon',
  WAITING_VERIFICATION: 'soon',
  PAID: 'brand',
  REFUNDED: 'neutral',
} as const;

type PartyProps = { name: string; party: Invoice['seller']; tax: Invoice['tax'] };

const Party = ({ name, party, tax }: PartyProps) => (
  <div className="min-w-0 wrap-anywhere">
    <dt className="text-sm text-ink-soft">{name}</dt>
    <dd>
      <b className="block font-semibold">{party.name}</b>
      {addressOf(party)}
      {party.phone_number && <span className="block">{phone(party.phone_number)}</span>}
      {tax && (
        <span className="block">
          NPWP/NIK {tax.tax_number}, a.n. {tax.taxpayer_name}
        </span>
      )}
    </dd>
  </div>
);

function Sums({ invoice }: { invoice: Invoice }) {
  const { tax, payment_method, term_days } = invoice;
  return (
    <>
      <dl className="mt-3 grid gap-1">
        {goodsRows(invoice).map(([name, amount]) => (
          <Sum key={name} name={name} amount={amount} />
        ))}
        <Sum name="Ongkos kirim" amount={invoice.shipping_fee} />
        <Sum name="Total" amount={invoice.total_amount} isStrong />
        {paidRows(invoice.payment).map(([name, amount]) => (
          <Sum key={name} name={name} amount={amount} />
        ))}
        {tax &&
          taxRows(tax).map(([name, amount]) => <Sum key={name} name={name} amount={amount} />)}
      </dl>
      {tax && <p className="mt-1 text-sm text-ink-soft">{taxNote(tax)}</p>}
      <p className="mt-3 text-sm">
        <span className="text-ink-soft">Terbilang:</span> {invoice.amount_in_words}
      </p>
      <p className="text-sm">
        <span className="text-ink-soft">Pembayaran:</span> {paymentMethodWords[payment_method]}
        {term_days !== null && ` ${term_days} hari`}
      </p>
    </>
  );
}

type SumProps = { name: string; amount: number; isStrong?: boolean };

const Sum = ({ name, amount, isStrong = false }: SumProps) => (
  <div
    className={`flex flex-wrap justify-between gap-x-3 ${isStrong ? 'text-lg font-bold' : 'text-ink-soft'}`}
  >
    <dt>{name}</dt>
    <dd className="wrap-anywhere tabular-nums">{rupiah(amount)}</dd>
  </div>
);
