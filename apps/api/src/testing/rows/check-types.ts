import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../root.ts';
import { writeRowTypes } from './row-types.ts';

/**
 * `node check-types.ts`: what `tsc --incremental` does for the whole project, and writes down what the calls of
 * `rowsOf` say their rows are: the compiler knows by then, and asked later it would begin anew.
 */
const config = join(root, 'tsconfig.json');
const { options, fileNames, errors } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(config, ts.sys.readFile).config,
  ts.sys,
  root,
  {
    incremental: true,
    tsBuildInfoFile: join(root, 'node_modules/.cache/types-and-rows.tsbuildinfo'),
  },
  config,
);
const program = ts.createIncrementalProgram({
  rootNames: fileNames,
  options,
  configFileParsingDiagnostics: errors,
});
const found = [
  ...program.getConfigFileParsingDiagnostics(),
  ...program.getOptionsDiagnostics(),
  ...program.getSyntacticDiagnostics(),
  ...program.getGlobalDiagnostics(),
  ...program.getSemanticDiagnostics(),
];
// Of a project that emits nothing this is what the next check begins from; where nothing has changed, there is nothing.
program.emit(undefined, (name, text) => {
  writeRowTypes(program.getProgram());
  ts.sys.writeFile(name, text);
});
process.stdout.write(ts.formatDiagnostics(found, ts.createCompilerHost(options)));
process.exitCode = found.length > 0 ? 1 : 0;
