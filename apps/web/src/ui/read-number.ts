/** Whole or with a comma; dots only where they part thousands. */
const written = /^-?(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,\d+)?$/;

/** A thousand to who parts thousands with a comma, and one to everybody else. */
const ambiguous = /^-?[1-9]\d{0,2},\d{3}$/;

/**
 * The one reader of numbers that people type: "1250", "1.250", "Rp 1.250", "3,5%". What could be meant in two ways
 * ("1.5", "1,250") or is none ("1e3") is undefined, and has to be asked for again.
 */
export function readNumber(text: string): number | undefined {
  const bare = text
    .trim()
    .replace(/^rp\.?\s*/i, '')
    .replace(/\s*%$/, '');
  return written.test(bare) && !ambiguous.test(bare)
    ? Number(bare.replaceAll('.', '').replace(',', '.'))
    : undefined;
}
