import { mostProposalVariants } from '@marketplace/contract/proposal-words';
import { Plus, ScanBarcode, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import type { Problems } from '../../../platform/forms/problems.ts';
import { Button } from '../../../ui/button.tsx';
import { fieldLabel } from '../../../ui/field-frame.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ScanSheet } from '../scan/scan-sheet.tsx';
import type { ProposeValues, VariantValue } from './propose-values.ts';

type Variants = Pick<ProposeValues, 'variants'>;

type Props = {
  values: Variants;
  /** What the units are called, in their order. */
  unitNames: readonly string[];
  problems: Problems;
  set: (part: (now: Variants) => Partial<Variants>) => void;
};

/** Which field a barcode is read for. */
type Place = { variant: number; unit: number };

/** A hand scanner ends with Enter, which would send the form: it goes on to the next barcode. */
function goOn(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const fields = [
    ...(event.currentTarget.form?.querySelectorAll<HTMLElement>('[data-barcode]') ?? []),
  ];
  fields[fields.indexOf(event.currentTarget) + 1]?.focus();
}

/** Flavours, colours or sizes, and the barcode of each in each unit; most products come in one. */
export function ProposeVariants({ values: { variants }, unitNames, problems, set }: Props) {
  const [scanned, setScanned] = useState<Place>();
  const change = (index: number, part: (now: VariantValue) => Partial<VariantValue>) =>
    set((now) => ({
      variants: now.variants.map((each, place) =>
        place === index ? { ...each, ...part(each) } : each,
      ),
    }));
  const write = ({ variant, unit }: Place, barcode: string) =>
    change(variant, ({ barcodes }) => ({
      barcodes: barcodes.map((each, place) => (place === unit ? barcode : each)),
    }));
  const add = () =>
    set((now) => ({
      variants: [...now.variants, { name: '', barcodes: unitNames.map(() => '') }],
    }));
  const remove = (index: number) =>
    set((now) => ({ variants: now.variants.filter((_, place) => place !== index) }));
  const isSeveral = variants.length > 1;
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className={fieldLabel}>{isSeveral ? 'Varian dan barcode' : 'Barcode'}</legend>
      {variants.map(({ name, barcodes }, variant) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a variant has nothing else of its own until it is filled in.
          key={variant}
          className={isSeveral ? 'grid gap-3 rounded-lg border border-line p-3' : 'grid gap-3'}
        >
          {isSeveral && (
            <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
              <TextField
                label={`Varian ${variant + 1}`}
                placeholder="Rasa, warna, atau ukuran"
                maxLength={60}
                value={name}
                error={problems[`variants.${variant}.name`]}
                onChange={({ currentTarget }) =>
                  change(variant, () => ({ name: currentTarget.value }))
                }
              />
              <IconButton
                label={`Hapus varian ${variant + 1}`}
                onClick={() => remove(variant)}
                className="mt-7.5"
              >
                <X aria-hidden />
              </IconButton>
            </div>
          )}
          {barcodes.map((barcode, unit) => (
            <TextField
              // biome-ignore lint/suspicious/noArrayIndexKey: as the units stand.
              key={unit}
              label={`Barcode ${unitNames[unit] || `satuan ${unit + 1}`}${isSeveral ? `, ${name || `varian ${variant + 1}`}` : ''} (kalau ada)`}
              inputMode="numeric"
              maxLength={20}
              value={barcode}
              error={problems[`variants.${variant}.units.${unit}.barcode_number`]}
              onChange={({ currentTarget }) => write({ variant, unit }, currentTarget.value)}
              data-barcode=""
              onKeyDown={goOn}
              suffix={
                <IconButton
                  label={`Pindai barcode ${unitNames[unit] || `satuan ${unit + 1}`}${isSeveral ? `, ${name || `varian ${variant + 1}`}` : ''}`}
                  onClick={() => setScanned({ variant, unit })}
                  type="button"
                >
                  <ScanBarcode aria-hidden />
                </IconButton>
              }
            />
          ))}
        </div>
      ))}
      {variants.length < mostProposalVariants && (
        <Button
          variant="secondary"
          size="sm"
          icon={<Plus aria-hidden />}
          onClick={add}
          className="justify-self-start"
        >
          {isSeveral ? 'Tambah varian' : 'Ada beberapa varian'}
        </Button>
      )}
      <ScanSheet
        isOpen={scanned !== undefined}
        onClose={() => setScanned(undefined)}
        onType={() => setScanned(undefined)}
        onRead={(number) => {
          if (scanned) write(scanned, number);
          setScanned(undefined);
        }}
      />
    </fieldset>
  );
}
