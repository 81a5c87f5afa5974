import {
  type ExportColumn,
  type ExportFormat,
  type ExportKind,
  exportColumns,
  exportFormats,
  exportKinds,
} from '@marketplace/contract/export-columns';

/** How the file is made: what of, in which format, with which columns of each kind. */
export type ExportChoice = {
  what: ExportKind;
  format: ExportFormat;
  columns: Record<ExportKind, readonly ExportColumn[]>;
};

const usual: ExportChoice = { what: 'orders', format: 'xlsx', columns: exportColumns };

/** What was kept, as far as it still can be meant. */
export function readExportChoice(kept: Record<string, unknown> | null | undefined): ExportChoice {
  const { what, format, columns } = kept ?? {};
  const given = (columns ?? {}) as Partial<Record<ExportKind, unknown>>;
  return {
    what: exportKinds.find((kind) => kind === what) ?? usual.what,
    format: exportFormats.find((each) => each === format) ?? usual.format,
    columns: { orders: columnsIn('orders', given.orders), lines: columnsIn('lines', given.lines) },
  };
}

function columnsIn(kind: ExportKind, given: unknown): readonly ExportColumn[] {
  const all: readonly ExportColumn[] = exportColumns[kind];
  if (!Array.isArray(given)) return all;
  const known = all.filter((column) => given.includes(column));
  return known.length > 0 ? known : all;
}
