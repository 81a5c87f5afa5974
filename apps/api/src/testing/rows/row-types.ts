import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { root } from '../root.ts';
import { type ToldType, tell } from './told-type.ts';

/** What a call of `rowsOf` says its rows are, by `file:line`. */
type RowTypes = Record<string, ToldType>;

const file = join(root, 'node_modules/.cache/row-types.json');

export function writeRowTypes(program: ts.Program): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(rowTypesIn(program)));
}

export const readRowTypes = (): RowTypes => JSON.parse(readFileSync(file, 'utf8'));

/** Finds every call of `rowsOf` in the product, and the row type it was given or takes from where it stands. */
function rowTypesIn(program: ts.Program): RowTypes {
  const checker = program.getTypeChecker();
  const told: RowTypes = {};
  for (const source of program.getSourceFiles()) {
    const name = relative(root, source.fileName);
    const isProduct = name.startsWith('apps/api/src/') && !name.endsWith('.test.ts');
    if (!isProduct || !source.text.includes('rowsOf')) continue;
    const look = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && node.expression.getText(source) === 'rowsOf') {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
        told[`${name}:${line + 1}`] = tell(checker, [rowOf(checker, node)]);
      }
      ts.forEachChild(node, look);
    };
    look(source);
  }
  return told;
}

/** The Row of the Promise<Row[]> that the call answers with. */
function rowOf(checker: ts.TypeChecker, call: ts.CallExpression): ts.Type {
  const [given] = call.typeArguments ?? [];
  if (given) return checker.getTypeFromTypeNode(given);
  const rows = checker.getAwaitedType(checker.getTypeAtLocation(call));
  const row = rows && checker.getIndexTypeOfType(rows, ts.IndexKind.Number);
  if (!row) throw new Error(`${call.getText()}: no rows`);
  return row;
}
