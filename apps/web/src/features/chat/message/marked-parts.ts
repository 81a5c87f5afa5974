type Part = { text: string; isMarked: boolean };

/** Words stand this far into a line at most, so that they are seen. */
const mostBefore = 40;

const forPattern = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** A line from shortly before the first of the words that were looked for, and where they stand in it. */
export function markedParts(line: string, query: string): Part[] {
  const words = query.split(/\s+/u).filter(Boolean).map(forPattern);
  if (words.length === 0) return [{ text: line, isMarked: false }];
  const pattern = new RegExp(words.join('|'), 'giu');
  const first = line.search(pattern);
  const shown = first > mostBefore ? `…${line.slice(first - mostBefore / 2)}` : line;
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: text, index } of shown.matchAll(pattern)) {
    if (index > end) parts.push({ text: shown.slice(end, index), isMarked: false });
    parts.push({ text, isMarked: true });
    end = index + text.length;
  }
  if (end < shown.length) parts.push({ text: shown.slice(end), isMarked: false });
  return parts;
}
