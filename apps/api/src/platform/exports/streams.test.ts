import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { inBatches } from '../db/batches.ts';
import type { Column, Rows } from './columns.ts';
import { csvRows } from './csv-rows.ts';
import { xlsxRows } from './xlsx-rows.ts';

type Row = { id: number; text: string };

const columns: Column<Row>[] = [
  { header: 'Nomor', kind: 'number', value: (row) => row.id },
  { header: 'Nama', kind: 'text', value: (row) => row.text },
];

const kinds: [string, (rows: Rows<Row>) => Readable][] = [
  ['CSV', csvRows],
  ['XLSX', (rows) => xlsxRows({ ...rows, name: 'Baris' })],
];

/** Text that compresses badly, so that what is held back would be seen. */
const noise = (id: number, length: number) => {
  let text = '';
  for (let seed = id + 1; text.length < length; seed = (seed * 48_271) % 2_147_483_647)
    text += seed.toString(36);
  return text.slice(0, length);
};

/** Rows made when they are asked for, and what became of the asking. */
function source(count: number, length: number, failAt = Number.POSITIVE_INFINITY) {
  const told = { read: 0, ended: false };
  async function* batches() {
    try {
      yield* inBatches<Row>(async (last, limit) => {
        if (told.read >= failAt) throw new Error('the database has gone');
        const from = (last?.id ?? 0) + 1;
        const rows = Math.min(limit, count - from + 1);
        told.read += rows;
        return Array.from({ length: rows }, (_, index) => ({
          id: from + index,
          text: noise(from + index, length),
        }));
      });
    } finally {
      told.ended = true;
    }
  }
  return { told, batches: batches() };
}

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** What is really in use: garbage that nobody has collected yet says nothing. */
function heldMegabytes(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1_000_000;
}

describe.each(kinds)('%s', (_name, write) => {
  it('writes 100,000 rows, 100 MB of them, without holding them', {
    timeout: 120_000,
  }, async () => {
    const { told, batches } = source(100_000, 1_000);
    const held: number[] = [];
    let bytes = 0;
    for await (const chunk of write({ columns, batches })) {
      bytes += chunk.length;
      if (told.read >= (held.length + 1) * 10_000) held.push(heldMegabytes());
    }
    expect(told).toEqual({ read: 100_000, ended: true });
    expect(bytes).toBeGreaterThan(50_000_000);
    expect(held.length).toBeGreaterThan(8);
    // What is held is there each time; what is about to go, or was left by tests before it in this process, is not.
    const grown = Math.min(...held.slice(-3)) - Math.min(...held.slice(0, 3));
    expect(grown).toBeLessThan(15);
  });

  it('does not read on while nobody takes what is there', async () => {
    const { told, batches } = source(100_000, 1_000);
    const stream = write({ columns, batches });
    const chunks = stream[Symbol.asyncIterator]();
    await chunks.next();
    let readAhead: number;
    do {
      readAhead = told.read;
      await pause(200);
    } while (told.read !== readAhead && told.read <= 3_000);
    expect(told.read).toBeLessThanOrEqual(3_000);
    await chunks.return?.();
  });

  it('stops reading when the reader goes away', async () => {
    const { told, batches } = source(100_000, 1_000);
    const stream = write({ columns, batches });
    await stream[Symbol.asyncIterator]().next();
    await eventually(() => expect(told.read).toBeGreaterThan(0));
    stream.destroy();
    await eventually(() => expect(told.ended).toBe(true));
    expect(told.read).toBeLessThan(5_000);
  });

  it('breaks off with the reason when the rows do', async () => {
    const { told, batches } = source(100_000, 100, 10_000);
    const readAll = async () => {
      for await (const chunk of write({ columns, batches })) void chunk;
    };
    await expect(readAll()).rejects.toThrow('the database has gone');
    expect(told.ended).toBe(true);
  });
});
