import ts from 'typescript';
import { beforeAll, expect, it } from 'vitest';
import { mismatches } from './mismatches.ts';
import { type Shape, see } from './shape.ts';
import { type ToldType, tell } from './told-type.ts';

const source = `export type Row = {
  id: string;
  total: number | null;
  status: 'NEW' | 'DONE';
  key: Uint8Array;
  lines: { name: string; note?: string }[] | null;
  places: Record<string, number>;
  event: { kind: 'paid'; amount: number } | { kind: 'noted'; text: string };
  payload: unknown;
  tree: Tree;
};
type Tree = { name: string; below: Tree[] };`;
const right = {
  id: '1',
  total: 5,
  status: 'NEW',
  key: new Uint8Array(1),
  lines: [{ name: 'Beras' }],
  places: { 1: 7 },
  event: { kind: 'paid', amount: 5 },
  payload: { any: ['thing'] },
  tree: { name: 'akar', below: [{ name: 'daun', below: [] }] },
};

let row: ToldType;
beforeAll(() => {
  const host = ts.createCompilerHost({});
  const { getSourceFile } = host;
  host.getSourceFile = (name, options) =>
    name === 'row.ts'
      ? ts.createSourceFile(name, source, options, true)
      : getSourceFile(name, options);
  const options = { strict: true, exactOptionalPropertyTypes: true, types: [] };
  const program = ts.createProgram(['row.ts'], options, host);
  const checker = program.getTypeChecker();
  const [declared] = program.getSourceFile('row.ts')?.statements ?? [];
  row = tell(checker, [checker.getTypeAtLocation(declared as ts.Node)]);
});

function whatIsWrong(...rows: unknown[]): string[] {
  const shape: Shape = { kinds: [] };
  for (const each of rows) see(shape, each);
  return mismatches(row, shape);
}

it('finds nothing in rows that are of their type', () => {
  const others = {
    total: null,
    lines: null,
    places: { 2: 1 },
    event: { kind: 'noted', text: 'besok' },
  };
  expect(whatIsWrong(right, { ...right, ...others })).toEqual([]);
});

const { id, ...withoutId } = right;

it.each([
  ['a name that the type lacks', { ...right, extra: 1 }, 'extra is there, the type does not'],
  ['a name that is lacking', withoutId, 'id is not there, the type has it'],
  ['another kind', { ...right, id: 1 }, 'id is number, the type says string'],
  ['a null', { ...right, id: null }, 'id is null, the type says string'],
  ['a word', { ...right, status: 'GONE' }, "status is 'GONE', the type says"],
  ['no bytes', { ...right, key: '' }, 'key is string, the type says Uint8Array'],
  ['no list', { ...right, lines: {} }, 'lines is object, the type says'],
  ['an item', { ...right, lines: [{ name: 1 }] }, 'lines[].name is number'],
  ['an item null', { ...right, lines: [null] }, 'lines[] is null'],
  ['an entry', { ...right, places: { 1: 'x' } }, 'places.1 is string'],
  ['a field above others', { ...right, tree: { name: 1, below: [] } }, 'tree.name is number'],
  ['a field of no kind', { ...right, event: { kind: 'paid', sum: 1 } }, 'event.sum is there'],
])('finds %s', (_title, wrong, said) => {
  expect(whatIsWrong(wrong)).toEqual([expect.stringContaining(said)]);
});

it('finds what only one of many rows has', () => {
  const lines = [{ name: 'Beras', note: 'putih' }, { note: 'tanpa nama' }];
  expect(whatIsWrong(right, { ...right, lines })).toEqual([
    'lines[].name is absent, the type says string',
  ]);
});
