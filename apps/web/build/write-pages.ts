import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from '../src/app/prerender.tsx';
import { ordersAddress, shellAddress } from '../src/app/shell-address.ts';
import { codeOf, type Manifest } from './code-of.ts';

/** Loaded by the application itself, so that no screen names it. */
const forTheSignedIn = ['site'];

/** What runs before the application, by the name of its file. */
export type FirstScripts = { preload: string; untilAwake: string; firstTheme: string };

/** Writes an HTML file for each page and `pages.json`, which tells the server which address has which. */
export async function writePages(
  dist: string,
  pages: readonly Page[],
  scripts: FirstScripts,
): Promise<void> {
  const manifest: Manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
  const bare = await readFile(join(dist, 'index.html'), 'utf8');
  const plain = await withTheme(dist, await withStyles(dist, bare), scripts.firstTheme);
  const template = withPreloads(plain, codeOf('', manifest, ['index']));
  const files: Record<string, string> = { '*': 'lost.html' };
  await writeFile(join(dist, 'lost.html'), template);
  for (const page of pages) {
    const file = page.address === '/' ? 'entrance.html' : `${page.address.slice(1)}.html`;
    files[page.address] = file;
    await mkdir(dirname(join(dist, file)), { recursive: true });
    const screen = page.address === shellAddress ? ordersAddress : page.address;
    const code = codeOf(screen, manifest, page.isWhole ? [] : forTheSignedIn);
    const whole = fill(template, page, code, scripts);
    const isOrders = screen === ordersAddress && !page.isWhole;
    await writeFile(join(dist, file), isOrders ? withListParts(whole, manifest) : whole);
  }
  await writeFile(join(dist, 'pages.json'), JSON.stringify(files));
  await rm(join(dist, 'index.html'));
}

/** Code of the screen loads beside the rest; a private page first asks for its data. */
function fill(
  template: string,
  { address, markup, isWhole, asksEarly }: Page,
  code: readonly string[],
  { preload: early, untilAwake }: FirstScripts,
): string {
  const application = /<script type="module" crossorigin src="([^"]*)"><\/script>/.exec(template);
  if (!application?.[1]) throw new Error('the page has no application');
  const preload = `<link rel="preload" as="script" fetchpriority="high" href="/${early}">`;
  // At the end of the page, where there is something to paint into. It starts the application.
  const first = asksEarly ? `<script src="/${early}" data-application="${application[1]}">` : '';
  const quick = isWhole ? `<script src="/${untilAwake}">` : '';
  const script = first || quick;
  const start = asksEarly
    ? `<link rel="modulepreload" crossorigin href="${application[1]}">`
    : application[0];
  const heading = /<h1 data-step[^>]*>([^<]*)</.exec(markup)?.[1];
  const whole = isWhole ? ` data-page="${address}"` : '';
  const page = template
    .replace('<title>', () => `<title>${heading ? `${heading} · ` : ''}`)
    .replace('</title>', () => `</title>${asksEarly ? `\n    ${preload}` : ''}`)
    .replace(application[0], () => start)
    .replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"')
    .replace('<script type="module"', '<script type="module" fetchpriority="low"')
    .replace(
      '<div id="root"></div>',
      () => `<div id="root"${whole}>${markup}</div>${script && `\n    ${script}</script>`}`,
    );
  return withPreloads(page, code);
}

/** Names code that the page will need, so that all of it is on its way at once. */
function withPreloads(page: string, code: readonly string[], when = ''): string {
  const links = code
    .filter((file) => !page.includes(file))
    .map((file) => `<link rel="modulepreload" ${when}crossorigin href="/${file}">`);
  return page.replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`);
}

/** The order list is two parts, of which a window needs the one for its width. */
function withListParts(page: string, manifest: Manifest): string {
  const parts = { 'orders-phone': '(width < 960px)', 'orders-desk': '(width >= 960px)' };
  return Object.entries(parts).reduce(
    (page, [part, media]) =>
      withPreloads(page, codeOf('', manifest, [part]), `fetchpriority="low" media="${media}" `),
    page,
  );
}

/** So does what says whether they are the light or the dark ones. */
async function withTheme(dist: string, template: string, script: string): Promise<string> {
  const file = join(dist, script);
  const code = await readFile(file, 'utf8');
  await rm(file);
  return template.replace('<style>', () => `<script>${code.trim()}</script>\n    <style>`);
}

/** The styles stand in the page itself: nothing has to arrive after it before something can be seen. */
async function withStyles(dist: string, template: string): Promise<string> {
  const link = /<link rel="stylesheet"[^>]*href="([^"]*)">/.exec(template);
  if (!link?.[1]) throw new Error('the page has no styles');
  const file = join(dist, link[1]);
  const styles = await readFile(file, 'utf8');
  await rm(file);
  return template.replace(link[0], () => `<style>${styles.trim()}</style>`);
}
