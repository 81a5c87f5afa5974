/** Words that tell what a place is, not which one it is. */
const kinds = new Set([
  'pt',
  'cv',
  'ud',
  'tb',
  'toko',
  'warung',
  'kios',
  'bu',
  'pak',
  'bapak',
  'ibu',
]);

/** Two letters to know a name by: "Toko Sumber Makmur" is SM, "Budi" is BU. */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const telling = words.filter((word) => !kinds.has(word.toLowerCase()));
  const [first, ...others] = telling.length > 0 ? telling : words;
  if (!first) return '?';
  const last = others.at(-1);
  const letters = last
    ? [...first].slice(0, 1).concat([...last].slice(0, 1))
    : [...first].slice(0, 2);
  return letters.join('').toUpperCase();
}

/** The same name always gets the same number below `count`. */
export function toneOf(name: string, count: number): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return sum % count;
}
