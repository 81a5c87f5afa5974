import { mostGridRows } from '@marketplace/contract/inventory-plan-words';
import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { Redo2, Trash2, Undo2 } from 'lucide-react';
import { number } from '../../../platform/format/money.ts';
import { Banner } from '../../../ui/banner.tsx';
import { BottomActions } from '../../../ui/bottom-actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { countCells } from './grid-edits.ts';
import type { GridChanges } from './use-grid-changes.ts';

type Props = {
  changes: GridChanges;
  /** What has just been done, for who does not see it. */
  said: string;
  /** How many of what is typed somebody else has changed meanwhile. */
  contested: number;
  /** Listings as they are now. */
  read: (ids: string[]) => Promise<ReadonlyMap<string, InventoryRow>>;
  undo: () => void;
  redo: () => void;
  /** Leads to a row with something wrong in it. */
  onProblem: (id: string) => void;
};

/** How much was changed, the way back, and the way on to the preview. */
export function ChangesBar({ changes, said, contested, read, undo, redo, onProblem }: Props) {
  const { edits, problems } = changes;
  const products = Object.keys(edits).length;
  const [wrong] = problems.keys();
  const isTooMuch = products > mostGridRows;
  const count =
    products === 0
      ? 'Belum ada perubahan'
      : `${number(countCells(edits))} perubahan di ${number(products)} produk`;
  return (
    <>
      {contested > 0 && (
        <Banner kind="important">
          {`${number(contested)} produk yang Anda isi baru saja diubah orang lain. Isi ulang untuk tetap memakai angka Anda, atau hapus isiannya.`}
        </Banner>
      )}
      {isTooMuch && (
        <Banner kind="error">{`Paling banyak ${number(mostGridRows)} produk sekali pratinjau.`}</Banner>
      )}
      <BottomActions className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-40">
          <p className="font-semibold">{count}</p>
          <p role="status" className="text-sm text-ink-soft empty:hidden">
            {said}
          </p>
          {wrong !== undefined && (
            <button
              type="button"
              onClick={() => onProblem(wrong)}
              className="min-h-6 text-sm font-medium text-wrong-700 underline"
            >
              {`${number(problems.size)} produk perlu diperbaiki`}
            </button>
          )}
        </div>
        <div className="flex">
          <IconButton label="Urungkan" disabled={!changes.mayUndo} onClick={undo}>
            <Undo2 aria-hidden />
          </IconButton>
          <IconButton label="Ulangi" disabled={!changes.mayRedo} onClick={redo}>
            <Redo2 aria-hidden />
          </IconButton>
          <IconButton
            label="Buang semua perubahan"
            disabled={products === 0}
            onClick={() => changes.change(() => ({}))}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </div>
        <Button
          className="max-sm:w-full"
          isBusy={changes.isPlanning}
          disabled={products === 0 || problems.size > 0 || isTooMuch}
          onClick={() => changes.preview(read)}
        >
          Lihat pratinjau
        </Button>
      </BottomActions>
    </>
  );
}
