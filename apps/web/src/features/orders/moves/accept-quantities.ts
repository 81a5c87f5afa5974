import { loweredTotal } from '@marketplace/contract/reckon-paid';

/** A line as the form of accepting needs it. */
export type AcceptLine = {
  id: string;
  product_name: string;
  uom_name: string;
  ordered_quantity: number;
  unit_price: number;
  /** What was taken off all of it; a draft of before does not say it. */
  ordered_discount?: number | undefined;
};

/** By line; one that is not named stays as ordered. */
export type Quantities = Readonly<Record<string, number>>;

export const quantityOf = ({ id, ordered_quantity }: AcceptLine, quantities: Quantities): number =>
  quantities[id] ?? ordered_quantity;

/** The lines of which less is sent, as the server takes them. */
export const loweredLines = (lines: readonly AcceptLine[], quantities: Quantities) =>
  lines
    .filter((line) => quantityOf(line, quantities) < line.ordered_quantity)
    .map((line) => ({ line_id: line.id, quantity: quantityOf(line, quantities) }));

/** What the goods are worth, at the prices agreed and with what is taken off them. */
export const goodsTotal = (lines: readonly AcceptLine[], quantities: Quantities): number =>
  lines.reduce(
    (sum, line) =>
      sum +
      loweredTotal(
        { ...line, ordered_discount: line.ordered_discount ?? 0 },
        quantityOf(line, quantities),
      ),
    0,
  );

export const isNothingLeft = (lines: readonly AcceptLine[], quantities: Quantities): boolean =>
  lines.length > 0 && lines.every((line) => quantityOf(line, quantities) === 0);
