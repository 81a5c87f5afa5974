import type { OrderRow } from '@marketplace/contract/order-row';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useKeptColumns } from '../../../platform/lists/use-kept-columns.ts';
import type { ColumnChoice, TableColumn } from '../../../ui/table/columns.ts';
import type { OrderSearch } from '../order-search.ts';
import { choiceOf } from './columns-choice.ts';

/** The columns as the address names them, else as the person keeps them; what is chosen goes where it came from. */
export function useOrderColumns(search: OrderSearch, all: readonly TableColumn<OrderRow>[]) {
  const navigate = useNavigate();
  const [kept, keep] = useKeptColumns('orders');
  const { columns } = search;
  const named = useMemo(() => choiceOf(columns, all), [columns, all]);
  const choose = async (choice: ColumnChoice) => {
    if (!named) return keep(choice);
    const { columnsText } = await import('./columns-text.ts');
    void navigate({
      to: '/seller/orders',
      search: { ...search, columns: columnsText(choice, all) },
      replace: true,
      resetScroll: false,
    });
  };
  return [named ?? kept, (choice: ColumnChoice) => void choose(choice)] as const;
}
