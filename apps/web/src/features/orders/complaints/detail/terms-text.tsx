import type { ComplaintLine, ComplaintTerms } from '@marketplace/contract/complaint';
import { offerKinds } from '@marketplace/contract/complaint-words';
import { number, rupiah } from '../../../../platform/format/money.ts';
import { goodsWords, termsWords } from '../complaint-words.ts';

type Props = { terms: ComplaintTerms; lines: readonly ComplaintLine[] };

/** What was offered or decided: what goes back, for which goods, and where they go. */
export function TermsText({ terms, lines }: Props) {
  const { kind, goods, refund_amount, shipping_amount } = terms;
  const named = terms.lines.map((line) => ({
    ...line,
    about: lines.find(({ line_id }) => line_id === line.line_id),
  }));
  return (
    <div className="mt-1.5 rounded-lg bg-sunken px-3 py-2 text-sm">
      <p className="flex flex-wrap justify-between gap-x-3 font-semibold">
        <span>{termsWords[kind]}</span>
        {refund_amount > 0 && <span className="tabular-nums">{rupiah(refund_amount)}</span>}
      </p>
      {kind === 'RETURN' && <p className="text-ink-soft">{goodsWords[goods]}</p>}
      {offerKinds.some((each) => each === kind) && (
        <ul className="mt-1">
          {named.map(({ line_id, quantity, amount, about }) => (
            <li key={line_id} className="flex flex-wrap justify-between gap-x-3">
              <span className="min-w-0 wrap-anywhere">
                {number(quantity)} {about?.uom_name} {about?.product_name}
              </span>
              {amount > 0 && <span className="tabular-nums">{rupiah(amount)}</span>}
            </li>
          ))}
          {shipping_amount > 0 && (
            <li className="flex flex-wrap justify-between gap-x-3">
              <span>Ongkos kirim</span>
              <span className="tabular-nums">{rupiah(shipping_amount)}</span>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
