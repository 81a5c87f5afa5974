/** What a unit is called here and there. */
const groups: Record<string, readonly string[]> = {
  piece: [
    'pcs',
    'pc',
    'biji',
    'bj',
    'buah',
    'bh',
    'unit',
    'btl',
    'botol',
    'klg',
    'kaleng',
    'sch',
    'sachet',
    'saset',
    'bks',
    'bungkus',
    'pouch',
    'pch',
    'tub',
    'tube',
    'cup',
    'batang',
    'btg',
    'lbr',
    'lembar',
    'galon',
    'gln',
    'jrg',
    'jeriken',
    'tabung',
    'tbg',
    'sak',
    'zak',
    'kg',
    'liter',
    'ltr',
  ],
  carton: ['dus', 'karton', 'krt', 'ktn', 'ctn', 'carton', 'ds'],
  pack: ['pak', 'pack', 'pck', 'pk', 'pax'],
  string: ['renteng', 'rtg', 'renceng', 'rcg', 'strip'],
  bale: ['bal', 'ball', 'bl'],
  dozen: ['lusin', 'lsn', 'ls', 'dz'],
  box: ['box', 'bx', 'kotak'],
  slop: ['slop', 'slp'],
};

const groupByWord = new Map(
  Object.entries(groups).flatMap(([group, words]) => words.map((word) => [word, group] as const)),
);

const unitGroup = (name: string): string => {
  const word = name
    .trim()
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  return groupByWord.get(word) ?? `other ${word}`;
};

/** It holds one of whatever it is, so its ratio can be held against pieces. */
export const isPiece = (name: string): boolean => unitGroup(name) === 'piece';

const holdsSeveral = new Set(['carton', 'string', 'bale', 'dozen', 'slop']);

/** It holds several of whatever it is. What is called a box or a pack may be one. */
export const isPackOfSeveral = (name: string): boolean => holdsSeveral.has(unitGroup(name));

export const isSameUnit = (a: string, b: string): boolean =>
  a.trim().toLowerCase() === b.trim().toLowerCase() || unitGroup(a) === unitGroup(b);

const contents = [
  /\bisi\s*(\d{1,4})\b/i,
  /@\s*(\d{1,4})\b/,
  /\b(\d{1,4})\s*x\s*\d/i,
  /\b(\d{1,4})\s*(?:pcs|pc)\b/i,
];

/** How many pieces a pack holds as its own name has it. */
export function contentIn(name: string): number | undefined {
  for (const pattern of contents) {
    const found = pattern.exec(name)?.[1];
    if (found) return Number(found);
  }
  return undefined;
}
