import { describe, expect, it } from 'vitest';
import { withMoved, withShown } from './choose-columns.ts';
import { fittingColumns, isShown, noChoice, orderedColumns, readChoice } from './columns.ts';

const left = { key: 'left', width: 'small' } as const;
const buyer = { key: 'buyer', width: 'wider', isRowHeader: true } as const;
const goods = { key: 'goods', width: 'rest' } as const;
const number = { key: 'number', width: 'wide', isOptional: true } as const;
const all = [left, buyer, goods, number];
const keys = (columns: readonly { key: string }[]) => columns.map(({ key }) => key);

describe('the columns somebody has chosen', () => {
  it('stand as they are meant to until somebody chooses', () => {
    expect(keys(orderedColumns(all, noChoice))).toEqual(['left', 'buyer', 'goods', 'number']);
    expect(all.map((column) => isShown(column, noChoice))).toEqual([true, true, true, false]);
  });

  it('are moved, left out and brought in', () => {
    const moved = withMoved(all, noChoice, 'goods', -1);
    expect(keys(orderedColumns(all, moved))).toEqual(['left', 'goods', 'buyer', 'number']);
    expect(withMoved(all, moved, 'left', -1)).toBe(moved);
    const chosen = withShown(withShown(moved, 'number', true), 'left', false);
    expect(keys(all.filter((column) => isShown(column, chosen)))).toEqual([
      'buyer',
      'goods',
      'number',
    ]);
    expect(isShown(left, withShown(chosen, 'left', true))).toBe(true);
  });

  it('outlive a column that is gone, and find a place for one that is new', () => {
    const kept = readChoice(
      '{"order":["number","gone","buyer","left"],"shown":["gone"],"hidden":[]}',
    );
    expect(keys(orderedColumns(all, kept))).toEqual(['number', 'buyer', 'goods', 'left']);
    expect(isShown(buyer, { ...kept, hidden: ['buyer'] })).toBe(true);
  });

  it.each(['', 'null', '[]', '{"order":5,"shown":[1,{}],"hidden":null}', '{'])(
    'are as good as none when %j was kept',
    (text) => expect(readChoice(text)).toEqual(noChoice),
  );

  it('named twice stand once', () => {
    const twice = readChoice('{"order":["goods","goods","left"],"shown":[],"hidden":[]}');
    expect(keys(orderedColumns(all, twice))).toEqual(['goods', 'number', 'left', 'buyer']);
  });
});

describe('columns in a narrow table', () => {
  it('are left out from the last on, but for the one that names the row', () => {
    expect(keys(fittingColumns(all, 60))).toEqual(['left', 'buyer', 'goods', 'number']);
    expect(keys(fittingColumns(all, 32))).toEqual(['left', 'buyer', 'goods']);
    expect(keys(fittingColumns(all, 10))).toEqual(['buyer']);
    // Where nothing is ticked there is room for more.
    expect(keys(fittingColumns(all, 27))).toEqual(['left', 'buyer']);
    expect(keys(fittingColumns(all, 27, false))).toEqual(['left', 'buyer', 'goods']);
    // Goods have no room, and the narrow one behind them does not come before them.
    expect(keys(fittingColumns([buyer, goods, left], 21))).toEqual(['buyer']);
  });
});
