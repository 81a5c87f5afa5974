import { isBarcodeNumber } from '@marketplace/contract/barcode-number';
import type { InputsOf } from '@marketplace/contract/call';
import { fieldErrorTable, type UsualFieldErrorCode } from '@marketplace/contract/field-errors';
import type { ProposalDetail } from '@marketplace/contract/proposal';
import { inWords, textCheck } from '../../../platform/forms/checks.ts';
import type { Problems } from '../../../platform/forms/problems.ts';
import { readNumber } from '../../../ui/read-number.ts';

export type UnitValue = { uom_id: string; base_quantity: string };
/** Barcodes stand in the order of the units, which all variants share. */
export type VariantValue = { name: string; barcodes: string[] };

export type ProposeValues = {
  kind: 'PRODUCT' | 'GENERIC';
  name: string;
  brand_name: string;
  category_id: string;
  units: UnitValue[];
  variants: VariantValue[];
  /** On the server already, of a proposal that is put right. */
  sent_photo_ids: string[];
  /** On the device. */
  photo_ids: readonly string[];
  /** The camera was opened from here and has not come back with a photo yet. */
  isTakingPhoto: boolean;
  note: string;
};

/** What the form begins with: a proposal to be put right, or what was looked for in vain. */
export type ProposeBase =
  | { proposal: ProposalDetail }
  | { proposal: null; sought: string; piece_id: string };

export function valuesOf(base: ProposeBase): ProposeValues {
  const none = { photo_ids: [], isTakingPhoto: false };
  if (!base.proposal) {
    const isNumber = isBarcodeNumber(base.sought);
    return {
      ...none,
      kind: 'PRODUCT',
      name: isNumber ? '' : base.sought,
      brand_name: '',
      category_id: '',
      units: [{ uom_id: base.piece_id, base_quantity: '1' }],
      variants: [{ name: '', barcodes: [isNumber ? base.sought : ''] }],
      sent_photo_ids: [],
      note: '',
    };
  }
  const { kind, name, brand_name, category_id, variants, photo_ids, note } = base.proposal;
  const units = variants[0]?.units ?? [];
  return {
    ...none,
    kind,
    name,
    brand_name: brand_name ?? '',
    category_id,
    units: units.map(({ uom_id, base_quantity }) => ({
      uom_id,
      base_quantity: String(base_quantity),
    })),
    variants: variants.map((variant) => ({
      name: variant.name,
      barcodes: units.map(
        ({ uom_id }) => variant.units.find((unit) => unit.uom_id === uom_id)?.barcode_number ?? '',
      ),
    })),
    sent_photo_ids: photo_ids,
    note,
  };
}

/** As it is printed, with or without gaps. */
const digitsOf = (barcode: string) => barcode.replaceAll(/[\s-]/g, '');

/** Whole numbers under barcodes: what can be asked about. */
export const barcodesIn = ({ kind, variants }: ProposeValues): string[] =>
  kind === 'GENERIC'
    ? []
    : variants.flatMap(({ barcodes }) => barcodes.map(digitsOf)).filter(isBarcodeNumber);

export function checkValues(values: ProposeValues, piece_id: string): Problems {
  const { kind, name, brand_name, category_id, note, sent_photo_ids, photo_ids } = values;
  const always = inWords({
    name: textCheck(name, 3, 120),
    category_id: category_id ? undefined : 'required',
    note: textCheck(note, 0, 500),
  });
  if (kind === 'GENERIC') return always;
  const photos = sent_photo_ids.length + photo_ids.length;
  return {
    ...always,
    ...inWords({ brand_name: textCheck(brand_name, 2, 60) }),
    ...(photos === 0 && { photo_ids: fieldErrorTable.required }),
    ...unitProblems(values, piece_id),
    ...variantProblems(values),
  };
}

function unitProblems({ units }: ProposeValues, piece_id: string): Problems {
  const ids = units.map(({ uom_id }) => uom_id);
  const checks = units.flatMap(({ uom_id, base_quantity }, index) => [
    [
      `units.${index}.uom_id`,
      !uom_id ? 'required' : ids.indexOf(uom_id) < index ? 'duplicate' : undefined,
    ],
    [`units.${index}.base_quantity`, quantityCheck(base_quantity, uom_id === piece_id)],
  ]);
  return inWords(Object.fromEntries(checks) as Record<string, UsualFieldErrorCode | undefined>);
}

function quantityCheck(text: string, isPiece: boolean): UsualFieldErrorCode | undefined {
  const quantity = readNumber(text);
  if (text.trim() === '') return 'required';
  if (quantity === undefined || !Number.isInteger(quantity)) return 'invalid';
  if (isPiece && quantity !== 1) return 'piece_holds_one';
  if (quantity < 1) return 'too_small';
  return quantity > 100_000 ? 'too_big' : undefined;
}

function variantProblems({ variants }: ProposeValues): Problems {
  const names = variants.map(({ name }) => name.trim().toLowerCase());
  const seen = new Set<string>();
  const checks: Record<string, UsualFieldErrorCode | undefined> = {};
  for (const [index, { name, barcodes }] of variants.entries()) {
    const isTwice = names.indexOf(names[index] ?? '') < index;
    if (variants.length > 1)
      checks[`variants.${index}.name`] =
        textCheck(name, 1, 60) ?? (isTwice ? 'duplicate' : undefined);
    for (const [place, barcode] of barcodes.entries()) {
      const digits = digitsOf(barcode);
      if (!digits) continue;
      checks[`variants.${index}.units.${place}.barcode_number`] = !isBarcodeNumber(digits)
        ? 'barcode_invalid'
        : seen.has(digits)
          ? 'duplicate'
          : undefined;
      seen.add(digits);
    }
  }
  return inWords(checks);
}

/** A unit is one line here, and one of each variant to the server. */
export const fieldHere = (field: string): string =>
  field
    .replace(/^variants\.\d+\.(units\.\d+\.(?:uom_id|base_quantity))$/, '$1')
    .replace(/^photo_ids.*/, 'photo_ids')
    .replace(/^brand_id$/, 'brand_name');

type Product = Omit<InputsOf<'POST /api/product-proposals/create'>['body'], 'store_id'>;

export const genericOf = ({ name, category_id, note }: ProposeValues) => ({
  name: name.trim(),
  category_id,
  note: note.trim(),
});

export const productOf = (values: ProposeValues, photo_ids: string[]): Product => ({
  ...genericOf(values),
  brand_name: values.brand_name.trim(),
  photo_ids,
  variants: values.variants.map(({ name, barcodes }) => ({
    name: values.variants.length > 1 ? name.trim() : '',
    units: values.units.map(({ uom_id, base_quantity }, index) => ({
      uom_id,
      base_quantity: readNumber(base_quantity) ?? 0,
      barcode_number: digitsOf(barcodes[index] ?? '') || null,
    })),
  })),
});
