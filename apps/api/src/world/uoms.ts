/** The units of trade, in the order of their ids. */
export const uoms = [
  { code: 'PCS', name: 'pcs' },
  { code: 'PAK', name: 'pak' },
  { code: 'RENTENG', name: 'renteng' },
  { code: 'LUSIN', name: 'lusin' },
  { code: 'DUS', name: 'dus' },
  { code: 'KARTON', name: 'karton' },
  { code: 'BAL', name: 'bal' },
  { code: 'SLOP', name: 'slop' },
  { code: 'SAK', name: 'sak' },
] as const;

export type UomName = (typeof uoms)[number]['name'];

const names: readonly string[] = uoms.map((uom) => uom.name);

export function uomNamed(text: string): UomName {
  if (!names.includes(text)) throw new Error(`no unit is called ${text}`);
  return text as UomName;
}

export const uomId = (name: UomName): number => names.indexOf(name) + 1;
