import type { Plugin } from 'vite';

/** While developing, the page brings as a file what the build writes into it (`write-pages.ts`). */
export const firstTheme: Plugin = {
  name: 'first-theme',
  apply: 'serve',
  transformIndexHtml: (_page, { path }) =>
    path === '/index.html'
      ? [{ tag: 'script', attrs: { type: 'module', src: '/src/app/first-theme.ts' } }]
      : [],
};
