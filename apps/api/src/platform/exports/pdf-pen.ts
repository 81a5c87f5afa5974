import type { Sheet } from './pdf-sheets.ts';

/** A style of type: one of the fonts every reader brings along, so that none has to be sent. */
export type Type = { font: 'Helvetica' | 'Helvetica-Bold'; size: number };

export const types = {
  title: { font: 'Helvetica-Bold', size: 16 },
  body: { font: 'Helvetica', size: 9 },
  strong: { font: 'Helvetica-Bold', size: 9 },
  small: { font: 'Helvetica', size: 8 },
  /** To be read from where somebody stands: the name on a label. */
  large: { font: 'Helvetica-Bold', size: 13 },
} as const satisfies Record<string, Type>;

export const lineHeight = ({ size }: Type) => size * 1.35;

type Place = { x: number; y: number; width: number; align?: 'left' | 'right' | 'centre' };

/** Measures, breaks and writes text on the page that is open. */
export type Pen = {
  sheet: Sheet;
  /** Between the margins. */
  left: number;
  width: number;
  /** The lines of a text that is `width` wide; a word that is wider by itself is broken. */
  lines: (text: string, type: Type, width: number) => string[];
  widthOf: (text: string, type: Type) => number;
  write: (lines: readonly string[], type: Type, place: Place) => void;
  rule: (place: Omit<Place, 'align'>) => void;
  shade: (place: Place & { height: number }) => void;
  /** Black, as a barcode's lines are. */
  bar: (place: Place & { height: number }) => void;
};

export function penOn(doc: PDFKit.PDFDocument, sheet: Sheet): Pen {
  const widthOf = (text: string, { font, size }: Type) =>
    doc.font(font).fontSize(size).widthOfString(text);

  const pieces = (word: string, type: Type, width: number): string[] => {
    if (widthOf(word, type) <= width) return [word];
    const found = [''];
    for (const letter of word) {
      const longer = (found.at(-1) ?? '') + letter;
      if (longer.length === 1 || widthOf(longer, type) <= width) found[found.length - 1] = longer;
      else found.push(letter);
    }
    return found;
  };

  const broken = (paragraph: string, type: Type, width: number): string[] => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(/ +/).flatMap((each) => pieces(each, type, width))) {
      const longer = line ? `${line} ${word}` : word;
      if (line && widthOf(longer, type) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line];
  };

  return {
    sheet,
    left: sheet.margin,
    width: sheet.width - 2 * sheet.margin,
    widthOf,
    lines: (text, type, width) =>
      printable(text)
        .split('\n')
        .flatMap((paragraph) => broken(paragraph, type, width)),
    write: (lines, type, { x, y, width, align }) => {
      for (const [index, line] of lines.entries()) {
        const rest = align ? width - widthOf(line, type) : 0;
        const left = x + (align === 'right' ? rest : align === 'centre' ? rest / 2 : 0);
        doc.font(type.font).fontSize(type.size).fillColor('black');
        doc.text(line, left, y + index * lineHeight(type), { lineBreak: false });
      }
    },
    rule: ({ x, y, width }) => {
      doc.lineWidth(0.5).strokeColor('#bbbbbb');
      doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .stroke();
    },
    shade: ({ x, y, width, height }) => {
      doc.rect(x, y, width, height).fill('#eeeeee');
    },
    bar: ({ x, y, width, height }) => {
      doc.rect(x, y, width, height).fill('black');
    },
  };
}

/** What these fonts have beyond Latin-1: the signs of Windows-1252. */
const furtherSigns = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
const unprintable = new RegExp(`[^\\n\\x20-\\x7e\\xa0-\\xff${furtherSigns}]+`, 'gu');

/** The rest would come out as wrong letters; a question mark tells that something stood there, be it a sign or a word. */
const printable = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/[\p{Mn}\p{Cf}\p{Cc}\p{Emoji_Modifier}]/gu, (sign) => (sign === '\n' ? sign : ''))
    .replace(unprintable, '?');
