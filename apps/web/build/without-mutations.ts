import { join } from 'node:path';
import type { Plugin } from 'vite';

const instead = join(import.meta.dirname, 'no-mutations.ts');

/** Changes go through the outbox, so the query library's own machinery for them, 2 KB of every first visit, stays out. */
export const withoutMutations: Plugin = {
  name: 'without-mutations',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './mutationCache.js' && importer?.includes('/query-core/') ? instead : null,
};
