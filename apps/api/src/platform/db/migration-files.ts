import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Migration = {
  name: string;
  text: string;
  checksum: string;
  /** Each statement for itself, for what cannot be in a transaction; each may be run again. */
  isOutside: boolean;
  /** The program before it cannot work on what it leaves. */
  breaksOlder: boolean;
};

export const ownMigrations = join(import.meta.dirname, '../../../migrations');

/** A file says what is special about it in its first lines. */
export function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return names.sort().map((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    return {
      name,
      text,
      checksum: createHash('sha256').update(text).digest('hex'),
      isOutside: /^-- outside a transaction$/m.test(text),
      breaksOlder: /^-- breaks older programs$/m.test(text),
    };
  });
}

/** Of a file without functions: a statement ends with its line. */
export const statementsOf = ({ text }: Migration): string[] =>
  text
    .replace(/^--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter(Boolean);
