import type { ComplaintTerms } from '@marketplace/contract/complaint';
import type { GoodsEnd, OfferKind } from '@marketplace/contract/complaint-words';
import type { FieldErrorCode } from '@marketplace/contract/field-errors';
import { paidFor } from '@marketplace/contract/reckon-paid';
import { fail } from '../../../platform/failure.ts';
import type { DisputedLine } from './disputed-lines.sql.ts';

export type Asked = {
  kind: OfferKind;
  goods: GoodsEnd;
  lines: readonly { line_id: string; quantity: number; amount?: number | undefined }[];
  shipping_amount: number;
};

/** What may go back at most: of the lines it is about what was paid for them, and of the shipping what is left of it. */
export type Most = {
  lines: readonly DisputedLine[];
  shipping_amount: number;
  /** Whether it ends with all of that or with nothing, because nobody has paid. */
  is_all_or_nothing: boolean;
};

/** What was asked for as it would be carried out, or a refusal that names every field it is about. */
export function termsOf(asked: Asked, most: Most, path = ''): ComplaintTerms {
  const wrong: Record<string, FieldErrorCode> = {};
  const known = new Map(most.lines.map((line) => [line.line_id, line]));
  const isReplaced = asked.kind === 'REPLACEMENT';
  const lines = asked.lines.map(({ line_id, quantity, amount }, index) => {
    const at = `${path}lines.${index}`;
    const line = known.get(line_id);
    const price = isReplaced || !line ? 0 : paidFor(line, quantity);
    if (!line) wrong[`${at}.line_id`] = 'line_unknown';
    else if (quantity > line.quantity) wrong[`${at}.quantity`] = 'more_than_ordered';
    else if (amount !== undefined && amount > price) wrong[`${at}.amount`] = 'more_than_paid';
    return { line_id, quantity, amount: amount ?? price };
  });
  if (asked.shipping_amount > (isReplaced ? 0 : most.shipping_amount))
    wrong[`${path}shipping_amount`] = 'more_than_paid';
  const refund_amount = lines.reduce((sum, { amount }) => sum + amount, asked.shipping_amount);
  if (!isReplaced && refund_amount === 0) wrong[`${path}lines`] = 'too_small';
  if (Object.keys(wrong).length > 0) fail('validation_failed', wrong);
  if (most.is_all_or_nothing) mustBeAll({ ...asked, lines }, most, path);
  const { kind, goods, shipping_amount } = asked;
  return { kind, goods, lines, shipping_amount, refund_amount };
}

/** Less than all would leave an order that somebody has paid, and nobody has. */
function mustBeAll(
  {
    kind,
    lines,
    shipping_amount,
  }: Pick<Asked, 'kind' | 'shipping_amount'> & Pick<ComplaintTerms, 'lines'>,
  most: Most,
  path: string,
): void {
  const refuse = (field: string) => fail('validation_failed', { [path + field]: 'not_paid_yet' });
  if (kind === 'REPLACEMENT') refuse('kind');
  const asked = lines.reduce((sum, { amount }) => sum + amount, 0);
  const paid = most.lines.reduce((sum, line) => sum + paidFor(line, line.quantity), 0);
  if (asked < paid) refuse('lines');
  if (shipping_amount < most.shipping_amount) refuse('shipping_amount');
}

/** All that a complaint is about; the shipping too, where that is the whole order. */
export const wholeTerms = (most: Most, goods: GoodsEnd, isWholeOrder: boolean): ComplaintTerms =>
  termsOf(
    {
      kind: goods === 'KEPT' ? 'REFUND' : 'RETURN',
      goods,
      lines: most.lines.map(({ line_id, quantity }) => ({ line_id, quantity })),
      shipping_amount: isWholeOrder ? most.shipping_amount : 0,
    },
    most,
  );

/** Nothing goes back, because it was not right or, of a report, because it was. */
export const wordsOnly = (kind: 'NOTHING' | 'UPHELD'): ComplaintTerms => ({
  kind,
  goods: 'KEPT',
  lines: [],
  shipping_amount: 0,
  refund_amount: 0,
});
