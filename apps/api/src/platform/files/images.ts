import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { fail } from '../failure.ts';
import { type Asker, createWorkQueue } from '../work-queue.ts';

export type Image = { width: number; height: number; content_type: string; picture_hash: string };

type Said = Image | { refused: 'file_unreadable' | 'image_too_large' };

const program = fileURLToPath(import.meta.resolve('./image-program.ts'));
const patienceMs = 20_000;

/** Stores take turns, and in a store its people: a photo does not wait for all that another has sent. */
export const remakingInTurn = createWorkQueue({ atOnce: 2, mostWaiting: 40, mostWaitingOfOne: 10 });

/** Makes the photo at `from` one of ours at `to`, or refuses it. */
export async function remakeImage(from: string, to: string, asker: Asker): Promise<Image> {
  const said = await remakingInTurn(asker, () => runProgram(from, to));
  return 'refused' in said ? fail(said.refused) : said;
}

function runProgram(from: string, to: string): Promise<Said> {
  const options = {
    timeout: patienceMs,
    killSignal: 'SIGKILL',
    // Nothing of our environment; and one memory pool instead of one a thread, which is half the memory.
    env: { MALLOC_ARENA_MAX: '2' },
  } as const;
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [program, from, to], options, (error, stdout, stderr) => {
      if (!error) resolve(JSON.parse(stdout));
      // Stopped for taking too long, or by what it was given to read.
      else if (error.signal) resolve({ refused: 'file_unreadable' });
      else reject(new Error(`the image program failed: ${stderr}`, { cause: error }));
    });
  });
}
