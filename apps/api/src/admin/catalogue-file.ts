import { readFileSync } from 'node:fs';
import { line } from '@marketplace/contract/fields';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import type { CatalogueRow } from '../features/catalogue/catalogue.service.ts';
import { WrongArguments } from './arguments.ts';

const row = z.object({
  category: line(2, 100),
  brand: line(1, 100),
  product: line(3, 100),
  variant: line(0, 100),
  uom: line(2, 20).transform((text) => text.toLowerCase()),
  base_quantity: z
    .string()
    .regex(/^[1-9]\d{0,4}$/)
    .transform(Number),
  barcode: z
    .string()
    .regex(/^(\d{8}|\d{12,14})?$/)
    .refine(hasRightCheckDigit),
});

/** Every row checked before any is used; a wrong one is named by its line. */
export function readCatalogueFile(file: string): CatalogueRow[] {
  const records: unknown[] = parse(readFileSync(file), { columns: true, bom: true, trim: true });
  const problems: string[] = [];
  const rows = records.flatMap((record, index) => {
    const result = row.safeParse(record);
    if (result.success) return [result.data];
    const columns = new Set(result.error.issues.map((issue) => issue.path.join('.')));
    problems.push(`line ${index + 2}: wrong ${[...columns].join(', ')}`);
    return [];
  });
  if (problems.length > 0) throw new WrongArguments(problems.slice(0, 50).join('\n'));
  return rows;
}

/** GS1: digits weighted 3, 1, 3 … from the right, the sum a multiple of ten. */
function hasRightCheckDigit(barcode: string): boolean {
  const digits = [...barcode].reverse().map(Number);
  return digits.reduce((sum, digit, place) => sum + digit * (place % 2 ? 3 : 1), 0) % 10 === 0;
}
