import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import type { Page } from '../src/app/prerender.tsx';
import { buildDriver } from './build-driver.ts';
import { buildPage } from './build-page.ts';
import { buildScript } from './build-script.ts';
import { buildWorker } from './build-worker.ts';
import { compressAll } from './compress.ts';
import { writePages } from './write-pages.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const rendered = join(root, 'dist/.prerender');
const config: InlineConfig = { configFile: join(root, 'vite.config.ts'), logLevel: 'warn' };

/** The web application as files: code, every page as HTML, and all of it compressed once. */
await build(config);
const preload = await buildFirst('preload');
const untilAwake = await buildFirst('until-awake');
const firstTheme = await buildFirst('first-theme');
const reading = await buildFirst('reading');
await build({
  ...config,
  build: { ssr: 'src/app/prerender.tsx', outDir: rendered, manifest: false },
});
const entry = pathToFileURL(join(rendered, 'prerender.js')).href;
const { renderPages }: { renderPages: () => Promise<Page[]> } = await import(entry);
const pages = await renderPages();
await writePages(dist, pages, { preload, untilAwake, firstTheme, reading });
await buildWorker(dist, pages);
await buildDriver(root, dist, config);
await buildPage(root, dist, config, {
  source: 'shared-order.html',
  file: 'shared/order.html',
  address: '/pesanan',
});
await rm(rendered, { recursive: true });
await rm(join(dist, '.vite'), { recursive: true });
await compressAll(dist);

/** A script that runs before the application is there. */
function buildFirst(name: string): Promise<string> {
  return buildScript(dist, {
    entry: `app/${name}.ts`,
    file: `assets/${name}-[hash].js`,
    format: 'iife',
  });
}
