import type { InventoryChange } from '@marketplace/contract/inventory-list';
import { moment } from '../../../platform/format/time.ts';
import { LoadMore } from '../../../platform/lists/load-more.tsx';
import { useTimeZone } from '../../../platform/use-time-zone.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyBoxDrawing } from '../../../ui/drawings/empty-box-drawing.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { lazyPart, useLazyPart } from '../../../ui/lazy-part.ts';
import { changeTitle, changeWords, sourceWords } from './history-words.ts';

const chart = lazyPart(() => import('./history-chart.tsx').then((module) => module.HistoryChart));

type Props = {
  store_id: string;
  changes: InventoryChange[];
  total: number;
  isLoading: boolean;
  onMore: (() => void) | undefined;
};

/** Newest first; what it did to price and stock is drawn above. */
export function HistoryList({ store_id, changes, total, isLoading, onMore }: Props) {
  const timeZone = useTimeZone(store_id);
  const { loaded: HistoryChart } = useLazyPart(chart, changes.length > 1);
  if (total === 0) {
    return (
      <EmptyScreen
        drawing={<EmptyBoxDrawing />}
        title="Belum ada perubahan"
        text="Setiap perubahan harga dan stok akan tercatat di sini."
      />
    );
  }
  return (
    <>
      {HistoryChart && <HistoryChart changes={changes} timeZone={timeZone} />}
      <Card isFlush>
        <ol aria-label="Perubahan" className="divide-y divide-line">
          {changes.map((change) => (
            <li key={change.id} className="px-4 py-3">
              <span className="flex flex-wrap justify-between gap-x-4">
                <b className="font-semibold">{changeTitle(change)}</b>
                <span className="text-sm text-ink-soft">{moment(change.created_at, timeZone)}</span>
              </span>
              <span className="block tabular-nums">{changeWords(change)}</span>
              <span className="block text-sm text-ink-soft">{sourceWords(change)}</span>
              {change.note && <span className="block text-sm wrap-anywhere">“{change.note}”</span>}
            </li>
          ))}
        </ol>
      </Card>
      {onMore && <LoadMore isBusy={isLoading} onMore={onMore} />}
    </>
  );
}
