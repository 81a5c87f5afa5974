import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { pdfPlaces, pdfText } from '../../testing/pdf-text.ts';
import { heading, note, pairs, type TableColumn, table, totals } from './pdf-blocks.ts';
import { type PdfDocument, pdfDocument } from './pdf-document.ts';

type Line = { name: string; quantity: number; amount: number };

const columns: TableColumn<Line>[] = [
  { header: 'Barang', kind: 'text', share: 5, value: (line) => line.name },
  { header: 'Jumlah', kind: 'number', share: 1, value: (line) => line.quantity },
  { header: 'Harga', kind: 'money', share: 2, value: (line) => line.amount },
];

const lines = (count: number): Line[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `Barang ke-${index + 1}`,
    quantity: index + 1,
    amount: (index + 1) * 1_250,
  }));

const created_at = '2026-08-17T03:00:00.000Z';
const invoice = (rows: readonly Line[]): PdfDocument => ({
  title: 'Faktur INV/2026/001',
  created_at,
  blocks: [
    heading('Faktur', 'INV/2026/001'),
    pairs([
      ['Penjual', 'Toko Grosir Sumber Rejeki'],
      ['Pembeli', 'Warung Bu Tini'],
    ]),
    table(columns, rows),
    totals([
      ['Subtotal', 1_000_000],
      ['Total', 1_250_000],
    ]),
    note('Terima kasih.'),
  ],
});

const made = (document: PdfDocument) => buffer(pdfDocument(document));
const ofNames = async (...names: string[]) =>
  pdfText(await made(invoice(names.map((name) => ({ name, quantity: 1, amount: 1 })))));

describe('a PDF', () => {
  it('holds its text as text, amounts as people write them', async () => {
    const [page = []] = pdfText(await made(invoice(lines(2))));
    expect(page.filter((line) => !line.startsWith('Halaman'))).toEqual([
      'Faktur',
      'INV/2026/001',
      'Penjual',
      'Toko Grosir Sumber Rejeki',
      'Pembeli',
      'Warung Bu Tini',
      'Barang',
      'Jumlah',
      'Harga',
      'Barang ke-1',
      '1',
      'Rp\u00a01.250',
      'Barang ke-2',
      '2',
      'Rp\u00a02.500',
      'Subtotal',
      'Rp\u00a01.000.000',
      'Total',
      'Rp\u00a01.250.000',
      'Terima kasih.',
      'Faktur INV/2026/001',
    ]);
    expect(page.at(-1)).toBe('Halaman 1 dari 1');
  });

  it('of 300 rows has the heads and the right number on every page, and every row once', async () => {
    const pages = pdfText(await made(invoice(lines(300))));
    expect(pages.length).toBeGreaterThan(5);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Halaman ${index + 1} dari ${pages.length}`);
      if (index < pages.length - 1 || page.includes('Barang ke-300')) {
        expect(page.filter((line) => line === 'Harga')).toHaveLength(1);
      }
    }
    const names = pages.flat().filter((line) => line.startsWith('Barang ke-'));
    expect(names).toEqual(lines(300).map(({ name }) => name));
  });

  it('never cuts a row, nor leaves the page', async () => {
    const rows = lines(60).map((line) => ({
      ...line,
      name: `${line.name} ${'panjang '.repeat(60)}`,
    }));
    const pages = pdfPlaces(await made(invoice(rows)));
    expect(pages.length).toBeGreaterThan(4);
    const perRow =
      pages.flat().filter(({ text }) => /^(panjang|Barang ke-)/.test(text)).length / 60;
    for (const page of pages) {
      const ofRows = page.filter(({ text }) => /^(panjang|Barang ke-)/.test(text));
      expect(ofRows.length % perRow).toBe(0);
      for (const { y } of page) expect(y).toBeGreaterThan(30);
      const footer = page.find(({ text }) => text.startsWith('Halaman'));
      for (const { y } of ofRows) expect(y).toBeGreaterThan((footer?.y ?? 0) + 8);
    }
  });

  it('has amounts end at the same place', async () => {
    const [page = []] = pdfPlaces(
      await made(invoice(lines(200).slice(7, 9).concat(lines(90).slice(89)))),
    );
    const starts = page.filter(({ text }) => /^Rp\u00a0\d+\.\d{3}$/.test(text)).map(({ x }) => x);
    // 10.000, 11.250 and 112.500: the longer, the further left it begins.
    expect(starts).toHaveLength(3);
    expect(starts[0]).toBeCloseTo(starts[1] ?? 0, 0);
    expect(starts[2]).toBeLessThan(Number(starts[0]) - 3);
  });

  it('breaks words that are too long, and loses nothing of them', async () => {
    const word = Array.from({ length: 60 }, (_, index) => `kata${index}`).join('');
    const [page = []] = await ofNames(word);
    expect(page.join('')).toContain(word);
    expect(page).not.toContain(word);
  });

  it('shows a question mark for what its fonts lack, and what they have as it is', async () => {
    const [page = []] = await ofNames('Kopi “é” – 5 €', 'Teh 茶 👍🏽', 'a\u0000b\tc', 'e\u0301');
    expect(page).toContain('Kopi “é” – 5 €');
    expect(page).toContain('Teh ? ?');
    expect(page).toContain('ab c');
    expect(page).toContain('é');
  });

  it('cuts a row that would fill pages, visibly', async () => {
    const pages = await ofNames('baris\n'.repeat(500), 'berikut');
    expect(pages.flat()).toContain('…');
    expect(pages.flat()).toContain('berikut');
    expect(pages.length).toBeLessThanOrEqual(2);
  });

  it('is the same file for the same content and moment, and another for another moment', async () => {
    const first = await made(invoice(lines(3)));
    expect(first.equals(await made(invoice(lines(3))))).toBe(true);
    const later = { ...invoice(lines(3)), created_at: '2026-08-17T03:00:01.000Z' };
    expect(first.equals(await made(later))).toBe(false);
    expect(first.subarray(0, 5).toString()).toBe('%PDF-');
    expect(first.subarray(-6).toString()).toBe('%%EOF\n');
  });

  it('of nothing is one page', async () => {
    expect(pdfText(await made({ title: 'Kosong', created_at, blocks: [] }))).toEqual([
      ['Kosong', 'Halaman 1 dari 1'],
    ]);
  });
});
