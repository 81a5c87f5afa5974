import { dirname, join } from 'node:path';
import { parseAst, type Rolldown } from 'vite';

export type Graph = { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null };

const isOurs = (id: string) => !id.includes('/node_modules/');

/** What imports what, as far as it is ours; of a package whose index names its parts only the parts that are named. */
export function createImportGraph(graph: Graph) {
  const infoOf = (id: string) => graph.getModuleInfo(id);
  const partsOf = remembered((index: string) => partsNamedIn(index, infoOf(index)?.code));

  const importsOf = remembered((id: string): string[] => {
    const info = infoOf(id);
    if (!info || !isOurs(id)) return [];
    const packages = info.importedIds.filter((imported) => !isOurs(imported));
    const named = packages.length > 0 ? namesTakenBy(info.code) : [];
    return [
      ...info.importedIds.filter(isOurs),
      ...packages.flatMap((index) => {
        const parts = partsOf(index);
        return named.flatMap((name) => parts.get(name) ?? []);
      }),
    ];
  });

  /** The module itself and whatever it imports at once. */
  const reachedFrom = remembered((start: string): Set<string> => {
    const reached = new Set([start]);
    for (const id of reached) for (const imported of importsOf(id)) reached.add(imported);
    return reached;
  });

  const lateOf = (id: string) => infoOf(id)?.dynamicallyImportedIds ?? [];

  /** What is drawn there, which the router loads apart from the address. */
  const screenOf = (file: string) => lateOf(file).find((id) => id.startsWith(`${file}?`));

  /** Whatever is loaded later from there, and from what is loaded later. */
  const latePartsOf = (start: string): string[] => {
    const late = new Set<string>();
    const look = (root: string) => {
      for (const id of reachedFrom(root)) for (const next of lateOf(id)) late.add(next);
    };
    look(start);
    for (const id of late) look(id);
    return [...late];
  };

  return { reachedFrom, screenOf, latePartsOf };
}

/** The names that a module imports. */
function namesTakenBy(code: string | null | undefined): string[] {
  if (!code) return [];
  return parseAst(code).body.flatMap((statement) =>
    statement.type === 'ImportDeclaration'
      ? statement.specifiers.flatMap((specifier) =>
          specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier'
            ? specifier.imported.name
            : [],
        )
      : [],
  );
}

/** Which file of a package has what its index gives by name. */
function partsNamedIn(index: string, code: string | null | undefined): Map<string, string> {
  const parts = new Map<string, string>();
  if (!code) return parts;
  const files = new Map<string, string>();
  const fileOf = (source: string) => join(dirname(index), source);
  for (const statement of parseAst(code).body) {
    if (statement.type === 'ImportDeclaration' && statement.source.value.startsWith('.')) {
      for (const { local } of statement.specifiers)
        files.set(local.name, fileOf(statement.source.value));
    }
    if (statement.type !== 'ExportNamedDeclaration') continue;
    const source = statement.source?.value;
    for (const { local, exported } of statement.specifiers) {
      if (exported.type !== 'Identifier' || local.type !== 'Identifier') continue;
      const file = source ? source.startsWith('.') && fileOf(source) : files.get(local.name);
      if (file) parts.set(exported.name, file);
    }
  }
  return parts;
}

function remembered<Result>(find: (id: string) => Result): (id: string) => Result {
  const known = new Map<string, Result>();
  return (id) => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const found = find(id);
    known.set(id, found);
    return found;
  };
}
