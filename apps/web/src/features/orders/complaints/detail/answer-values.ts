import type { ComplaintDetail, ComplaintLine } from '@marketplace/contract/complaint';
import type { GoodsEnd, OfferKind } from '@marketplace/contract/complaint-words';
import type { RespondBody } from '@marketplace/contract/complaints';
import { fieldErrorTable } from '@marketplace/contract/field-errors';
import { paidFor } from '@marketplace/contract/reckon-paid';
import { number } from '../../../../platform/format/money.ts';
import { textCheck } from '../../../../platform/forms/checks.ts';
import type { Problems } from '../../../../platform/forms/problems.ts';
import { readRupiah } from '../../../../platform/forms/rupiah.ts';
import { noPhotos, type WithPhotos } from '../complaint-photos.tsx';

/** What the form is about; kept with its draft. */
export type AnswerBase = {
  store_id: string;
  lines: readonly ComplaintLine[];
  most_shipping_amount: number;
};

export const answerBase = ({ complaint, lines, order }: ComplaintDetail): AnswerBase => ({
  store_id: complaint.store_id,
  lines,
  most_shipping_amount: order.most_shipping_amount,
});

/** An offer, or why there is none. */
export type How = OfferKind | 'REFUSE';

export type AnswerValues = WithPhotos & {
  how: How | '';
  /** Where goods go that come back. */
  goods: Exclude<GoodsEnd, 'KEPT'> | '';
  quantities: Record<string, number>;
  /** What goes back for a line, as typed. */
  amounts: Record<string, string>;
  shipping: string;
  text: string;
};

export const initialAnswer = ({ lines }: AnswerBase): AnswerValues => ({
  how: '',
  goods: '',
  quantities: Object.fromEntries(lines.map(({ line_id, quantity }) => [line_id, quantity])),
  amounts: Object.fromEntries(
    lines.map(({ line_id, most_amount }) => [line_id, number(most_amount)]),
  ),
  shipping: '',
  text: '',
  ...noPhotos,
});

export const givesMoney = (how: AnswerValues['how']): boolean =>
  how === 'REFUND' || how === 'RETURN';

/** As typed; nothing is nothing. */
const shippingOf = (text: string, most: number) =>
  text.trim() === '' ? { amount: 0 } : readRupiah(text, 0, most);

/** What may go back for some of the pieces of a line, of what may for all it is about. */
export function mostFor(line: ComplaintLine, chosen: number): number {
  const { quantity, most_amount, line_total, ordered_quantity, complained_before } = line;
  const some = Math.min(chosen, quantity);
  // A draft of before says no more than what may go back for all.
  return line_total === undefined || complained_before === undefined
    ? Math.floor((most_amount * some) / quantity)
    : paidFor({ line_total, ordered_quantity, complained_before }, some);
}

const chosenLines = ({ lines }: AnswerBase, { quantities }: AnswerValues) =>
  lines.flatMap((line) => {
    const quantity = quantities[line.line_id] ?? 0;
    return quantity > 0 ? [{ line, quantity }] : [];
  });

/** What goes back altogether, as far as it can be read. */
export function refundOf(values: AnswerValues, base: AnswerBase): number {
  if (!givesMoney(values.how)) return 0;
  const amounts = chosenLines(base, values).map(
    ({ line }) => readRupiah(values.amounts[line.line_id] ?? '', 0, line.most_amount).amount ?? 0,
  );
  const shipping = shippingOf(values.shipping, base.most_shipping_amount).amount ?? 0;
  return amounts.reduce((sum, amount) => sum + amount, shipping);
}

export function answerProblems(values: AnswerValues, base: AnswerBase): Problems {
  const { how, goods, amounts, shipping, text } = values;
  const problems: Problems = {};
  if (!how) return { how: fieldErrorTable.required };
  const said = textCheck(text, how === 'REFUSE' ? 5 : 0, 1000);
  if (said) problems.text = fieldErrorTable[said];
  if (how === 'REFUSE') return problems;
  const chosen = chosenLines(base, values);
  if (chosen.length === 0) problems.lines = 'Pilih barangnya: jumlah paling sedikit 1.';
  if (how === 'RETURN' && !goods) problems.goods = fieldErrorTable.required;
  if (!givesMoney(how)) return problems;
  for (const { line, quantity } of chosen) {
    const { amount, problem } = readRupiah(amounts[line.line_id] ?? '', 0, line.most_amount);
    if (problem) problems[`amount ${line.line_id}`] = fieldErrorTable[problem];
    else if (amount > mostFor(line, quantity))
      problems[`amount ${line.line_id}`] = fieldErrorTable.more_than_paid;
  }
  const { problem } = shippingOf(shipping, base.most_shipping_amount);
  if (problem) problems.shipping = fieldErrorTable[problem];
  if (Object.keys(problems).length === 0 && refundOf(values, base) === 0)
    problems.lines = 'Isi berapa uang yang dikembalikan.';
  return problems;
}

/** As it is sent. */
export function answerBody(
  values: AnswerValues,
  base: AnswerBase,
): Pick<RespondBody, 'offer' | 'text'> {
  const { how, goods, amounts, shipping } = values;
  const text = values.text.trim();
  if (how === 'REFUSE' || how === '') return { offer: null, text };
  return {
    text,
    offer: {
      kind: how,
      goods: how === 'RETURN' ? goods || 'TO_STOCK' : 'KEPT',
      lines: chosenLines(base, values).map(({ line: { line_id, most_amount }, quantity }) => ({
        line_id,
        quantity,
        ...(givesMoney(how) && {
          amount: readRupiah(amounts[line_id] ?? '', 0, most_amount).amount ?? 0,
        }),
      })),
      shipping_amount: givesMoney(how)
        ? (shippingOf(shipping, base.most_shipping_amount).amount ?? 0)
        : 0,
    },
  };
}
