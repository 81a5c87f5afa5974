import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from '../src/app/prerender.tsx';
import { ordersAddress, shellAddress } from '../src/app/shell-address.ts';
import { codeOf, type Manifest } from './code-of.ts';
import { withHeadOf, writeForSearch } from './search-pages.ts';
import { usedStyles } from './used-styles.ts';

/** Loaded by the application itself, so that no screen names it. */
const forTheSignedIn = ['site'];

/** What runs before the application, by the name of its file. */
export type FirstScripts = {
  preload: string;
  untilAwake: string;
  firstTheme: string;
  reading: string;
};

/** Writes an HTML file for each page and `pages.json`, which tells the server which address has which. */
export async function writePages(
  dist: string,
  pages: readonly Page[],
  scripts: FirstScripts,
): Promise<void> {
  const manifest: Manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
  const bare = await readFile(join(dist, 'index.html'), 'utf8');
  const { styled, styles } = await withStyles(dist, bare);
  const plain = await withTheme(dist, styled, scripts.firstTheme);
  const template = withPreloads(plain, codeOf('', manifest, ['index']));
  const files: Record<string, string> = { '*': 'lost.html' };
  await writeFile(join(dist, 'lost.html'), template);
  for (const page of pages) {
    const file = page.address === '/' ? 'entrance.html' : `${page.address.slice(1)}.html`;
    files[page.address] = file;
    await mkdir(dirname(join(dist, file)), { recursive: true });
    const screen = page.address === shellAddress ? ordersAddress : page.address;
    const code = codeOf(screen, manifest, page.isWhole ? [] : forTheSignedIn);
    const written = page.isRead
      ? fillRead(template, page, { reading: scripts.reading, styles })
      : fill(template, page, code, scripts);
    const whole = page.isFindable ? withHeadOf(page, written) : written;
    const isOrders = screen === ordersAddress && !page.isWhole;
    await writeFile(join(dist, file), isOrders ? withListParts(whole, manifest) : whole);
  }
  await writeFile(join(dist, 'pages.json'), JSON.stringify(files));
  await writeForSearch(dist, pages);
  await rm(join(dist, 'index.html'));
}

/** Neither the application nor its code: a small script starts it for those few who need it. */
function fillRead(
  template: string,
  { markup, pending }: Page,
  { reading, styles }: { reading: string; styles: string },
): string {
  const application = applicationOf(template);
  const bare = template
    .replace(application.tag, '')
    .replace(/\n *<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<noscript>[^<]*<\/noscript>/, '')
    .replace('<title>', () => `<title>${titleOf(markup)}`);
  const instead = pending
    ? `<template id="pending">${pending}</template>\n    <script>${goesOn}</script>`
    : '';
  const script = `<script src="/${reading}" data-application="${application.file}" data-styles="${styles}"></script>`;
  const page = bare.replace(
    '<div id="root"></div>',
    () => `<div id="root">${markup}</div>${instead}\n    ${script}`,
  );
  return page.replace(
    /<style>([\s\S]*?)<\/style>/,
    (_, styles: string) => `<style>${usedStyles(styles, page)}</style>`,
  );
}

/** Before anything is painted: who is signed in, or comes from the mobile app, is not shown what is for others. */
const goesOn =
  "try{if(/[?&]entry=mobile(&|$)/.test(location.search)||window.MarketplaceBridge||sessionStorage.getItem('marketplace.entry_url')||localStorage.getItem('marketplace.auth_token'))document.getElementById('root').replaceChildren(document.getElementById('pending').content)}catch{}";

function applicationOf(template: string): { tag: string; file: string } {
  const [tag, file] =
    /<script type="module" crossorigin src="([^"]*)"><\/script>/.exec(template) ?? [];
  if (!tag || !file) throw new Error('the page has no application');
  return { tag, file };
}

const titleOf = (markup: string): string => {
  const heading = /<h1 data-step[^>]*>([^<]*)</.exec(markup)?.[1];
  return heading ? `${heading} · ` : '';
};

/** Code of the screen loads beside the rest; a private page first asks for its data. */
function fill(
  template: string,
  { address, markup, isWhole, asksEarly }: Page,
  code: readonly string[],
  { preload: early, untilAwake }: FirstScripts,
): string {
  const application = applicationOf(template);
  const preload = `<link rel="preload" as="script" fetchpriority="high" href="/${early}">`;
  // At the end of the page, where there is something to paint into. It starts the application.
  const first = asksEarly ? `<script src="/${early}" data-application="${application.file}">` : '';
  const quick = isWhole ? `<script src="/${untilAwake}">` : '';
  const script = first || quick;
  const start = asksEarly
    ? `<link rel="modulepreload" crossorigin href="${application.file}">`
    : application.tag;
  const whole = isWhole ? ` data-page="${address}"` : '';
  const page = template
    .replace('<title>', () => `<title>${titleOf(markup)}`)
    .replace('</title>', () => `</title>${asksEarly ? `\n    ${preload}` : ''}`)
    .replace(application.tag, () => start)
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
async function withStyles(
  dist: string,
  template: string,
): Promise<{ styled: string; styles: string }> {
  const link = /<link rel="stylesheet"[^>]*href="([^"]*)">/.exec(template);
  if (!link?.[1]) throw new Error('the page has no styles');
  const styles = await readFile(join(dist, link[1]), 'utf8');
  const styled = template.replace(link[0], () => `<style>${styles.trim()}</style>`);
  // The file stays: a page that is only read has a part of it, and needs the rest when it starts the application.
  return { styled, styles: link[1] };
}
