import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { Band, Block } from './pdf-blocks.ts';
import { type Pen, penOn, types } from './pdf-pen.ts';
import { roomOn, type Sheet, sheets } from './pdf-sheets.ts';

export type PdfDocument = {
  title: string;
  /** When it was made: with the same moment the same content is the same file. */
  created_at: string;
  blocks: readonly Block[];
};

/** Several papers in one file, each with pages and a title of its own. */
export type PdfPapers = Pick<PdfDocument, 'title' | 'created_at'> & {
  sheet: Sheet;
  papers: Iterable<Pick<PdfDocument, 'title' | 'blocks'>>;
};

/** A4 with text that can be searched and copied, its pages numbered; written page by page. */
export const pdfDocument = ({ title, created_at, blocks }: PdfDocument): Readable =>
  pdfPapers({ title, created_at, sheet: sheets.a4, papers: [{ title, blocks }] });

export const pdfPapers = (papers: PdfPapers): Readable =>
  Readable.from(chunks(papers), { objectMode: false });

async function* chunks({ title, created_at, sheet, papers }: PdfPapers): AsyncGenerator<Buffer> {
  // Loaded with the first document: a process that makes none does without its 20 MB.
  const { default: Document } = await import('pdfkit');
  const doc = new Document({
    margin: 0,
    autoFirstPage: false,
    lang: 'id',
    info: { Title: title, CreationDate: new Date(created_at) },
  });
  const pen = penOn(doc, sheet);
  for (const paper of papers) {
    const pages = paginated(await measured(paper.blocks, pen), roomOn(sheet));
    for (const [index, bands] of pages.entries()) {
      doc.addPage({ size: [sheet.width, heightFor(sheet, bands)], margin: 0 });
      drawBands(sheet, bands);
      if (sheet.footer) drawFooter(pen, paper.title, `Halaman ${index + 1} dari ${pages.length}`);
      const written: Buffer | null = doc.read();
      if (written) yield written;
      // Two hundred papers take a second: others have their turn in between.
      await setImmediate();
    }
  }
  doc.end();
  for await (const chunk of doc) yield chunk;
}

/** Thousands of lines take a second to measure, too. */
async function measured(blocks: readonly Block[], pen: Pen): Promise<Band[]> {
  const bands: Band[] = [];
  for (const block of blocks) {
    for (const band of block(pen)) {
      bands.push(band);
      if (bands.length % 100 === 0) await setImmediate();
    }
  }
  return bands;
}

const heightFor = ({ height, margin }: Sheet, bands: readonly Band[]): number =>
  height === 'as long as needed'
    ? bands.reduce((sum, band) => sum + band.height, 2 * margin)
    : height;

function drawBands({ margin }: Sheet, bands: readonly Band[]): void {
  let y = margin;
  for (const band of bands) {
    band.draw(y);
    y += band.height;
  }
}

function drawFooter(pen: Pen, title: string, number: string): void {
  const { sheet, left, width } = pen;
  const height = sheet.height === 'as long as needed' ? 0 : sheet.height;
  const place = { x: left, y: height - sheet.margin - sheet.footer / 2, width };
  const [name = ''] = pen.lines(title, types.small, width - 100);
  pen.write([name], types.small, place);
  pen.write([number], types.small, { ...place, align: 'right' });
}

/** Planned whole before anything is drawn, so that the first page can tell how many there are. */
function paginated(bands: readonly Band[], room: number): Band[][] {
  let current: Band[] = [];
  const pages = [current];
  let used = 0;
  for (const [index, band] of bands.entries()) {
    const next = band.keepsNext ? (bands[index + 1]?.height ?? 0) : 0;
    if (used + band.height + next > room && current.length > 0) {
      current = band.head ? [band.head] : [];
      pages.push(current);
      used = band.head?.height ?? 0;
    }
    current.push(band);
    used += band.height;
  }
  return pages;
}
