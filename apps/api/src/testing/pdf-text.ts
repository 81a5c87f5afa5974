import { inflateSync } from 'node:zlib';
import type { Type } from '../platform/exports/pdf-pen.ts';

const windows1252 = new TextDecoder('windows-1252');

/** The lines of text on every page, as somebody who selects and copies them gets them. */
export function pdfText(pdf: Buffer): string[][] {
  return contentsOf(pdf).map((content) =>
    [...content.matchAll(/\[([^\]]*)\] TJ/g)].map(([, pieces = '']) => lineOf(pieces)),
  );
}

type Place = { text: string; x: number; y: number; type: Type };

/** Where every line of text begins, by page: its distance from the left and the foot of the page; and how it is written. */
export function pdfPlaces(pdf: Buffer): Place[][] {
  const line = /1 0 0 1 ([\d.-]+) ([\d.-]+) Tm\n\/(F\d+) ([\d.]+) Tf[^[]*\[([^\]]*)\] TJ/g;
  const fonts = fontsOf(pdf.toString('latin1'));
  return contentsOf(pdf).map((content) =>
    [...content.matchAll(line)].map(([, x, y, font = '', size, pieces = '']) => ({
      text: lineOf(pieces),
      x: Number(x),
      y: Number(y),
      type: { font: fonts.get(font) ?? 'Helvetica', size: Number(size) },
    })),
  );
}

/** `/F1 8 0 R` names an object that says which font it is. */
function fontsOf(pdf: string): Map<string, Type['font']> {
  const named = [...pdf.matchAll(/\/(F\d+) (\d+) 0 R/g)];
  return new Map(
    named.map(([, name = '', object]) => {
      const isBold = new RegExp(`\\n${object} 0 obj\\n[^>]*/BaseFont /Helvetica-Bold`).test(pdf);
      return [name, isBold ? 'Helvetica-Bold' : 'Helvetica'];
    }),
  );
}

/** `<4861> 50 <6c6f>`: letters in hex, and by how much they are moved together. */
const lineOf = (pieces: string) =>
  [...pieces.matchAll(/<([0-9a-f]*)>/g)]
    .map(([, hex = '']) => windows1252.decode(Buffer.from(hex, 'hex')))
    .join('');

function contentsOf(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  const streams = text.matchAll(/\/Length (\d+)\n\/Filter \/FlateDecode\n>>\nstream\n/g);
  return [...streams].map((match) => {
    const from = match.index + match[0].length;
    return inflateSync(pdf.subarray(from, from + Number(match[1]))).toString('latin1');
  });
}
