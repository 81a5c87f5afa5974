import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InlineConfig } from 'vite';
import { buildPage } from './build-page.ts';
import { buildScript } from './build-script.ts';

const address = '/driver/trip';
const file = 'driver/trip.html';

/**
 * The page behind a driver's link, with code and a service worker of its own: nothing of the seller's site comes with it, and
 * the site does not grow by it. After the site's own files are listed.
 */
export async function buildDriver(root: string, dist: string, config: InlineConfig): Promise<void> {
  const before = new Set(await readdir(join(dist, 'assets')));
  await buildPage(root, dist, config, { source: 'driver.html', file, address });
  const page = await readFile(join(dist, file), 'utf8');
  const assets = await readdir(join(dist, 'assets'));
  const isNew = (asset: string) => !before.has(asset) || page.includes(asset);
  const code = await Promise.all(
    assets.filter(isNew).map((asset) => readFile(join(dist, 'assets', asset), 'utf8')),
  );
  // Also what was there before and is used here: the typeface.
  const used = assets.filter((asset) => isNew(asset) || code.some((text) => text.includes(asset)));
  const revision = createHash('sha256').update(page).digest('hex').slice(0, 16);
  const entries = [
    { url: address, revision },
    ...used.map((asset) => ({ url: `/assets/${asset}`, revision: null })),
  ];
  await buildScript(dist, {
    entry: 'driver/service-worker.ts',
    file: 'driver/sw.js',
    format: 'iife',
    define: { __PRECACHE__: JSON.stringify(entries) },
  });
}
