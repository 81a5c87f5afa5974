import { type Block, space } from './pdf-blocks.ts';
import { lineHeight, types } from './pdf-pen.ts';

type Bar = { label: string; value: number; words: string };

const height = 84;

/** Bars beside each other with their words above and their labels below; what is less than nothing has none. */
export const bars =
  (list: readonly Bar[]): Block =>
  (pen) => {
    const most = Math.max(1, ...list.map(({ value }) => value));
    const share = pen.width / Math.max(1, list.length);
    const line = lineHeight(types.small);
    const top = line + 2;
    return [
      {
        height: top + height + line + 4,
        draw: (y) => {
          for (const [index, { label, value, words }] of list.entries()) {
            const place = { x: pen.left + index * share, width: share };
            const high = (Math.max(0, value) / most) * height;
            pen.bar({
              x: place.x + share * 0.15,
              y: y + top + height - high,
              width: share * 0.7,
              height: high,
            });
            const above = y + top + height - high - line;
            pen.write([words], types.small, { ...place, y: above, align: 'centre' });
            pen.write([label], types.small, { ...place, y: y + top + height + 4, align: 'centre' });
          }
          pen.rule({ x: pen.left, y: y + top + height, width: pen.width });
        },
      },
      space(10),
    ];
  };
