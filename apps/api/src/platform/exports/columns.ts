/** A moment, and the zone whose clock shows it. */
type Moment = { at: string; time_zone: string };

/** A column of a table that leaves the house: its head, and what a row has in it. */
export type Column<Row> = { header: string } & (
  | { kind: 'text'; value: (row: Row) => string | null }
  /** Whole rupiah. */
  | { kind: 'money'; value: (row: Row) => number | null }
  | { kind: 'number'; value: (row: Row) => number | null }
  | { kind: 'instant'; value: (row: Row) => Moment | null }
  /** 2026-08-17 */
  | { kind: 'day'; value: (row: Row) => string | null }
);

export type Kind = Column<never>['kind'];

/** Columns, and rows as they are read: a batch is written before the next one is asked for. */
export type Rows<Row> = {
  columns: readonly Column<Row>[];
  batches: AsyncIterable<readonly Row[]>;
};
