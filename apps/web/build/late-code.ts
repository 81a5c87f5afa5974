import { join } from 'node:path';
import type { Plugin } from 'vite';

const ours = join(import.meta.dirname, '../src/platform/late-code.ts');

/**
 * What Vite puts around each `import()`, replaced by ours (`platform/late-code.ts`). Its own waits for styles, and there are none to wait for:
 * all stand in one file, which every page names.
 */
export const lateCode: Plugin = {
  name: 'late-code',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? `export { fetchLate as __vitePreload } from ${JSON.stringify(ours)};`
      : null,
};
