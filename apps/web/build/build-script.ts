import { join } from 'node:path';
import { build } from 'vite';
import { hosts } from './hosts.ts';

const root = join(import.meta.dirname, '..');

type Script = {
  /** Under `src/`. */
  entry: string;
  /** In `dist/`. */
  file: string;
  format: 'es' | 'iife';
  define?: Record<string, string>;
};

/** A script built by itself, so that it waits for no other file; answers with its name. */
export async function buildScript(
  dist: string,
  { entry, file, format, define = {} }: Script,
): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define: { ...hosts, ...define },
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: join(root, 'src', entry),
        output: { format, entryFileNames: file, codeSplitting: false },
      },
    },
  });
  const output = Array.isArray(result) ? result[0]?.output : 'output' in result && result.output;
  const name = output ? output[0]?.fileName : undefined;
  if (!name) throw new Error(`${entry} was not built`);
  return name;
}
