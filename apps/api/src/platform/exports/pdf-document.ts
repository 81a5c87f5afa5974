import { Readable } from 'node:stream';
import { type Band, type Block, page, room } from './pdf-blocks.ts';
import { penOn, types } from './pdf-pen.ts';

export type PdfDocument = {
  title: string;
  /** When it was made: with the same moment the same content is the same file. */
  created_at: string;
  blocks: readonly Block[];
};

/** A4 with text that can be searched and copied, its pages numbered; written page by page. */
export const pdfDocument = (document: PdfDocument): Readable =>
  Readable.from(chunks(document), { objectMode: false });

async function* chunks({ title, created_at, blocks }: PdfDocument): AsyncGenerator<Buffer> {
  // Loaded with the first document: a process that makes none does without its 20 MB.
  const { default: Document } = await import('pdfkit');
  const doc = new Document({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    lang: 'id',
    info: { Title: title, CreationDate: new Date(created_at) },
  });
  const pen = penOn(doc);
  const pages = paginated(blocks.flatMap((block) => block(pen)));
  const { margin, width, height, footer } = page;
  for (const [index, bands] of pages.entries()) {
    doc.addPage();
    let y = margin;
    for (const band of bands) {
      band.draw(y);
      y += band.height;
    }
    const place = { x: margin, y: height - margin - footer / 2, width: width - 2 * margin };
    const [name = ''] = pen.lines(title, types.small, place.width - 100);
    pen.write([name], types.small, place);
    const number = `Halaman ${index + 1} dari ${pages.length}`;
    pen.write([number], types.small, { ...place, align: 'right' });
    const written: Buffer | null = doc.read();
    if (written) yield written;
  }
  doc.end();
  for await (const chunk of doc) yield chunk;
}

/** Planned whole before anything is drawn, so that the first page can tell how many there are. */
function paginated(bands: readonly Band[]): Band[][] {
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
