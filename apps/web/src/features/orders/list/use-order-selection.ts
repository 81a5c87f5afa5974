import type { OrderRow } from '@marketplace/contract/order-row';
import { useState } from 'react';
import { wordsFor } from '../../../platform/api/failure.ts';
import {
  allSelected,
  nothingSelected,
  type Selection,
  withRow,
  withRows,
} from '../../../ui/table/selection.ts';
import { showToast } from '../../../ui/toast.tsx';

const most = 1000;

/** What is selected of a list; another list begins with nothing. `between`: the orders from one place to another. */
export function useOrderSelection(
  name: string,
  between: (from: number, to: number) => Promise<OrderRow[]>,
) {
  const [chosen, setChosen] = useState<{ name: string; selection: Selection<OrderRow> }>({
    name,
    selection: nothingSelected,
  });
  const selection = chosen.name === name ? chosen.selection : nothingSelected;
  const select = (selection: Selection<OrderRow>) => setChosen({ name, selection });
  const tick = async (from: number, to: number, willSelect: boolean) => {
    if (to - from >= most) {
      showToast({
        text: `Paling banyak ${most.toLocaleString('id-ID')} pesanan sekaligus. Pakai “Pilih semua”.`,
        kind: 'error',
      });
      return;
    }
    try {
      const orders = await between(from, to);
      setChosen((now) => {
        if (now.name !== name && chosen.name === name) return now;
        const before = now.name === name ? now.selection : nothingSelected;
        return { name, selection: withTicks(before, orders, willSelect) };
      });
    } catch (error) {
      showToast({ text: wordsFor(error), kind: 'error' });
    }
  };
  const tickAll = () => {
    const isNothing = selection.kind === 'some' && selection.rows.size === 0;
    select(isNothing ? allSelected : nothingSelected);
  };
  return { selection, select, tick, tickAll };
}

const withTicks = (
  before: Selection<OrderRow>,
  orders: readonly OrderRow[],
  willSelect: boolean,
) =>
  willSelect
    ? withRows(
        before,
        orders.map((order) => [order.id, order] as const),
      )
    : orders.reduce((so, order) => withRow(so, order.id, order, false), before);
