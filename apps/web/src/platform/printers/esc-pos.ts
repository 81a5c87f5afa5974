/** What a roll printer prints, line by line; it draws no pictures here. */
export type SlipPart =
  | { kind: 'text'; text: string; isStrong?: boolean; isLarge?: boolean; align?: 'centre' }
  | { kind: 'sides'; left: string; right: string; isStrong?: boolean }
  | { kind: 'rule' }
  | { kind: 'blank' }
  | { kind: 'barcode'; code: string }
  | { kind: 'qr'; code: string };

export type Slip = readonly SlipPart[];

/** Paper in millimetres, and how many letters of the usual font stand beside each other on it. */
const columnsOf = { 58: 32, 80: 48 } as const;
export type PaperWidth = keyof typeof columnsOf;

const [esc, group] = [0x1b, 0x1d];
const lineFeed = 0x0a;

/** Begins anew, in the first code page: of that the letters of ASCII alone are the same in every printer. */
const begin = [esc, 0x40, esc, 0x74, 0];
const feed = [esc, 0x64, 3];
/** Moves the paper to the knife and leaves a corner; a printer without one goes on. */
const cut = [group, 0x56, 66, 0];

const bold = (isOn: boolean) => [esc, 0x45, isOn ? 1 : 0];
const aligned = (isCentred: boolean) => [esc, 0x61, isCentred ? 1 : 0];
const size = (isLarge: boolean) => [group, 0x21, isLarge ? 0x11 : 0];

/** The bytes of a slip, for paper of that width. */
export function escPos(slip: Slip, width: PaperWidth): Uint8Array<ArrayBuffer> {
  const columns = columnsOf[width];
  const bytes = slip.flatMap((part) => bytesOf(part, columns));
  return Uint8Array.from([...begin, ...bytes, ...feed, ...cut]);
}

function bytesOf(part: SlipPart, columns: number): number[] {
  switch (part.kind) {
    case 'text': {
      const { isStrong = false, isLarge = false } = part;
      const lines = broken(printable(part.text), isLarge ? Math.floor(columns / 2) : columns);
      const look = [...aligned(part.align === 'centre'), ...bold(isStrong), ...size(isLarge)];
      const plain = [...size(false), ...bold(false), ...aligned(false)];
      return [...look, ...lines.flatMap(lineOf), ...plain];
    }
    case 'sides': {
      const lines = besides(printable(part.left), printable(part.right), columns);
      return [...bold(part.isStrong ?? false), ...lines.flatMap(lineOf), ...bold(false)];
    }
    case 'rule':
      return lineOf('-'.repeat(columns));
    case 'blank':
      return [lineFeed];
    case 'barcode':
      return barcode(part.code, columns);
    case 'qr':
      return qr(part.code);
  }
}

const codesOf = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));
const lineOf = (text: string): number[] => [...codesOf(text), lineFeed];

/** Letters of ours without what stands on them; dashes and quotes of typesetters as those of a typewriter. */
const plainSigns: Record<string, string> = {
  '–': '-',
  '—': '-',
  '−': '-',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '…': '...',
  '×': 'x',
  '±': '+/-',
  '·': '-',
  '•': '-',
};

/** A word in other letters, or a picture of one, leaves one question mark and never shifts what stands beside it. */
export const printable = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{Mn}\p{Cf}\p{Emoji_Modifier}]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/[^\x20-\x7e]/gu, (sign) => plainSigns[sign] ?? sign)
    .replace(/[^\x20-\x7e]+/gu, '?')
    .trim();

/** Whether all of a text comes out as it is written. */
export const isPrintable = (text: string): boolean =>
  !/[^\x20-\x7e]/u.test(
    text
      .normalize('NFKD')
      .replace(/[\p{Mn}\s]/gu, '')
      .replace(/[^\x20-\x7e]/gu, (sign) => plainSigns[sign] ?? sign),
  );

/** Lines of so many letters, broken between words; a longer word is broken by itself. */
function broken(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((each) => pieces(each, columns))) {
    if (line === '') line = word;
    else if (line.length + 1 + word.length <= columns) line = `${line} ${word}`;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

const pieces = (word: string, columns: number): string[] =>
  word.length <= columns
    ? [word]
    : Array.from({ length: Math.ceil(word.length / columns) }, (_, index) =>
        word.slice(index * columns, (index + 1) * columns),
      );

/** What stands at the right is an amount and stays whole: where both have no room it goes below. */
function besides(left: string, right: string, columns: number): string[] {
  const amounts = broken(right, columns);
  const last = amounts.at(-1) ?? '';
  const room = columns - last.length - 1;
  const lines = broken(left, amounts.length === 1 && room > columns / 3 ? room : columns);
  const end = lines.at(-1) ?? '';
  if (amounts.length === 1 && end.length + 1 + last.length <= columns)
    return [...lines.slice(0, -1), end + last.padStart(columns - end.length)];
  return [...lines, ...amounts.map((amount) => amount.padStart(columns))];
}

/** Code 128 of what it can take, with the text below; a code that is too wide for the paper is printed as text alone. */
function barcode(code: string, columns: number): number[] {
  const text = printable(code);
  const dots = (11 * (text.length + 3) + 2) * 2;
  const isTooWide = dots > columns * 12 || text.length > 250;
  if (isTooWide || text === '') return [...aligned(true), ...lineOf(text), ...aligned(false)];
  const data = [0x7b, 0x42, ...codesOf(text.replaceAll('{', '{{'))];
  return [
    ...aligned(true),
    ...[group, 0x68, 60],
    ...[group, 0x77, 2],
    ...[group, 0x48, 2],
    ...[group, 0x6b, 73, data.length, ...data],
    lineFeed,
    ...aligned(false),
  ];
}

/** A QR code of the second model, six dots a module, that bears fifteen hundredths of it being lost. */
function qr(code: string): number[] {
  const data = [...new TextEncoder().encode(code)];
  const stored = data.length + 3;
  const command = (...bytes: number[]) => [group, 0x28, 0x6b, ...bytes];
  return [
    ...aligned(true),
    ...command(4, 0, 49, 65, 50, 0),
    ...command(3, 0, 49, 67, 6),
    ...command(3, 0, 49, 69, 49),
    ...command(stored % 256, Math.floor(stored / 256), 49, 80, 48, ...data),
    ...command(3, 0, 49, 81, 48),
    ...aligned(false),
  ];
}
