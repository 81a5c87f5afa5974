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

/** What may hold a semicolon without ending a statement: comments, texts, and bodies of functions. */
const pieces = /--[^\n]*|'(?:[^']|'')*'|(\$\w*\$)[\s\S]*?\1|;|[^;'$-]+|[\s\S]/g;

export function statementsOf({ text }: Migration): string[] {
  const statements = [''];
  for (const [piece] of text.matchAll(pieces)) {
    if (piece === ';') statements.push('');
    else if (!piece.startsWith('--')) statements[statements.length - 1] += piece;
  }
  return statements.map((statement) => statement.trim()).filter(Boolean);
}
