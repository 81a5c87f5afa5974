import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addSecurityHeaders } from './security-headers.ts';
import { addWebFiles } from './web-files.ts';

const styles = 'p{margin:0}';
let folder: string;
let app: FastifyInstance;
const fill = vi.fn(async (_address: string) => ({ hours: '24 jam <b>' }));
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'marketplace-live-'));
  writeFileSync(join(folder, 'faq.html'), `<style>${styles}</style><p>{{hours}} {{origin}}</p>`);
  writeFileSync(join(folder, 'robots.txt'), 'Sitemap: {{origin}}/sitemap.xml');
  writeFileSync(join(folder, 'plain.html'), '<p>plain</p>');
  writeFileSync(
    join(folder, 'pages.json'),
    JSON.stringify({ '/seller/faq': 'faq.html', '/plain': 'plain.html' }),
  );
  app = Fastify();
  addSecurityHeaders(app, {
    frameAncestors: [],
    connectSources: [],
    imageSources: [],
    scriptSources: [],
  });
  await addWebFiles(app, folder, { fill, origin: undefined });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: 'market.example', ...headers } });

it('a page is filled with what holds now, as text, and says where it stands [RT-07]', async () => {
  const { statusCode, body, headers } = await get('/seller/faq');
  expect([statusCode, body]).toEqual([
    200,
    `<style>${styles}</style><p>24 jam &lt;b&gt; http://market.example</p>`,
  ]);
  const hash = createHash('sha256').update(styles).digest('base64');
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': expect.stringContaining(`style-src 'self' 'sha256-${hash}';`),
  });
});

it('strangers who ask again and again cost one question a minute', async () => {
  const before = fill.mock.calls.length;
  await Promise.all(Array.from({ length: 20 }, () => get('/seller/faq')));
  for (let count = 0; count < 20; count += 1)
    await get('/seller/faq', { host: `a${count}.example` });
  expect(fill.mock.calls.length - before).toBeLessThan(2);
});

it.each([
  ['gzip, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
] as const)('to %s it goes as %s', async (accepted, encoding, unpack) => {
  const answer = await get('/seller/faq', { 'accept-encoding': accepted });
  expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
  expect(unpack(answer.rawPayload).toString()).toContain('24 jam');
});

it('is not sent again to who has it', async () => {
  const { headers } = await get('/seller/faq');
  const again = await get('/seller/faq', { 'if-none-match': `${headers.etag}` });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it('a host that is no name is not repeated', async () => {
  expect((await get('/seller/faq', { host: 'a"><script>' })).body).not.toContain('script>');
});

it('what needs no numbers is answered without asking for any', async () => {
  fill.mockClear();
  const { body, headers } = await get('/robots.txt');
  expect(body).toBe('Sitemap: http://market.example/sitemap.xml');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect((await get('/plain')).body).toBe('<p>plain</p>');
  expect(fill).not.toHaveBeenCalled();
});

it('while nobody can be asked, what was there before is shown', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 });
  try {
    fill.mockRejectedValueOnce(new Error('gone'));
    expect((await get('/seller/faq')).body).toContain('24 jam');
  } finally {
    vi.useRealTimers();
  }
});
