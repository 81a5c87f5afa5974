import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { number } from '../../../platform/format/money.ts';
import { useServices } from '../../../platform/services.ts';
import { Banner } from '../../../ui/banner.tsx';
import { BottomActions } from '../../../ui/bottom-actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { CountSheet } from './count-sheet.tsx';
import type { FoundShelf } from './find.ts';
import { FindShelf } from './find-shelf.tsx';
import { knownShelvesQuery } from './shelves.query.ts';
import {
  countedWords,
  mostCounted,
  shelfName,
  type Take,
  withCount,
  withoutCount,
} from './take.ts';
import { useBarcode } from './use-barcode.ts';

type Props = {
  store_id: string;
  take: Take;
  onChange: (change: (take: Take) => Take) => void;
  onReview: () => void;
  onCancel: () => void;
};

/** Scan, count, next; what was counted runs along below. */
export function Counting({ store_id, take, onChange, onReview, onCancel }: Props) {
  const { data } = useQuery(knownShelvesQuery(useServices(), store_id));
  const shelves = data?.shelves ?? [];
  const { ask, problem, forget } = useBarcode(store_id, shelves);
  const [open, setOpen] = useState<FoundShelf>();
  // An answer may come when another shelf has been opened meanwhile.
  const current = useRef<FoundShelf>(undefined);
  const show = (found: FoundShelf | undefined) => {
    current.current = found;
    setOpen(found);
  };
  const find = async (barcode: string, byCamera: boolean): Promise<boolean> => {
    const found = await ask(barcode);
    if (!found || current.current) return false;
    setByCamera(byCamera);
    show(found);
    return true;
  };
  const [isScanning, setScanning] = useState(false);
  const [isByCamera, setByCamera] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const isFull = take.counted.length >= mostCounted;
  const before = take.counted.find(({ shelf }) => shelf.variant_id === open?.shelf.variant_id);
  return (
    <>
      <p className="font-semibold">
        {[take.name, `${number(take.counted.length)} produk dihitung`].filter(Boolean).join(' · ')}
      </p>
      {isFull ? (
        <Banner kind="important">
          {`Sudah ${number(mostCounted)} produk. Selesaikan yang ini, lalu mulai sesi baru.`}
        </Banner>
      ) : (
        <FindShelf
          store_id={store_id}
          isScanning={isScanning}
          onScan={setScanning}
          isCounting={open !== undefined}
          shelves={shelves}
          problem={problem}
          onForget={forget}
          onBarcode={find}
          onFound={(found) => {
            setByCamera(false);
            show(found);
          }}
        />
      )}
      {take.counted.length > 0 && (
        <Card isFlush>
          <ul aria-label="Sudah dihitung" className="divide-y divide-line">
            {take.counted.map((counted) => (
              <li key={counted.shelf.variant_id}>
                <ListRow
                  title={shelfName(counted.shelf)}
                  subtitle={countedWords(counted)}
                  trailing={<span className="text-sm text-brand-700">Ubah</span>}
                  onClick={() => {
                    setByCamera(false);
                    show({ shelf: counted.shelf });
                  }}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Button variant="quiet" className="justify-self-start" onClick={() => setLeaving(true)}>
        Batalkan sesi ini
      </Button>
      {take.counted.length > 0 && (
        <BottomActions>
          <Button isBlock onClick={onReview}>
            Selesai, lihat selisih
          </Button>
        </BottomActions>
      )}
      {open && (
        <CountSheet
          key={open.shelf.variant_id}
          store_id={store_id}
          found={open}
          before={before}
          onClose={() => show(undefined)}
          onSave={(counted, next) => {
            onChange((now) => withCount(now, counted));
            show(undefined);
            if (next) return void find(next, false);
            // Whoever holds the phone before the shelf goes on to the next product.
            setScanning(isByCamera);
          }}
          onRemove={() => {
            onChange((now) => withoutCount(now, open.shelf.variant_id));
            show(undefined);
          }}
          onNext={(barcode) => {
            show(undefined);
            void find(barcode, false);
          }}
        />
      )}
      <ConfirmDialog
        isOpen={isLeaving}
        onClose={() => setLeaving(false)}
        title="Batalkan sesi ini?"
        text={`${number(take.counted.length)} produk yang sudah dihitung dibuang. Stok tidak berubah.`}
        confirmLabel="Buang hitungan"
        isDanger
        onConfirm={onCancel}
      />
    </>
  );
}
