import { mostGridRows } from '@marketplace/contract/inventory-plan-words';
import { useRef, useState } from 'react';
import { number } from '../../../platform/format/money.ts';
import { useAction } from '../../../platform/use-action.ts';
import { copiedCells, filledBox, filledTexts, pastedBox, pastedTexts } from './block-edits.ts';
import { readBlock, writeBlock } from './block-text.ts';
import { fieldAt, gridColumns, gridFields } from './grid-cells.ts';
import { type OpenCell, textIn, withOpenCell, withoutCells, withTexts } from './grid-edits.ts';
import { boxOf, type Cell, type Selection, within } from './grid-moves.ts';
import type { GridChanges } from './use-grid-changes.ts';
import type { GridRows } from './use-grid-rows.ts';

/** A cell that is being typed into. Begun by typing, arrows end it; begun by Enter, they move in the text. */
export type Editing = OpenCell & { isTyped: boolean };

const atStart: Selection = { at: { row: 0, column: 2 }, to: { row: 0, column: 2 } };

const copiedWords = ({ top, bottom }: ReturnType<typeof boxOf>) =>
  `${number(bottom - top + 1)} baris disalin.`;

/** What is done in the grid: where one is, what is typed, and blocks that are pasted, copied, filled and cleared. */
export function useGridWork(ids: readonly string[], rows: GridRows, changes: GridChanges) {
  const [kept, setSelection] = useState(atStart);
  // Rows at the end may go with what was typed over them.
  const selection = within(kept, ids.length);
  const [editing, setEditing] = useState<Editing>();
  const [said, setSaid] = useState('');
  // An open cell is closed once, whether by a key, by a tap elsewhere, or by both.
  const open = useRef<Editing>(undefined);
  const { at } = selection;
  const rowAtHand = rows.rowAt(at.row) ?? rows.knownRows(at.row, at.row).get(ids[at.row] ?? '');
  const field = fieldAt(at.column);

  const show = (next: Editing | undefined) => {
    open.current = next;
    setEditing(next);
  };
  const commit = () => {
    const cell = open.current;
    show(undefined);
    if (cell) changes.change((edits) => withOpenCell(edits, cell));
  };
  const go = (to: Cell, isRange = false) => {
    commit();
    setSelection((before) => (isRange ? { ...before, to } : { at: to, to }));
  };
  const reading = (done: number, of: number) =>
    of > 6 && setSaid(`Memuat baris… ${number((done / of) * 100)}%`);

  const pasting = useAction(async (text: string) => {
    const { cells, isCut } = readBlock(text, mostGridRows);
    if (cells.length === 0) return setSaid('Papan klip kosong. Salin dulu dari Excel.');
    const box = pastedBox(cells, boxOf(selection), ids.length);
    const texts = pastedTexts(cells, box, ids, await rows.readRows(box.top, box.bottom, reading));
    if (texts.length === 0)
      return setSaid(
        'Tidak ada yang ditempel. Mulai dari kolom harga, modal, stok, minimum, atau status.',
      );
    changes.change((edits) => withTexts(edits, texts));
    setSelection({
      at: { row: box.top, column: box.left },
      to: { row: box.bottom, column: box.right },
    });
    const beyond = box.top + cells.length - ids.length;
    const wide = box.left + (cells[0]?.length ?? 0) - gridColumns.length;
    setSaid(
      [
        `${number(texts.length)} sel ditempel.`,
        isCut
          ? `Paling banyak ${number(mostGridRows)} baris sekali tempel, sisanya tidak dipakai.`
          : '',
        !isCut && beyond > 0
          ? `${number(beyond)} baris melewati akhir tabel dan tidak dipakai.`
          : '',
        wide > 0 ? `${number(wide)} kolom melewati tabel dan tidak dipakai.` : '',
      ]
        .filter(Boolean)
        .join(' '),
    );
  });
  const filling = useAction(async () => {
    const box = filledBox(boxOf(selection));
    const read = await rows.readRows(box.top, box.bottom, reading);
    changes.change((edits) => withTexts(edits, filledTexts(box, ids, read, edits)));
    setSaid(`Diisi ke bawah, ${number(box.bottom - box.top)} baris.`);
  });

  const copying = useAction(async (box: ReturnType<typeof boxOf>) => {
    const read = await rows.readRows(box.top, box.bottom, reading);
    const text = writeBlock(copiedCells(box, ids, read, changes.edits));
    // Some browsers only let a key that was just pressed write there; by then the rows are at hand.
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setSaid(isCopied ? copiedWords(box) : 'Belum disalin. Tekan Ctrl+C sekali lagi.');
  });
  const isBusy = pasting.isBusy || filling.isBusy || copying.isBusy;

  return {
    selection,
    editing,
    said,
    isBusy,
    go,
    selectAll: () =>
      setSelection({
        at: { row: 0, column: 0 },
        to: { row: ids.length - 1, column: gridColumns.length - 1 },
      }),
    /** Opens the cell, with what was typed or with what stands there. A state has two words and is switched. */
    edit: (typed?: string) => {
      // What is being pasted moves the range when it is there.
      if (!field || !rowAtHand || isBusy) return;
      const text = textIn(rowAtHand, changes.edits[rowAtHand.id], field);
      // It may have been scrolled away from.
      setSelection((before) => ({ ...before }));
      const cell = { row: rowAtHand, field };
      const isTyped = typed !== undefined;
      if (field !== 'state')
        return show({ ...cell, text: typed ?? text, isTyped, isTouched: isTyped });
      const letter = typed?.trim().toLowerCase();
      if (letter && letter !== 'd' && letter !== 't') return;
      const isOffered = letter ? letter === 'd' : text !== 'Dijual';
      const word = isOffered ? 'Dijual' : 'Tidak dijual';
      changes.change((edits) => withTexts(edits, [{ ...cell, text: word }]));
    },
    type: (text: string) => open.current && show({ ...open.current, text, isTouched: true }),
    commit,
    cancel: () => {
      show(undefined);
      setSelection(({ at }) => ({ at, to: at }));
    },
    clear: () => {
      const { top, bottom, left, right } = boxOf(selection);
      const fields = gridFields.filter((_, index) => index + 2 >= left && index + 2 <= right);
      changes.change((edits) => withoutCells(edits, ids.slice(top, bottom + 1), fields));
      setSaid('Perubahan di sel terpilih dihapus.');
    },
    /** The range as text; none where rows of it have to be read first, which puts it on the clipboard then. */
    copy: () => {
      const box = boxOf(selection);
      const known = rows.knownRows(box.top, box.bottom);
      if (ids.slice(box.top, box.bottom + 1).some((id) => !known.has(id)))
        return void copying.run(box);
      setSaid(copiedWords(box));
      return writeBlock(copiedCells(box, ids, known, changes.edits));
    },
    paste: pasting.run,
    fillDown: filling.run,
    undo: () => setSaid(changes.undo() ? 'Diurungkan.' : 'Tidak ada yang bisa diurungkan.'),
    redo: () => setSaid(changes.redo() ? 'Diulangi.' : 'Tidak ada yang bisa diulangi.'),
  };
}

export type GridWork = ReturnType<typeof useGridWork>;
