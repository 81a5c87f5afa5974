import { code128 } from './code-128.ts';
import { type Block, space } from './pdf-blocks.ts';
import { lineHeight, type Pen, type Type, types } from './pdf-pen.ts';
import { rupiah } from './written.ts';

const gap = 6;

/** A text in any type, across the sheet; what is longer than `most` lines ends with “…”. */
export const text =
  (
    words: string,
    type: Type,
    { align, most = 20 }: { align?: 'centre'; most?: number } = {},
  ): Block =>
  (pen) => {
    const all = pen.lines(words, type, pen.width);
    const lines =
      all.length > most
        ? [...all.slice(0, most - 1), shortened(pen, all[most - 1] ?? '', type)]
        : all;
    const place = { x: pen.left, width: pen.width, ...(align && { align }) };
    return lines.map((line) => ({
      height: lineHeight(type),
      draw: (y: number) => pen.write([line], type, { ...place, y }),
    }));
  };

/** As much of a line as leaves room for the sign that there is more. */
function shortened(pen: Pen, line: string, type: Type): string {
  let kept = line;
  while (kept !== '' && pen.widthOf(`${kept}…`, type) > pen.width) kept = kept.slice(0, -1);
  return `${kept}…`;
}

/** Something at the left and an amount or a count at the right, which is never broken. */
export const sides =
  (left: string, right: string, type: Type = types.body): Block =>
  (pen) => {
    const most = pen.width * 0.6;
    const rights = pen.lines(right, type, most);
    const rightWidth = Math.max(...rights.map((line) => pen.widthOf(line, type)));
    const leftWidth = pen.width - rightWidth - gap;
    const lefts = pen.lines(left, type, leftWidth);
    return [
      {
        height: Math.max(lefts.length, rights.length) * lineHeight(type),
        draw: (y) => {
          pen.write(lefts, type, { x: pen.left, y, width: leftWidth });
          pen.write(rights, type, { x: pen.left, y, width: pen.width, align: 'right' });
        },
      },
    ];
  };

export const amount = (name: string, value: number, type?: Type) =>
  sides(name, rupiah(value), type);

export const rule: Block = (pen) => [
  {
    height: gap,
    draw: (y) => pen.rule({ x: pen.left, y: y + gap / 2, width: pen.width }),
  },
];

export const blank =
  (height = gap): Block =>
  () => [space(height)];

/** The code as lines for a scanner, with its text below for people. A line of one module is never wider than 1.2 points. */
export const barcode =
  (code: string, height = 36): Block =>
  (pen) => {
    const widths = code128(code);
    const modules = widths.reduce((sum, width) => sum + width, 0);
    // Ten modules at each side stay white, or a scanner does not find where it begins.
    const module = Math.min(1.2, pen.width / (modules + 20));
    return [
      {
        height: height + lineHeight(types.small) + 2,
        draw: (y) => {
          let x = pen.left + (pen.width - modules * module) / 2;
          for (const [index, width] of widths.entries()) {
            if (index % 2 === 0) pen.bar({ x, y, width: width * module, height });
            x += width * module;
          }
          const place = { x: pen.left, y: y + height + 2, width: pen.width };
          pen.write([code], types.small, { ...place, align: 'centre' });
        },
      },
    ];
  };

/** Lines to sign on, beside each other, which stay together. */
export const signatures =
  (...names: string[]): Block =>
  (pen) => {
    const each = pen.width / names.length;
    return [
      {
        height: 84,
        draw: (y) => {
          for (const [index, name] of names.entries()) {
            const place = { x: pen.left + index * each, width: each - 2 * gap };
            pen.write([name], types.body, { ...place, y: y + 6, align: 'centre' });
            pen.rule({ ...place, y: y + 66 });
            pen.write(['Nama terang dan tanda tangan'], types.small, {
              ...place,
              y: y + 69,
              align: 'centre',
            });
          }
        },
      },
    ];
  };
