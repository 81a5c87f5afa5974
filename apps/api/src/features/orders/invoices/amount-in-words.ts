const digits = ['', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan'];
const scales: readonly [size: number, word: string][] = [
  [1_000_000_000_000, 'triliun'],
  [1_000_000_000, 'miliar'],
  [1_000_000, 'juta'],
  [1_000, 'ribu'],
];

/** Whole rupiah as they are written on a receipt: 1.250.000 is “satu juta dua ratus lima puluh ribu rupiah”. */
export function amountInWords(amount: number): string {
  if (!Number.isSafeInteger(amount)) throw new Error(`${amount} is no amount`);
  if (amount < 0) return `minus ${amountInWords(-amount)}`;
  return `${amount === 0 ? 'nol' : words(amount).join(' ')} rupiah`;
}

function words(count: number): string[] {
  const scale = scales.find(([size]) => count >= size);
  if (!scale) return belowThousand(count);
  const [size, word] = scale;
  const many = Math.floor(count / size);
  // One thousand is said in one word; a million is not.
  const head = many === 1 && size === 1_000 ? ['seribu'] : [...words(many), word];
  return [...head, ...words(count % size)];
}

function belowThousand(count: number): string[] {
  if (count >= 200) return [digit(Math.floor(count / 100)), 'ratus', ...belowThousand(count % 100)];
  if (count >= 100) return ['seratus', ...belowThousand(count % 100)];
  if (count >= 20) return [digit(Math.floor(count / 10)), 'puluh', ...belowThousand(count % 10)];
  if (count >= 12) return [digit(count - 10), 'belas'];
  if (count === 11) return ['sebelas'];
  if (count === 10) return ['sepuluh'];
  return count === 0 ? [] : [digit(count)];
}

const digit = (count: number): string => digits[count] ?? '';
