import { join } from 'node:path';
import { build } from 'vite';
import { hosts } from './hosts.ts';

const root = join(import.meta.dirname, '..');

/** The script that asks before the application is there; built by itself, so that it waits for no other file. */
export async function buildEarly(dist: string): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define: hosts,
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: join(root, 'src/app/early.ts'),
        output: { format: 'es', entryFileNames: 'assets/early-[hash].js', codeSplitting: false },
      },
    },
  });
  const output = Array.isArray(result) ? result[0]?.output : 'output' in result && result.output;
  const file = output ? output[0]?.fileName : undefined;
  if (!file) throw new Error('the early script was not built');
  return file;
}
