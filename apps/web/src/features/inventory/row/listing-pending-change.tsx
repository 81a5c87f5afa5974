import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { CloudUpload } from 'lucide-react';
import { useIsOnline } from '../../../platform/device/use-is-online.ts';
import { rupiah } from '../../../platform/format/money.ts';
import { clockOrMoment } from '../../../platform/format/time.ts';
import type { OutboxItem } from '../../../platform/offline/device-records.ts';
import { heldUpBy, heldUpSentences } from '../../../platform/offline/held-up.ts';
import { isOnItsWay } from '../../../platform/offline/outbox-line.ts';
import { useTakeBack } from '../../../platform/offline/use-take-back.ts';
import { useAction } from '../../../platform/use-action.ts';
import { useTimeZone } from '../../../platform/use-time-zone.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { stockWords } from '../inventory-words.ts';
import { type Change, type ListingChange, wantedBy } from './use-listing-change.ts';

type Props = {
  waiting: OutboxItem | undefined;
  row: InventoryRow;
  onChange: Change;
  className: string;
};

/** Under the row: that a change waits for a signal, or what stands against it. */
export function ListingPendingChange({ waiting, row, onChange, className }: Props) {
  const isOnline = useIsOnline();
  const takeBack = useTakeBack();
  const takeMine = useAction(async (current: InventoryRow) => {
    if (!waiting || !(await takeBack(waiting.id))) return;
    await onChange(wantedBy(waiting), current);
  });
  if (!waiting) return null;
  const remove = () => takeBack(waiting.id);
  if (waiting.refusal) {
    const current = waiting.refusal.current_inventories?.find(({ id }) => id === row.id);
    return (
      <div className={classNames('px-4 pb-3', className)}>
        {current ? (
          <Conflict
            current={current}
            wanted={wantedBy(waiting)}
            onMine={() => takeMine.run(current)}
            onTheirs={() => void remove()}
          />
        ) : (
          <Banner kind="error" onClose={() => void remove()}>
            {waiting.refusal.error_message || 'Ditolak oleh server.'}
          </Banner>
        )}
      </div>
    );
  }
  const by = heldUpBy(waiting, isOnline);
  if (!by) return null;
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center justify-between gap-2 px-4 pb-3',
        className,
      )}
    >
      <p className="flex items-center gap-1.5 text-sm font-semibold text-soon-700">
        <CloudUpload aria-hidden className="size-4 shrink-0" />
        {heldUpSentences[by]}
      </p>
      {!isOnItsWay(waiting) && (
        <Button variant="secondary" size="sm" onClick={() => void remove()}>
          Batalkan
        </Button>
      )}
    </div>
  );
}

type ConflictProps = {
  current: InventoryRow;
  wanted: ListingChange;
  onMine: () => void;
  onTheirs: () => void;
};

/** Somebody was faster: what there is now, what was meant, and both ways out. */
function Conflict({ current, wanted, onMine, onTheirs }: ConflictProps) {
  const timeZone = useTimeZone(current.store_id);
  const by = current.updated_by_name ? ` oleh ${current.updated_by_name}` : '';
  const at = clockOrMoment(current.updated_at, timeZone);
  return (
    <Banner kind="important">
      <b className="block">{`${nowWords(current, wanted)}${by}, ${at}.`}</b>
      {`Anda menulis ${mineWords(current, wanted)}.`}
      <span className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={onMine}>
          Pakai punya saya
        </Button>
        <Button size="sm" variant="secondary" onClick={onTheirs}>
          Biarkan yang sekarang
        </Button>
      </span>
    </Banner>
  );
}

const nowWords = (current: InventoryRow, { price, counted, state }: ListingChange): string =>
  [
    price !== undefined && `Harga kini ${rupiah(current.price)}`,
    counted !== undefined && `Stok kini ${stockWords(current)}`,
    state && `Kini ${current.state === 'ACTIVE' ? 'dijual' : 'tidak dijual'}`,
  ]
    .filter(Boolean)
    .join(', ');

const mineWords = (current: InventoryRow, { price, counted, state }: ListingChange): string =>
  [
    price !== undefined && rupiah(price),
    counted !== undefined && stockWords({ ...current, stock: counted }),
    state && (state === 'ACTIVE' ? 'dijual' : 'tidak dijual'),
  ]
    .filter(Boolean)
    .join(', ');
