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
    /\b(sabun|sampo|shampoo|pasta gigi|sikat gigi|popok|pembalut|lifebuoy|pepsodent|tisu|deodoran)\b/,
  ],
  [
    'home',
    /\b(deterjen|rinso|pewangi|pelembut|pembersih|pel|baterai|lampu|obat nyamuk|pulpen|buku|korek|lilin)\b/,
  ],
  ['remedy', /\b(tolak angin|antangin|minyak kayu putih|balsem|vitamin|paracetamol|koyo|obat)\b/],
  ['noodles', /\b(mi|mie|indomie|sarimi|supermi|sedaap|bihun|pop mie)\b/],
  ['milk', /\b(susu|frisian|dancow|ultra milk|yogurt|keju|bubur bayi|formula)\b/],
  ['coffee', /\b(kopi|coffee|teh|tea|kapal api|torabika|luwak|nescafe|cappuccino)\b/],
  [
    'snack',
    /\b(biskuit|wafer|permen|keripik|kacang|cokelat|roma|oreo|malkist|chitato|astor|kerupuk)\b/,
  ],
  ['staple', /\b(beras|gula|tepung|terigu|minyak goreng|bimoli|garam|telur|agar-agar|nutrijell)\b/],
  [
    'kitchen',
    /\b(kecap|saus|sambal|bumbu|penyedap|santan|sarden|kornet|masako|royco|nugget|sosis|makerel)\b/,
  ],
  ['water', /\b(air mineral|aqua|le minerale|jus|sirup|soda|minuman|isotonik|galon)\b/],
];

/** What kind of goods a name speaks of, for the drawing that stands in for a photo. */
export function goodsKindOf(name: string): GoodsKind {
  const lower = name.toLowerCase();
  return words.find(([, pattern]) => pattern.test(lower))?.[0] ?? 'other';
}
