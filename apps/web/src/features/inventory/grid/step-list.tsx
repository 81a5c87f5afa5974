import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { useEffect, useRef, useState } from 'react';
import { number, rupiah } from '../../../platform/format/money.ts';
import { VirtualRows } from '../../../platform/lists/virtual-rows.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Chip, ChipRow } from '../../../ui/chip.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { listingName, unitWords } from '../inventory-words.ts';
import { ChangesBar } from './changes-bar.tsx';
import { gridFields, readCell, shownValue } from './grid-cells.ts';
import { contestedFields, countContested, withoutCells, withTexts } from './grid-edits.ts';
import { PageFailed } from './page-failed.tsx';
import { type PriceStep, priceSteps, stepOf } from './price-steps.ts';
import type { GridChanges } from './use-grid-changes.ts';
import { useGridRows } from './use-grid-rows.ts';

type Props = { store_id: string; ids: readonly string[]; changes: GridChanges };

/** The same changes under a thumb: price and stock of one product after the other, by a step that one chooses. */
export function StepList({ store_id, ids, changes }: Props) {
  const [view, setView] = useState({ first: 0, last: 20 });
  const [onView] = useState(
    () => (first: number, last: number) =>
      setView((before) =>
        before.first === first && before.last === last ? before : { first, last },
      ),
  );
  const [step, setStep] = useState<PriceStep>('500');
  const rows = useGridRows(store_id, ids, view);
  const contested = countContested(changes.edits, rows.knownOf(Object.keys(changes.edits)));
  const [wanted, setWanted] = useState<{ place: number }>();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wanted)
      list.current?.querySelector(`[data-place="${wanted.place}"]`)?.scrollIntoView({
        block: 'center',
      });
  }, [wanted]);
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="text-sm text-ink-soft">Sekali ketuk, harga naik atau turun</legend>
        <ChipRow>
          {priceSteps.map(({ value, label }) => (
            <Chip key={value} isChosen={step === value} onClick={() => setStep(value)}>
              {label}
            </Chip>
          ))}
        </ChipRow>
      </fieldset>
      <div ref={list}>
        <VirtualRows
          label="Produk"
          name={`steps ${store_id} ${ids.length}`}
          isWhole
          count={ids.length}
          rowHeight={170}
          onView={onView}
          stay={wanted ? [wanted.place] : []}
          keyOf={(index) => ids[index]}
        >
          {(index) => {
            const row = rows.rowAt(index);
            return (
              <div data-place={index}>
                {row ? (
                  <StepCard row={row} step={step} changes={changes} />
                ) : (
                  <Skeleton className="h-40 w-full" />
                )}
              </div>
            );
          }}
        </VirtualRows>
      </div>
      <PageFailed rows={rows} />
      <ChangesBar
        changes={changes}
        said=""
        contested={contested}
        read={rows.readOf}
        undo={changes.undo}
        redo={changes.redo}
        onProblem={(id) => {
          const place = rows.placeOf(id);
          if (place !== undefined) setWanted({ place });
        }}
      />
    </>
  );
}

type CardProps = { row: InventoryRow; step: PriceStep; changes: GridChanges };

function StepCard({ row, step, changes }: CardProps) {
  const edit = changes.edits[row.id];
  const problems = changes.problems.get(row.id);
  const contested = edit ? contestedFields(edit, row) : [];
  const stepper = (field: 'price' | 'stock', label: string) => {
    const typed = edit?.typed[field];
    const read = typed === undefined ? undefined : readCell(field, typed);
    const value = read && 'value' in read ? Number(read.value) : row[field];
    const isContested = contested.includes(field);
    const put = (text: string) =>
      changes.change((edits) => withTexts(edits, [{ row, field, text }]), `${row.id} ${field}`);
    return {
      label: `${label} ${listingName(row)} ${unitWords(row)}`,
      value,
      format: number,
      onValueChange: (next: number) => put(String(next)),
      // Emptied, it is as the listing has it.
      onUnclear: put,
      unclear: read && 'problem' in read ? typed : undefined,
      error: problems?.[field],
      hint: isContested
        ? `Diubah orang lain, kini ${shownValue(field, row[field])}`
        : edit && typed !== undefined
          ? `Sebelumnya ${field === 'price' ? rupiah(edit.seen.price) : number(edit.seen.stock)}`
          : undefined,
    };
  };
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="font-semibold wrap-anywhere">
        {listingName(row)} <span className="font-normal text-ink-soft">{unitWords(row)}</span>
      </p>
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <p aria-hidden className="pt-3 text-sm text-ink-soft">
          Harga (Rp)
        </p>
        <Stepper
          isLabelHidden
          {...stepper('price', 'harga')}
          step={stepOf(step, edit?.seen.price ?? row.price)}
          min={1}
          max={999_999_999}
          className="w-48 max-w-full"
        />
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <p aria-hidden className="pt-3 text-sm text-ink-soft">
          Stok
        </p>
        <Stepper
          isLabelHidden
          {...stepper('stock', 'stok')}
          min={0}
          max={9_999_999}
          className="w-48 max-w-full"
        />
      </div>
      {edit && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          aria-label={`Batalkan isian ${listingName(row)} ${unitWords(row)}`}
          onClick={() => changes.change((edits) => withoutCells(edits, [row.id], gridFields))}
        >
          Batalkan isian
        </Button>
      )}
    </Card>
  );
}
