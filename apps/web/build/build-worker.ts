import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '../src/app/prerender.tsx';
import { shellAddress } from '../src/app/shell-address.ts';
import { buildScript } from './build-script.ts';

/** A megabyte that few phones need: who has used it keeps it in the browser's own cache. */
const isOnDemand = (file: string) => file.endsWith('.wasm');

type Entry = { url: string; revision: string | null };

/** The service worker, with the list of what it keeps on the device: of the private pages the one that stands for all. */
export async function buildWorker(dist: string, pages: readonly Page[]): Promise<void> {
  const assets = await readdir(join(dist, 'assets'));
  const files: Record<string, string> = JSON.parse(
    await readFile(join(dist, 'pages.json'), 'utf8'),
  );
  // What is only read holds what was true when it was asked for; the first page alone begins without a signal, too.
  const isFresh = ({ isRead, address }: Page) => isRead === true && address !== '/';
  const isKept = (page: Page) => (page.isWhole && !isFresh(page)) || page.address === shellAddress;
  const entries: Entry[] = [
    ...assets
      .filter((file) => !isOnDemand(file))
      .map((file) => ({ url: `/assets/${file}`, revision: null })),
    ...(await Promise.all(
      pages.filter(isKept).map(async ({ address: url }) => ({
        url,
        revision: await fingerprint(join(dist, files[url] ?? '')),
      })),
    )),
  ];
  await buildScript(dist, {
    entry: 'app/service-worker.ts',
    file: 'sw.js',
    format: 'iife',
    define: {
      __PRECACHE__: JSON.stringify(entries),
      __BY_SHELL__: JSON.stringify(
        pages.filter((page) => !isKept(page) && !isFresh(page)).map(({ address }) => address),
      ),
    },
  });
}

async function fingerprint(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 16);
}
