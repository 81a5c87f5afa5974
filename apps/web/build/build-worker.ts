import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildScript } from './build-script.ts';

/** A megabyte that few phones need: who has used it keeps it in the browser's own cache. */
const isOnDemand = (file: string) => file.endsWith('.wasm');

type Entry = { url: string; revision: string | null };

/** The service worker, with the list of what it keeps on the device. */
export async function buildWorker(dist: string): Promise<void> {
  const assets = await readdir(join(dist, 'assets'));
  const pages: Record<string, string> = JSON.parse(
    await readFile(join(dist, 'pages.json'), 'utf8'),
  );
  const entries: Entry[] = [
    ...assets
      .filter((file) => !isOnDemand(file))
      .map((file) => ({ url: `/assets/${file}`, revision: null })),
    ...(await Promise.all(
      Object.entries(pages)
        .filter(([address]) => address !== '*')
        .map(async ([url, file]) => ({ url, revision: await fingerprint(join(dist, file)) })),
    )),
  ];
  await buildScript(dist, {
    entry: 'app/service-worker.ts',
    file: 'sw.js',
    format: 'iife',
    define: { __PRECACHE__: JSON.stringify(entries) },
  });
}

async function fingerprint(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 16);
}
