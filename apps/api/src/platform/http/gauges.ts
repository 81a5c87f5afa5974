import { Gauge, type Registry } from 'prom-client';
import type { Db } from '../db/handle.ts';
import { rowsOf, type Sql } from '../db/sql.ts';

/** Rows of (label, value), read when asked: any process can be asked about all of them. */
type Figures = { name: string; label: string; help: string; rows: Sql };

export function addGauges(registry: Registry, db: Db, figures: readonly Figures[]): void {
  for (const { name, label, help, rows } of figures) {
    const gauge = new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      collect: async () => {
        gauge.reset();
        for (const row of await read(db, rows)) gauge.set({ [label]: row.label }, row.value);
      },
    });
  }
}

/** Without the database the rest of the figures still stand. */
const read = (db: Db, rows: Sql) =>
  rowsOf<{ label: string; value: number }>(db, rows).catch(() => []);
