import { createReadStream } from 'node:fs';
import { type CsvError, parse } from 'csv-parse';
import { asText, mostCells, mostLetters, type TableRow, UnreadableFile } from './table-row.ts';

/** The rows of a text with separators: commas, semicolons, tabs or strokes, in whichever of the usual alphabets. */
export async function* csvTable(path: string): AsyncGenerator<TableRow> {
  const encoding = await encodingOf(path);
  const separator = await separatorOf(path, encoding);
  const parser = parse({
    delimiter: separator,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: mostCells * mostLetters,
    info: true,
  });
  const text = decoded(path, encoding);
  const feeding = feed(parser, text);
  let line = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      line = Math.max(line + 1, info.lines);
      if (line === 1 && /^sep=.$/i.test(record.join(separator))) continue;
      if (record.every((cell) => cell.trim() === '')) continue;
      yield { line, cells: record.slice(0, mostCells).map(asText) };
    }
  } catch (error) {
    throw (error as Partial<CsvError>).code?.startsWith('CSV_')
      ? new UnreadableFile(String(error))
      : error;
  } finally {
    parser.destroy();
    await feeding;
  }
}

type Parsed = { record: string[]; info: { lines: number } };

async function feed(parser: ReturnType<typeof parse>, texts: AsyncIterable<string>): Promise<void> {
  try {
    for await (const text of texts) {
      if (parser.destroyed) return;
      if (!parser.write(text))
        await new Promise<void>((resolve) => {
          parser.once('drain', resolve).once('close', resolve);
        });
    }
    parser.end();
  } catch (error) {
    parser.destroy(error as Error);
  }
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

async function* decoded(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>)
    yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

/** By the mark at its beginning; without one it is UTF-8 where all of it can be, else what Windows writes. */
async function encodingOf(path: string): Promise<Encoding> {
  const strict = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  let isUtf8 = true;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    if (isFirst) {
      if (chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le';
      if (chunk[0] === 0xfe && chunk[1] === 0xff) return 'utf-16be';
      if (chunk[0] !== 0 && chunk[1] === 0 && chunk[3] === 0) return 'utf-16le';
      isFirst = false;
    }
    if (chunk.includes(0)) throw new UnreadableFile('this is no text');
    try {
      if (isUtf8) strict.decode(chunk, { stream: true });
    } catch {
      isUtf8 = false;
    }
  }
  return isUtf8 ? 'utf-8' : 'windows-1252';
}

const separators = [',', ';', '\t', '|'] as const;

/** Whichever stands outside of quotes equally often on most of the first lines; one that is told on the first line is that. */
async function separatorOf(path: string, encoding: Encoding): Promise<string> {
  let start = '';
  for await (const text of decoded(path, encoding)) {
    start += text;
    if (start.length > 20_000) break;
  }
  const told = /^\ufeff?sep=(.)/i.exec(start)?.[1];
  if (told) return told;
  const lines = start
    .replace(/"[^"]*"/g, '')
    .split(/\r?\n|\r/)
    .slice(0, 20);
  const evenness = separators.map((separator) => evennessOf(separator, lines));
  return separators[evenness.indexOf(Math.max(...evenness))] ?? ',';
}

/** On how many lines it stands as often as on most others; of two that are alike the one that makes more columns. */
function evennessOf(separator: string, lines: readonly string[]): number {
  const byCount = new Map<number, number>();
  for (const line of lines) {
    const count = line.split(separator).length - 1;
    if (count > 0) byCount.set(count, (byCount.get(count) ?? 0) + 1);
  }
  return Math.max(0, ...[...byCount].map(([count, times]) => times + count / 1000));
}
