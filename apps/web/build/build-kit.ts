import { join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '..');
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('usage: node apps/web/build/build-kit.ts FOLDER');

/** The page of the kit's parts as files, for the journeys; it is no part of what is shipped. */
await build({
  configFile: join(root, 'vite.config.ts'),
  logLevel: 'warn',
  base: '/kit/',
  build: {
    outDir: folder,
    emptyOutDir: true,
    manifest: false,
    rolldownOptions: { input: join(root, 'kit.html') },
  },
});
