import type { OrderRow } from '@marketplace/contract/order-row';
import type { ReactNode } from 'react';
import type { OrderPage } from '../order-page.ts';
import { piecesOf } from './marked-pieces.ts';

export type Matched = {
  /** The text, with what was searched for marked in it. */
  mark: (text: string) => ReactNode;
  /** The order with the goods that were found, where it would name others. */
  withGoods: (order: OrderRow) => OrderRow;
};

/** What the server says of why the orders of these pages were found. */
export function matchedIn(pages: readonly OrderPage[]): Matched {
  const texts = pages.flatMap(({ matched }) => matched?.texts ?? []);
  const products = Object.assign({}, ...pages.map(({ matched }) => matched?.products)) as Record<
    string,
    string
  >;
  return {
    mark: (text) =>
      piecesOf(text, texts).map(({ from, piece, isFound }) =>
        isFound ? (
          <mark key={from} className="rounded-sm bg-soon-100 font-semibold text-ink">
            {piece}
          </mark>
        ) : (
          piece
        ),
      ),
    withGoods: (order) => {
      const first_product_name = products[order.id];
      return first_product_name ? { ...order, first_product_name } : order;
    },
  };
}
