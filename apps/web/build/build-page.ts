import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, type InlineConfig } from 'vite';

type Page = {
  /** In the root of the web. */
  source: string;
  /** Among what was built. */
  file: string;
  address: string;
};

/** A page for somebody with a link and no login, with code of its own: the site does not grow by it. */
export async function buildPage(
  root: string,
  dist: string,
  config: InlineConfig,
  { source, file, address }: Page,
): Promise<void> {
  await build({
    ...config,
    build: {
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: false,
      rolldownOptions: { input: join(root, source) },
    },
  });
  await mkdir(dirname(join(dist, file)), { recursive: true });
  await rename(join(dist, source), join(dist, file));
  const table = join(dist, 'pages.json');
  const pages: Record<string, string> = JSON.parse(await readFile(table, 'utf8'));
  await writeFile(table, JSON.stringify({ ...pages, [address]: file }));
}
