import { type PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Rows } from './columns.ts';
import { workbookParts } from './xlsx-parts.ts';
import { rowSource, sheetXml } from './xlsx-sheet.ts';

/** What a sheet can hold below its heads. */
const rowsOfSheet = 1_048_575;

/** The same bytes for the same rows. */
const entry = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true, compressionLevel: 4 };

/**
 * A workbook, written as its rows are read. Text is text whatever it begins with, amounts are numbers, moments
 * are times on the wall of their zone. What does not fit on a sheet goes on on the next one.
 */
export function xlsxRows<Row>(
  rows: Rows<Row> & { name: string },
  mostRows = rowsOfSheet,
): Readable {
  const zip = new ZipFile();
  const out = zip.outputStream as PassThrough;
  writeWorkbook(zip, out, rows, mostRows).catch((error: Error) => out.destroy(error));
  return out;
}

async function writeWorkbook<Row>(
  zip: ZipFile,
  out: PassThrough,
  { name, columns, batches }: Rows<Row> & { name: string },
  mostRows: number,
): Promise<void> {
  const source = rowSource(batches);
  let sheets = 0;
  try {
    do {
      sheets += 1;
      const sheet = Readable.from(sheetXml(columns, source, mostRows), { objectMode: false });
      const stop = () => sheet.destroy();
      out.once('close', stop);
      zip.addReadStream(sheet, `xl/worksheets/sheet${sheets}.xml`, entry);
      await finished(sheet);
      out.off('close', stop);
    } while (!out.destroyed && (await source.hasMore()));
  } finally {
    await source.stop();
  }
  // Which sheets there are is known at last; a reader looks parts up by name, not by place.
  for (const [path, text] of Object.entries(workbookParts(name, sheets))) {
    zip.addBuffer(Buffer.from(text), path, entry);
  }
  zip.end();
}
