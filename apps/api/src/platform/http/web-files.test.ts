import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, useTestServer } from '../../testing/test-server.ts';
import { addWebFiles } from './web-files.ts';

const script = 'console.log("masuk");'.repeat(50);
const styles = '@property --x{syntax:"<length>"}';
const first = 'document.title="Masuk"';
const loginPage = `<!doctype html><title>Masuk</title><script>${first}</script><style>${styles}</style>`;
const unknownPage = '<!doctype html><title>Tidak ditemukan</title>';
const forever = 'public, max-age=31536000, immutable';

let outside: string;
let folder: string;
let server: TestServer;
beforeAll(async () => {
  outside = mkdtempSync(join(tmpdir(), 'marketplace-web-'));
  folder = join(outside, 'dist');
  writeFileSync(join(outside, 'secret.txt'), 'secret');
  write('assets/app-Hx81.js', script);
  write('assets/app-Hx81.js.br', brotliCompressSync(script));
  write('assets/app-Hx81.js.gz', gzipSync(script));
  write('assets/only-Gz01.css', 'a{}');
  write('assets/only-Gz01.css.gz', gzipSync('a{}'));
  write('assets/reader-Wa51.wasm', Uint8Array.of(0, 97, 115, 109));
  write('sw.js', 'self.skipWaiting();');
  write('.vite/manifest.json', '{}');
  write('seller/login.html', loginPage);
  write('not-found.html', unknownPage);
  const pages = { '/seller/login': 'seller/login.html', '*': 'not-found.html' };
  write('pages.json', JSON.stringify(pages));
  server = await startTestServer({ WEB_DIR: folder });
});
afterAll(async () => {
  await server.close();
  rmSync(outside, { recursive: true, force: true });
});

function write(file: string, content: string | Uint8Array): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

const asBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server.app.inject({ method, url, headers });

describe('a page', () => {
  it.each(['/seller/login', '/seller/login/', '/seller/login?entry=mobile'])(
    '%s is answered with its file',
    async (url) => {
      const { statusCode, headers, body } = await get(url, asBrowser);
      expect([statusCode, body]).toEqual([200, loginPage]);
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        etag: expect.any(String),
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("script-src 'self' "),
      });
    },
  );

  it('may bring its own styles and its own first script, and only those', async () => {
    const policyOf = async (url: string) =>
      String((await get(url, asBrowser)).headers['content-security-policy']);
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const policy = await policyOf('/seller/login');
    expect(policy).toContain(`style-src 'self' ${hash(styles)};`);
    expect(policy).toContain(`script-src 'self' ${hash(first)} 'wasm-unsafe-eval';`);
    for (const url of ['/seller/nowhere', '/assets/app-Hx81.js']) {
      expect(await policyOf(url)).toContain("style-src 'self';");
      expect(await policyOf(url)).toContain("script-src 'self' 'wasm-unsafe-eval';");
    }
  });

  it('is not sent again to who has it', async () => {
    const { headers } = await get('/seller/login', asBrowser);
    const again = await get('/seller/login', { ...asBrowser, 'if-none-match': `${headers.etag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('that nobody knows is the page for that, and not found', async () => {
    const { statusCode, headers, body } = await get('/seller/nowhere', asBrowser);
    expect([statusCode, body]).toEqual([404, unknownPage]);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers.etag).toBeUndefined();
  });

  it('answers HEAD with the head alone', async () => {
    const { statusCode, headers, body } = await get('/seller/login', asBrowser, 'HEAD');
    expect([statusCode, body]).toEqual([200, '']);
    expect(headers['content-length']).toBe(String(loginPage.length));
  });
});

describe('a file', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['identity', undefined, (packed: Buffer) => packed],
  ] as const)('to %s goes as %s', async (accepted, encoding, unpack) => {
    const answer = await get('/assets/app-Hx81.js', { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(unpack(answer.rawPayload).toString()).toBe(script);
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringContaining('javascript'),
      'cache-control': forever,
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
    });
  });

  it('goes as it is packed, where it is not packed as well as it could be', async () => {
    const { headers } = await get('/assets/only-Gz01.css', { 'accept-encoding': 'br, gzip' });
    expect(headers['content-encoding']).toBe('gzip');
  });

  it('of WebAssembly says so, or browsers would not compile it while it arrives', async () => {
    const { headers } = await get('/assets/reader-Wa51.wasm');
    expect(headers).toMatchObject({ 'content-type': 'application/wasm', 'cache-control': forever });
  });

  it('without a hash in its name is asked for each time', async () => {
    expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache');
  });
});

describe('what is no file of the web', () => {
  it.each(['/assets/gone.js', '/api/nowhere', '/api', '/health/', '/metrics/x'])(
    '%s stays a failure in JSON, even for a browser',
    async (url) => {
      const { statusCode, body } = await get(url, asBrowser);
      expect(statusCode).toBe(404);
      expect(JSON.parse(body).errors.code).toBe('not_found');
    },
  );

  it.each([
    '/pages.json',
    '/.vite/manifest.json',
    '/assets/app-Hx81.js.br',
    '/assets',
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '//secret.txt',
    '/sw.js%00.html',
  ])('%s is not found', async (url) => {
    const answer = await sendRaw(url);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).toContain('"not_found"');
  });

  it('a precondition that does not hold is no fault of ours', async () => {
    expect((await get('/sw.js', { 'if-match': '"other"' })).statusCode).toBe(404);
  });

  it('a server without a built web answers as an API', async () => {
    const bare = await useTestServer();
    const { statusCode, body } = await bare.app.inject({
      url: '/seller/login',
      headers: asBrowser,
    });
    expect([statusCode, JSON.parse(body).errors.code]).toEqual([404, 'not_found']);
  });
});

it('files are not charged to an address, unknown addresses are', async () => {
  const limited = await useTestServer({
    WEB_DIR: folder,
    RATE_LIMITS: true,
    RATE_LIMIT_PER_ADDRESS: 2,
  });
  const statusOf = async (url: string) => (await limited.app.inject({ url })).statusCode;
  for (let count = 0; count < 5; count += 1) expect(await statusOf('/sw.js')).toBe(200);
  expect(await statusOf('/nowhere')).toBe(404);
  expect(await statusOf('/api/nowhere')).toBe(404);
  expect(await statusOf('/nowhere')).toBe(429);
  expect(await statusOf('/sw.js')).toBe(200);
});

it('a page table that names a missing file stops the start', async () => {
  const broken = mkdtempSync(join(outside, 'broken-'));
  writeFileSync(join(broken, 'pages.json'), '{"/":"index.html"}');
  await expect(addWebFiles(server.app, broken)).rejects.toThrow('names index.html');
});

/** As it is written, which no client library does with such addresses. */
async function sendRaw(url: string): Promise<string> {
  if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect(Number(new URL(server.app.listeningOrigin).port), '127.0.0.1');
  socket.end(`GET ${url} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  return answer;
}
