import { mostPapers } from '@marketplace/contract/paper-kinds';
import { Printer } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { lazyPart, useLazyPart } from '../../../ui/lazy-part.ts';
import { Opening } from '../../../ui/opening-veil.tsx';
import { Sheet } from '../../../ui/sheet.tsx';

const choices = lazyPart(() =>
  import('../papers/paper-choices.tsx').then((part) => part.PaperChoices),
);

type Props = { store_id: string; order_ids: readonly string[] };

/** Papers for all that are selected, as one file. */
export function BulkPapers({ store_id, order_ids }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { loaded: PaperChoices, hasFailed } = useLazyPart(choices, isOpen);
  const close = () => setOpen(false);
  if (order_ids.length > mostPapers) return null;
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        icon={<Printer aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Cetak
      </Button>
      <Sheet isOpen={isOpen} onClose={close} title={`Cetak untuk ${order_ids.length} pesanan`}>
        <div className="-mx-4">
          <p id={id} className="px-4 pb-2 text-sm text-ink-soft">
            Semua dalam satu PDF.
          </p>
          {PaperChoices ? (
            <PaperChoices store_id={store_id} order_ids={order_ids} labelledBy={id} />
          ) : (
            <Opening hasFailed={hasFailed} label="Tutup" onAct={close} />
          )}
        </div>
      </Sheet>
    </>
  );
}
