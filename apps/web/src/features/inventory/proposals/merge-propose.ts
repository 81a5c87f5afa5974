import { isSame, mergeValues } from '../../../platform/forms/merge-values.ts';
import { type ProposeBase, type ProposeValues, valuesOf } from './propose-values.ts';

/**
 * What the form holds once somebody else has sent the proposal: what was not touched here follows them. Barcodes stand in
 * the order of the units, so that both are taken from the same side.
 */
export function mergePropose(
  typed: ProposeValues,
  before: ProposeValues,
  now: ProposeBase,
): ProposeValues {
  const merged = mergeValues(typed, before, valuesOf(now));
  const { units, variants } = typed;
  const isShelfTyped = !isSame([units, variants], [before.units, before.variants]);
  return isShelfTyped ? { ...merged, units, variants } : merged;
}

const labels = {
  name: 'nama produk',
  brand_name: 'merek',
  category_id: 'kategori',
  sent_photo_ids: 'foto',
  units: 'satuan',
  variants: 'varian dan barcode',
  note: 'catatan',
} as const satisfies Partial<Record<keyof ProposeValues, string>>;

/** What was changed both here and by somebody else since `base`, in words. */
export function contestedIn(values: ProposeValues, base: ProposeBase, now: ProposeBase): string[] {
  const [before, theirs] = [valuesOf(base), valuesOf(now)];
  const shelf = ['units', 'variants'] as const;
  const isChanged = (side: ProposeValues, name: keyof typeof labels) =>
    name === 'units' || name === 'variants'
      ? shelf.some((each) => !isSame(side[each], before[each]))
      : !isSame(side[name], before[name]);
  const names = Object.keys(labels) as (keyof typeof labels)[];
  return names
    .filter((name) => isChanged(values, name) && isChanged(theirs, name))
    .filter((name) => !isSame(values[name], theirs[name]))
    .map((name) => labels[name]);
}
