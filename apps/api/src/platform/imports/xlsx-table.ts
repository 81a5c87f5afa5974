import { openZip, type Zip } from './open-zip.ts';
import {
  asText,
  type Cell,
  mostCells,
  mostLetters,
  type TableRow,
  UnreadableFile,
} from './table-row.ts';
import { dateStyles } from './xlsx-dates.ts';
import { attribute, createXmlReader } from './xml-reader.ts';

const mostPart = 1024 * 1024;
const mostStrings = 64 * 1024 * 1024;
const mostSheet = 400 * 1024 * 1024;
/** Letters of all texts together that are kept at once; each takes some for itself. */
const mostKept = 16 * 1024 * 1024;

/** The rows of the first sheet that is shown, read as it is unpacked. */
export async function* xlsxTable(path: string): AsyncGenerator<TableRow> {
  const zip = await openZip(path);
  const sheet = await firstSheet(zip);
  const strings = await sharedStrings(zip);
  const rows: TableRow[] = [];
  const dates = await dateStyles(zip);
  const reader = sheetReader(strings, dates, (row) => rows.push(row));
  for await (const chunk of zip.read(sheet, mostSheet)) {
    reader.write(chunk);
    yield* rows;
    rows.length = 0;
  }
}

async function firstSheet(zip: Zip): Promise<string> {
  const workbook = await partText(zip, 'xl/workbook.xml');
  // No tag goes beyond the next: a text of nothing but beginnings is read through once.
  const sheets = workbook.match(/<(?:\w+:)?sheet\s[^<>]*>/g) ?? [];
  const shown = sheets.find((sheet) => !/\bstate\s*=\s*["'](?:veryH|h)idden/.test(sheet));
  const id = shown && attribute(shown, '(?:\\w+:)?id');
  const relations = zip.has('xl/_rels/workbook.xml.rels')
    ? await partText(zip, 'xl/_rels/workbook.xml.rels')
    : '';
  const relation = (relations.match(/<(?:\w+:)?Relationship\s[^<>]*>/g) ?? []).find(
    (each) => attribute(each, 'Id') === id,
  );
  const target = (relation && attribute(relation, 'Target')) ?? 'worksheets/sheet1.xml';
  const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  if (!zip.has(path)) throw new UnreadableFile('the workbook has no sheet');
  return path;
}

async function partText(zip: Zip, path: string): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of zip.read(path, mostPart)) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** Texts that cells name by number. */
async function sharedStrings(zip: Zip): Promise<string[]> {
  const path = 'xl/sharedStrings.xml';
  const strings: string[] = [];
  if (!zip.has(path)) return strings;
  let [string, kept, isSounds] = ['', 0, false];
  const reader = createXmlReader({
    open: (name) => {
      reader.takeText();
      if (name === 'si') string = '';
      if (name === 'rPh') isSounds = true;
    },
    close: (name) => {
      const text = reader.takeText();
      if (name === 'rPh') isSounds = false;
      if (name === 't' && !isSounds) string += text;
      if (name !== 'si') return;
      kept += string.length + 16;
      if (kept > mostKept) throw new UnreadableFile('too much text');
      // A copy: a piece of a larger text would keep all of that.
      strings.push(Buffer.from(string).toString());
    },
  });
  for await (const chunk of zip.read(path, mostStrings)) reader.write(chunk);
  return strings;
}

function sheetReader(
  strings: readonly string[],
  dates: ReadonlySet<string>,
  emit: (row: TableRow) => void,
) {
  let [line, cells]: [number, Cell[]] = [0, []];
  let [column, type, value, hasFormula, isCell] = [0, '', '', false, false];
  let isDate = false;
  const reader = createXmlReader({
    open: (name, attributes) => {
      reader.takeText();
      if (name === 'row') {
        line = Math.max(line + 1, Math.trunc(Number(attribute(attributes, 'r'))) || 0);
        cells = [];
        column = -1;
      } else if (name === 'c') {
        column = columnOf(attribute(attributes, 'r')) ?? column + 1;
        [type, value, hasFormula, isCell] = [attribute(attributes, 't') ?? 'n', '', false, true];
        isDate = dates.has(attribute(attributes, 's') ?? '');
      } else if (name === 'f') hasFormula = true;
    },
    close: (name) => {
      const text = reader.takeText();
      // A cell may be made of many pieces.
      if (isCell && (name === 'v' || name === 't')) {
        if (value.length < mostLetters) value += text;
      } else if (name === 'c') {
        isCell = false;
        if (column < mostCells) {
          const cell = cellOf(type, value, hasFormula, strings);
          const isDay = isDate && typeof cell === 'number';
          put(cells, column, isDay ? { trouble: 'is_date', text: value } : cell);
        }
      } else if (name === 'row' && cells.length > 0) emit({ line, cells });
    },
  });
  return reader;
}

function put(cells: Cell[], column: number, cell: Cell | undefined): void {
  if (cell === undefined || cell === '') return;
  while (cells.length < column) cells.push('');
  cells[column] = cell;
}

function cellOf(
  type: string,
  value: string,
  hasFormula: boolean,
  strings: readonly string[],
): Cell | undefined {
  if (type === 'e') return { trouble: 'formula_failed', text: asText(value) };
  if (value === '') return hasFormula ? { trouble: 'formula_empty', text: '=' } : undefined;
  if (type === 's') return asText(strings[Number(value)] ?? '');
  // Yes or no is no amount.
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  const number = Number(value);
  if (type !== 'n' || !Number.isFinite(number)) return asText(value);
  // As the spreadsheet shows it: 715, not 715.0000000000001.
  return Number(number.toPrecision(15));
}

/** A to Z, AA and so on, as a place from 0. */
function columnOf(reference: string | undefined): number | undefined {
  if (!reference) return undefined;
  let place = 0;
  for (const letter of reference) {
    const code = letter.charCodeAt(0);
    if (code < 65 || code > 90) break;
    place = place * 26 + code - 64;
    if (place > 20_000) break;
  }
  return place > 0 ? place - 1 : undefined;
}
