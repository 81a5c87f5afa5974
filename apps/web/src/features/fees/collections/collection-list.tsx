import type { FeeCollection } from '@marketplace/contract/fee-collections';
import { useState } from 'react';
import { rupiah } from '../../../platform/format/money.ts';
import { LoadMore } from '../../../platform/lists/load-more.tsx';
import { useBarrier } from '../../../platform/store-standing.ts';
import { BottomActions } from '../../../ui/bottom-actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyReceiptDrawing } from '../../../ui/drawings/empty-receipt-drawing.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { isPayable } from '../fee-words.ts';
import { CollectionCard } from './collection-card.tsx';
import { useBeginPayment } from './use-begin-payment.ts';

type Props = {
  store_id: string;
  collections: readonly FeeCollection[];
  isLoading: boolean;
  onMore: (() => void) | undefined;
};

/** The weeks; those that are owed are ticked, to be paid with one transfer. */
export function CollectionList({ store_id, collections, isLoading, onMore }: Props) {
  const barrier = useBarrier('store', store_id);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const begin = useBeginPayment(store_id);
  const payable = barrier ? [] : collections.filter(isPayable);
  const chosen = payable.filter(({ id }) => !left.has(id));
  const toggle = (id: string) =>
    setLeft((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  if (collections.length === 0) {
    return (
      <EmptyScreen
        drawing={<EmptyReceiptDrawing />}
        title="Belum ada tagihan"
        text="Tagihan pertama datang hari Senin setelah ada pesanan yang selesai."
      />
    );
  }
  return (
    <>
      <ul aria-label="Tagihan biaya" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {collections.map((collection) => (
          <li key={collection.id}>
            <CollectionCard
              collection={collection}
              isChosen={payable.length > 1 ? !left.has(collection.id) : undefined}
              onToggle={payable.includes(collection) ? () => toggle(collection.id) : undefined}
            />
          </li>
        ))}
      </ul>
      {onMore && <LoadMore isBusy={isLoading} onMore={onMore} />}
      {barrier && collections.some(isPayable) && <p className="text-ink-soft">{barrier}</p>}
      {payable.length > 0 && (
        <BottomActions>
          <Button
            isBlock
            isBusy={begin.isBusy}
            disabled={chosen.length === 0}
            onClick={() => begin.run(chosen.map(({ id }) => id))}
          >
            {chosen.length === 0
              ? 'Pilih tagihan dulu'
              : `Bayar ${rupiah(chosen.reduce((sum, { amount }) => sum + amount, 0))}`}
          </Button>
        </BottomActions>
      )}
    </>
  );
}
