import { join, relative } from 'node:path';
import ts from 'typescript';
import { root } from '../root.ts';

export type RowTypes = {
  checker: ts.TypeChecker;
  /** What a call of `rowsOf` says its rows are, by `file:line`. */
  bySite: Map<string, ts.Type>;
};

/** Finds every call of `rowsOf` in the product, and the row type it was given or takes from where it stands. */
export function readRowTypes(): RowTypes {
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile).config;
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const product = fileNames.filter(
    (file) => file.includes('/apps/api/src/') && !file.endsWith('.test.ts'),
  );
  const program = ts.createProgram(product, options);
  const checker = program.getTypeChecker();
  const bySite = new Map<string, ts.Type>();

  for (const file of product) {
    const source = program.getSourceFile(file);
    if (!source?.text.includes('rowsOf')) continue;
    const look = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && node.expression.getText(source) === 'rowsOf') {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
        bySite.set(`${relative(root, file)}:${line + 1}`, rowOf(checker, node));
      }
      ts.forEachChild(node, look);
    };
    look(source);
  }
  return { checker, bySite };
}

/** The Row of the Promise<Row[]> that the call answers with. */
function rowOf(checker: ts.TypeChecker, call: ts.CallExpression): ts.Type {
  const answer = checker.getTypeAtLocation(call);
  const rows = checker.getAwaitedType(answer);
  const row = rows && checker.getIndexTypeOfType(rows, ts.IndexKind.Number);
  if (!row) throw new Error(`${call.getText()}: no rows`);
  return row;
}
