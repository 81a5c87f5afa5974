const measures: Record<string, string> = {
  g: 'g',
  gr: 'g',
  gram: 'g',
  kg: 'kg',
  ml: 'ml',
  l: 'l',
  lt: 'l',
  ltr: 'l',
  liter: 'l',
  s: 's',
  pcs: 's',
};

const isMeasure = /^\d+(?:\.\d+)?(?:g|kg|ml|l|s)$/;

/** A name in words that can be compared: small, measures in one piece (`85 GR` and `85gr` are `85g`). */
export function wordsOfGoods(name: string): string[] {
  const text = name
    .toLowerCase()
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/(\d(?:\.\d+)?)\s*(gram|gr|g|kg|ml|liter|ltr|lt|l|pcs|s)\b/g, (_, number, unit) => {
      return `${number}${measures[unit as string] ?? unit}`;
    });
  return [
    ...new Set(text.split(/[^a-z0-9.]+/).filter((word) => word.length > 1 || /\d/.test(word))),
  ];
}

/** `grg` for goreng: it begins alike, and its letters stand in the word in this order. */
function isShort(short: string, word: string): boolean {
  if (short.length < 2 || short.length >= word.length || short[0] !== word[0]) return false;
  let at = 0;
  for (const letter of word) if (letter === short[at]) at += 1;
  return at === short.length;
}

/** How much two words are the same: 1, or less where one is short for the other. */
function alike(a: string, b: string): number {
  if (a === b) return 1;
  if (/\d/.test(a) || /\d/.test(b)) return 0;
  if (a.startsWith(b) || b.startsWith(a)) return 0.9;
  return isShort(a, b) || isShort(b, a) ? 0.8 : 0;
}

export type Weigh = (word: string) => number;

/** 0 to 1: what of both names is in the other, by how telling each word is. Another size is another product. */
export function nameLikeness(ours: readonly string[], theirs: readonly string[], weigh: Weigh) {
  const free = new Set(theirs);
  let [met, whole] = [0, 0];
  for (const word of ours) {
    const weight = weigh(word);
    whole += weight;
    let best: string | undefined;
    let most = 0;
    for (const other of free) {
      const much = alike(word, other);
      if (much > most) [most, best] = [much, other];
    }
    if (best === undefined) continue;
    free.delete(best);
    met += weight * most;
  }
  for (const other of free) whole += weigh(other) * 0.5;
  const sizesOurs = ours.filter((word) => isMeasure.test(word));
  const sizesTheirs = theirs.filter((word) => isMeasure.test(word));
  const isOtherSize =
    sizesOurs.length > 0 &&
    sizesTheirs.length > 0 &&
    !sizesOurs.some((size) => sizesTheirs.includes(size));
  const likeness = whole === 0 ? 0 : met / whole;
  return isOtherSize ? likeness * 0.5 : likeness;
}
