import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { freePort } from './server-process.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

/** What the web is measured against: a page of React and nothing else, packed and cached as well as ours. */
export async function serveBlankPage() {
  const files = await buildBlankPage();
  files.set('/api/row', brotliCompressSync('{"text":"An order"}'));
  const server = createServer((request, response) => {
    const address = request.url ?? '';
    const path = files.has(address) ? address : '/index.html';
    send(response, path, files.get(path));
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${port}`, stop };
}

async function buildBlankPage(): Promise<Map<string, Buffer>> {
  const folder = mkdtempSync(join(tmpdir(), 'marketplace-blank-page-'));
  try {
    await build({
      root: join(import.meta.dirname, 'blank-page'),
      configFile: false,
      logLevel: 'warn',
      build: { outDir: folder, emptyOutDir: true, modulePreload: { polyfill: false } },
    });
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return new Map(
      entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .map((file) => [file.slice(folder.length), brotliCompressSync(readFileSync(file))]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function send(response: ServerResponse, path: string, packed: Buffer | undefined): void {
  response.writeHead(200, {
    'content-type': types[extname(path)] ?? 'application/json',
    'content-encoding': 'br',
    'cache-control': path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
  });
  response.end(packed);
}
