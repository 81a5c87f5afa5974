import pg from 'pg';

/** Bytes that `COPY (statement) TO STDOUT` sends, taken and thrown away. */
export async function copyOut(url: string, statement: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await new Promise<number>((resolve, reject) => {
      client.query(new CopyOut(`copy (${statement}) to stdout`, resolve, reject));
    });
  } finally {
    await client.end();
  }
}

/** The driver brings no COPY of its own, but calls these as the messages of one arrive. */
class CopyOut implements pg.Submittable {
  readonly #text: string;
  readonly #done: (bytes: number) => void;
  readonly #failed: (error: Error) => void;
  #bytes = 0;

  constructor(text: string, done: (bytes: number) => void, failed: (error: Error) => void) {
    this.#text = text;
    this.#done = done;
    this.#failed = failed;
  }

  submit = (connection: pg.Connection) => connection.query(this.#text);
  handleCopyData = ({ chunk }: { chunk: Buffer }) => {
    this.#bytes += chunk.length;
  };
  handleCommandComplete = () => {};
  handleReadyForQuery = () => this.#done(this.#bytes);
  handleError = (error: Error) => this.#failed(error);
}
