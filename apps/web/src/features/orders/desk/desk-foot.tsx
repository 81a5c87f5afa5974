import type { OrderRow } from '@marketplace/contract/order-row';
import { useEffect, useState } from 'react';
import { lazyPart, useLazyPart } from '../../../ui/lazy-part.ts';
import type { Selection } from '../../../ui/table/selection.ts';
import type { SelectionBarProps } from './selection-bar.tsx';

const bar = lazyPart(() => import('./selection-bar.tsx').then((module) => module.SelectionBar));
const afterScreen = 2000;

/** The place under the table for what is selected; its code comes once the screen is there, or something is. */
export function DeskFoot(props: SelectionBarProps) {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), afterScreen);
    return () => clearTimeout(timer);
  }, []);
  const { loaded: SelectionBar } = useLazyPart(bar, isLater || isAny(props.selection));
  return (
    <div
      className={props.isEmpty ? undefined : 'min-h-14 shrink-0 border-t border-line bg-surface'}
    >
      {SelectionBar && <SelectionBar {...props} />}
    </div>
  );
}

const isAny = (selection: Selection<OrderRow>) =>
  selection.kind === 'all' || selection.rows.size > 0;
