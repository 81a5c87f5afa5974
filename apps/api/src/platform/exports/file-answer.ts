import type { Readable } from 'node:stream';
import { dayIn } from '../indonesian-time.ts';

/** What a route sends: `void reply.headers(headers).send(bytes)`. */
export type FileAnswer = { bytes: Readable; headers: Record<string, string> };

const contentTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
};

/** To be saved, or shown by the browser, as `pesanan-2026-11-15.csv`, by the day in Jakarta. Its length is not known before its end. */
export function fileAnswer(
  name: string,
  format: keyof typeof contentTypes,
  bytes: Readable,
  shown: 'attachment' | 'inline' = 'attachment',
): FileAnswer {
  const day = dayIn(new Date().toISOString(), 'Asia/Jakarta');
  const headers = {
    'content-type': contentTypes[format],
    'content-disposition': `${shown}; filename="${name}-${day}.${format}"`,
    'cache-control': 'no-store',
  };
  return { bytes, headers };
}
