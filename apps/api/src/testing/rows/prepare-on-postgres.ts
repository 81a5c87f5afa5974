import pg from 'pg';
import type { Column, Preparer } from './described-statements.ts';

/** Parsed and described, and never run. */
class Preparation implements pg.Submittable {
  readonly #text: string;
  readonly #settle: (columns: Column[], error?: Error) => void;
  #columns: Column[] = [];
  #error: Error | undefined;

  constructor(text: string, settle: (columns: Column[], error?: Error) => void) {
    this.#text = text;
    this.#settle = settle;
  }

  submit(connection: pg.Connection): void {
    connection.parse({ name: '', text: this.#text, types: [] }, true);
    connection.describe({ type: 'S', name: '' }, true);
    connection.sync();
  }

  handleRowDescription({ fields }: { fields: Column[] }): void {
    this.#columns = fields;
  }

  handleError(error: Error): void {
    this.#error = error;
  }

  handleReadyForQuery(): void {
    this.#settle(this.#columns, this.#error);
  }
}

/** On the database that the tests of the run have migrated. */
export async function openOnPostgres(url: string): Promise<Preparer> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    prepare: (text) =>
      new Promise((resolve, reject) => {
        client.query(
          new Preparation(text, (columns, error) => (error ? reject(error) : resolve(columns))),
        );
      }),
    query: async <Row>(text: string) => (await client.query(text)).rows as Row[],
    close: () => client.end(),
  };
}
