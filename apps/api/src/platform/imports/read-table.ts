import { open } from 'node:fs/promises';
import { csvTable } from './csv-table.ts';
import { type TableRow, UnreadableFile } from './table-row.ts';
import { xlsxTable } from './xlsx-table.ts';

/** The rows of a table that somebody sent, by its first bytes and not by its name. Nothing of it is kept behind a row. */
export async function* readTable(path: string): AsyncGenerator<TableRow> {
  const start = await firstBytes(path);
  if (start.startsWith('PK')) yield* xlsxTable(path);
  else if (start.startsWith('\xd0\xcf\x11\xe0') || start.startsWith('%PDF'))
    throw new UnreadableFile('an old workbook, or none');
  else yield* csvTable(path);
}

async function firstBytes(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0);
    return buffer.subarray(0, bytesRead).toString('latin1');
  } finally {
    await file.close();
  }
}
