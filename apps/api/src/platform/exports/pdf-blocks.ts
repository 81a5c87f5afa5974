import type { Column } from './columns.ts';
import { lineHeight, type Pen, type Type, types } from './pdf-pen.ts';
import { roomOn } from './pdf-sheets.ts';
import { rupiah, written } from './written.ts';

/** A strip across the page that is never cut: a line of a table, a paragraph. */
export type Band = {
  height: number;
  draw: (y: number) => void;
  /** Stands above it again where it begins a page. */
  head?: Band;
  /** Does not stand at the end of a page without the next one. */
  keepsNext?: boolean;
};

/** A part of a document, as bands; a long one measures each when it is asked for. */
export type Block = (pen: Pen) => Iterable<Band>;

const padding = 4;

/** What the document is, and at the right which one. */
export const heading =
  (text: string, beside = ''): Block =>
  (pen) => {
    const { left, width } = pen;
    const half = width / 2 - padding;
    const lines = pen.lines(text, types.title, half);
    const right = pen.lines(beside, types.strong, half);
    const height =
      Math.max(lines.length * lineHeight(types.title), right.length * lineHeight(types.strong)) +
      12;
    return [
      {
        height,
        draw: (y) => {
          pen.write(lines, types.title, { x: left, y, width: half });
          pen.write(right, types.strong, { x: left + half, y: y + 5, width: half, align: 'right' });
        },
      },
    ];
  };

/** Names of things and the things, below each other. */
export const pairs =
  (list: readonly (readonly [name: string, value: string])[]): Block =>
  (pen) => {
    const { left, width } = pen;
    const nameWidth = Math.min(120, width * 0.35);
    const bands = list.map(([name, value]) => {
      const names = pen.lines(name, types.strong, nameWidth - padding);
      const values = pen.lines(value, types.body, width - nameWidth);
      const height = Math.max(names.length, values.length) * lineHeight(types.body) + 2;
      return {
        height,
        draw: (y: number) => {
          pen.write(names, types.strong, { x: left, y, width: nameWidth });
          pen.write(values, types.body, { x: left + nameWidth, y, width: width - nameWidth });
        },
      };
    });
    return [...bands, space(10)];
  };

/** `share` is how much of the width a column gets, beside those of the others. */
export type TableColumn<Row> = Column<Row> & { share: number };

/** Heads stand on every page the table reaches; a row is never cut; numbers stand at the right. */
export const table = <Row>(columns: readonly TableColumn<Row>[], rows: readonly Row[]): Block =>
  function* (pen) {
    const line = lineOfTable(pen, columns);
    const heads = columns.map(({ header }) => header);
    const head = { ...line(heads, types.strong, true), keepsNext: true };
    yield head;
    for (const row of rows) {
      const texts = columns.map((column) => written(column, row));
      yield { ...line(texts, types.body, false), head };
    }
    yield space(8);
  };

function lineOfTable<Row>(pen: Pen, columns: readonly TableColumn<Row>[]) {
  const { left, width } = pen;
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  let x = left;
  const places = columns.map(({ kind, share }) => {
    const place = { x: x + padding, width: (width * share) / shares - 2 * padding };
    x += place.width + 2 * padding;
    const isRight = kind === 'money' || kind === 'number';
    return { ...place, align: isRight ? ('right' as const) : ('left' as const) };
  });
  return (texts: readonly string[], type: Type, isHead: boolean): Band => {
    // Half a page is more than any row should need; the rest of a longer one is left away, visibly.
    const mostLines = Math.floor(roomOn(pen.sheet) / 2 / lineHeight(type));
    const cells = places.map((place, index) =>
      cut(pen.lines(texts[index] ?? '', type, place.width), mostLines),
    );
    const lines = Math.max(...cells.map((cell) => cell.length));
    const height = lines * lineHeight(type) + 2 * padding;
    return {
      height,
      draw: (y) => {
        if (isHead) pen.shade({ x: left, y, width, height });
        for (const [index, place] of places.entries()) {
          pen.write(cells[index] ?? [], type, { ...place, y: y + padding });
        }
        pen.rule({ x: left, y: y + height, width });
      },
    };
  };
}

const cut = (lines: string[], most: number) =>
  lines.length > most ? [...lines.slice(0, most - 1), '…'] : lines;

/** Amounts at the right, the last one strong; they stay together. */
export const totals =
  (list: readonly (readonly [name: string, amount: number])[]): Block =>
  (pen) => {
    const { left, width } = pen;
    const half = width / 2;
    const height = lineHeight(types.body) + 4;
    return [
      {
        height: list.length * height + 8,
        draw: (top) => {
          for (const [index, [name, amount]] of list.entries()) {
            const type = index === list.length - 1 ? types.strong : types.body;
            const y = top + index * height;
            const value = pen.lines(rupiah(amount), type, half / 2);
            pen.write(pen.lines(name, type, half / 2), type, {
              x: left + half,
              y,
              width: half / 2,
            });
            const x = left + half * 1.5 - padding;
            pen.write(value, type, { x, y, width: half / 2, align: 'right' });
          }
        },
      },
    ];
  };

/** A paragraph; a long one goes on on the next page. */
export const note =
  (text: string): Block =>
  (pen) => [
    ...pen.lines(text, types.small, pen.width).map((line) => ({
      height: lineHeight(types.small),
      draw: (y: number) => pen.write([line], types.small, { x: pen.left, y, width: pen.width }),
    })),
    space(6),
  ];

export const space = (height: number): Band => ({ height, draw: () => {} });
