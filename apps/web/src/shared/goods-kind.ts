export type GoodsKind =
  | 'noodles'
  | 'coffee'
  | 'water'
  | 'milk'
  | 'snack'
  | 'staple'
  | 'kitchen'
  | 'care'
  | 'home'
  | 'remedy'
  | 'other';

/** Words by which goods are known. The first kind that has one of a name's words is taken, so the narrower stand first. */
const words: readonly (readonly [GoodsKind, RegExp])[] = [
  [
    'care',
    /\b(sabun|sampo|shampoo|pasta gigi|sikat gigi|popok|pembalut|lifebuoy|pepsodent|tisu)\b/,
  ],
  ['home', /\b(deterjen|rinso|pembersih|baterai|obat nyamuk)\b/],
  ['remedy', /\b(tolak angin|minyak kayu putih|vitamin|obat)\b/],
  ['noodles', /\b(mi|mie|indomie|sedaap|bihun)\b/],
  ['milk', /\b(susu|frisian|dancow|yogurt|keju)\b/],
  ['coffee', /\b(kopi|coffee|teh|tea|kapal api)\b/],
  ['snack', /\b(biskuit|wafer|permen|keripik|kacang|cokelat|roma|oreo|malkist|kerupuk)\b/],
  ['staple', /\b(beras|gula|tepung|terigu|minyak goreng|bimoli|garam|telur|agar-agar|nutrijell)\b/],
  ['kitchen', /\b(kecap|saus|sambal|bumbu|penyedap|santan|sarden|masako|royco|nugget|sosis)\b/],
  ['water', /\b(air mineral|aqua|le minerale|jus|sirup|soda|minuman)\b/],
];

/** What kind of goods a name speaks of, for the drawing that stands in for a photo. */
export function goodsKindOf(name: string): GoodsKind {
  const lower = name.toLowerCase();
  return words.find(([, pattern]) => pattern.test(lower))?.[0] ?? 'other';
}
