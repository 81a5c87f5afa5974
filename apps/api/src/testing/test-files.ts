import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './root.ts';

const patterns = ['apps/**/*.test.ts', 'packages/**/*.test.ts', 'bench/**/*.test.ts'];

/** Who imports one of these has a database, a server or a process to do with. */
const heavyPackages = /^(node:child_process|pg|ioredis|@electric-sql\/pglite)$/;

/** Imports that are carried out: those of types alone are gone when the file runs. */
const imports =
  /^(?:import|export)\s(?!type\s)(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm;

/**
 * Test files by what they need, found out from what they import and what that imports. A file that is taken
 * for pure and asks for the test world all the same is told that there is none.
 */
export function sortTestFiles(): { pure: string[]; server: string[] } {
  const files = globSync(patterns, { cwd: root, exclude: ['**/node_modules/**'] }).sort();
  const pure = files.filter((file) => !isHeavy(join(root, file)));
  const server = files.filter((file) => isHeavy(join(root, file)));
  return { pure, server };
}

const known = new Map<string, boolean>();

function isHeavy(file: string): boolean {
  const answer = known.get(file);
  if (answer !== undefined) return answer;
  // Who comes back here in a circle finds nothing new.
  known.set(file, false);
  const found = importsOf(file).some(leadsToHeavy(file));
  known.set(file, found);
  return found;
}

const leadsToHeavy = (from: string) => (name: string) =>
  name.startsWith('.') ? isHeavy(join(dirname(from), name)) : heavyPackages.test(name);

const importsOf = (file: string): string[] =>
  /\.(ts|tsx|js|mjs)$/.test(file) && existsSync(file)
    ? [...readFileSync(file, 'utf8').matchAll(imports)].map(
        ([, name, later]) => name ?? later ?? '',
      )
    : [];
