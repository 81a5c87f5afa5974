import { expect, it } from 'vitest';
import { readBlock, writeBlock } from './block-text.ts';

const cellsOf = (text: string) => readBlock(text, 10).cells;

it.each([
  [
    '12.500\t3\r\n13.000\t4\r\n',
    [
      ['12.500', '3'],
      ['13.000', '4'],
    ],
  ],
  ['1\n\n3', [['1'], [''], ['3']]],
  ['"dua\nbaris"\tb', [['dua\nbaris', 'b']]],
  ['"kata ""kutip"""\tb', [['kata "kutip"', 'b']]],
  ['5" pipa\tb', [['5" pipa', 'b']]],
  ['"tanpa akhir\tb', [['"tanpa akhir', 'b']]],
  ['"a" b\tc', [['"a" b', 'c']]],
  ['\t\t7', [['', '', '7']]],
  ['', []],
])('a block %j is read cell by cell', (text, cells) => {
  expect(cellsOf(text)).toEqual(cells);
});

it('what is copied comes back the same when it is pasted', () => {
  const cells = [
    ['Kecap "Manis"', '1250'],
    ['a\tb', 'c\nd'],
  ];
  expect(cellsOf(writeBlock(cells))).toEqual(cells);
});

it('reads no more lines than it is told, and says that there are more', () => {
  const text = Array.from({ length: 20_000 }, () => '1\t2\t3\t4\t5').join('\n');
  const { cells, isCut } = readBlock(text, 10_000);
  expect([cells.length, isCut]).toEqual([10_000, true]);
});
