import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { number } from '../../../platform/format/money.ts';
import { useServices } from '../../../platform/services.ts';
import { Button } from '../../../ui/button.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { readNumber } from '../../../ui/read-number.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { unitWords } from '../inventory-words.ts';
import { useHandScanner } from '../scan/scan-burst.ts';
import { type FoundShelf, withoutScan } from './find.ts';
import { knownShelvesQuery, shelvesNowQuery } from './shelves.query.ts';
import {
  type Amounts,
  addedTo,
  type Counted,
  countedWords,
  type KnownShelf,
  latestOf,
  mostPieces,
  piecesOf,
  shelfName,
} from './take.ts';

type Props = {
  store_id: string;
  found: FoundShelf;
  /** What was counted of it in this session already. */
  before: Counted | undefined;
  onClose: () => void;
  /** A hand scanner may have read the next one by then. */
  onSave: (counted: Counted, next?: string) => void;
  onRemove: () => void;
  /** Nothing was typed, and the next one was scanned. */
  onNext: (barcode: string) => void;
};

/** How many lie there, in each unit it is sold in. */
export function CountSheet({ store_id, found, before, onClose, onSave, onRemove, onNext }: Props) {
  const { shelf: known, inventory_id = known.units.at(-1)?.inventory_id } = found;
  const form = useId();
  const shelf = useLatest(store_id, known);
  const [texts, setTexts] = useState<Record<string, string>>({});
  const [way, setWay] = useState<'add' | 'replace' | null>(null);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const { units } = known;
  const amounts = amountsOf(units, texts);
  const save = (texts: Record<string, string>, next?: string) => {
    const amounts = amountsOf(units, texts);
    const added = before && way === 'add' ? addedTo(before, amounts, Date.now()) : undefined;
    const wrong = problemsOf(units, texts, piecesOf(added?.amounts ?? amounts));
    if (before && way === null) wrong.way = 'Pilih tambahkan atau ganti.';
    setProblems(wrong);
    if (Object.keys(wrong).length > 0) return;
    onSave(added ?? { shelf, amounts, counted_at: Date.now() }, next);
  };
  useHandScanner((barcode) => {
    // The scanner has typed into the field that has the focus.
    const cleared = Object.fromEntries(
      Object.entries(texts).map(([id, text]) => [id, withoutScan(text, barcode)]),
    );
    setTexts(cleared);
    if (Object.values(cleared).some((text) => text.trim())) save(cleared, barcode);
    else onNext(barcode);
  }, true);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(texts);
  };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={shelfName(known)}
      footer={
        <div className="grid gap-2">
          <Button type="submit" form={form} isBlock>
            Simpan hitungan
          </Button>
          {before && (
            <Button variant="quiet" isBlock onClick={onRemove}>
              Hapus dari hitungan
            </Button>
          )}
        </div>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4">
        {before && (
          <RadioGroup
            label={`Sudah dihitung ${countedWords(before)}. Yang ini:`}
            value={way}
            onValueChange={(value) => setWay(value as 'add' | 'replace')}
            items={[
              { value: 'add', label: 'Tambahkan, ada di tempat lain juga' },
              { value: 'replace', label: 'Ganti dengan hitungan ini' },
            ]}
            error={problems.way}
          />
        )}
        {units.map((unit) => (
          <TextField
            key={unit.inventory_id}
            label={unitWords(unit)}
            inputMode="numeric"
            autoComplete="off"
            autoFocus={unit.inventory_id === inventory_id && !before}
            placeholder="0"
            maxLength={12}
            value={texts[unit.inventory_id] ?? ''}
            onChange={({ target }) => {
              setProblems({});
              setTexts((now) => ({ ...now, [unit.inventory_id]: target.value }));
            }}
            error={problems[unit.inventory_id]}
          />
        ))}
        <p role="status" className="text-sm text-ink-soft">
          {`Jumlah ${number(piecesOf(amounts))} pcs. Tercatat ${number(shelf.stock_pieces)} pcs.`}
          {shelf.reserved_pieces > 0 &&
            ` Termasuk ${number(shelf.reserved_pieces)} pcs yang sudah dipesan pembeli: yang sudah dikemas tapi belum dikirim ikut dihitung.`}
        </p>
      </form>
    </Sheet>
  );
}

/** The shelf as it is now where there is a signal; else as the device was last told. */
function useLatest(store_id: string, known: KnownShelf): KnownShelf {
  const services = useServices();
  const now = useQuery(shelvesNowQuery(services, store_id, [known.variant_id]));
  const listed = useQuery(knownShelvesQuery(services, store_id));
  const isIt = ({ variant_id }: KnownShelf) => variant_id === known.variant_id;
  return latestOf(known, listed.data?.shelves.find(isIt), now.data?.find(isIt));
}

type Units = KnownShelf['units'];

const amountsOf = (units: Units, texts: Record<string, string>): Amounts =>
  Object.fromEntries(
    units.flatMap(({ inventory_id, uom_name, base_quantity }) => {
      const amount = readNumber(texts[inventory_id] ?? '');
      return amount === undefined ? [] : [[inventory_id, { amount, uom_name, base_quantity }]];
    }),
  );

function problemsOf(units: Units, texts: Record<string, string>, pieces: number) {
  const wrong: Record<string, string> = {};
  const written = units.filter(({ inventory_id }) => texts[inventory_id]?.trim());
  const [first] = units;
  if (written.length === 0 && first)
    wrong[first.inventory_id] = 'Isi jumlahnya. Tulis 0 kalau raknya kosong.';
  for (const { inventory_id } of written) {
    const amount = readNumber(texts[inventory_id] ?? '');
    if (amount === undefined || !Number.isInteger(amount) || amount < 0)
      wrong[inventory_id] = 'Tulis angka utuh, misalnya 12.';
  }
  if (pieces > mostPieces && first) wrong[first.inventory_id] = 'Paling banyak 9.999.999 pcs.';
  return wrong;
}
