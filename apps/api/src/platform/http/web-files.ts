import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type FillPage, livePage } from './live-pages.ts';
import { slotsOf } from './page-template.ts';

/** By directive. */
type InlineHashes = { 'style-src': string; 'script-src': string };

type WebFiles = {
  /** The file that answers an address, its page or itself, or undefined. */
  fileAt: (address: string) => string | undefined;
  /** The page of any unknown address. */
  unknownPage: string | undefined;
  /** What the content policy has to name for what stands in a page itself. */
  inline: ReadonlyMap<string, InlineHashes>;
  /** Those that the build has left open, with what fills them. */
  live: ReadonlyMap<string, ReturnType<typeof livePage>>;
};

/** What fills open pages, and the origin that they name; without one it is where they were asked for. */
export type LivePages = { fill: FillPage; origin: string | undefined };

/**
 * Serves the built web beside the API. The folder is read once: only a file it held then has an address,
 * so no address leads out of it. Without a built web in the folder the API stands alone.
 */
export async function addWebFiles(
  app: FastifyInstance,
  folder: string,
  pages?: LivePages,
): Promise<void> {
  const root = resolve(folder);
  const files = readWebFiles(root, pages?.fill);
  if (!files) return;
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    acceptRanges: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const file = relative(root, path).split(sep).join('/');
      reply.header('cache-control', file.startsWith('assets/') ? forever : 'no-cache');
      const hashes = files.inline.get(file.replace(/\.(br|gz)$/, ''));
      if (hashes) allowInline(reply, hashes);
    },
  });
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    config: { isUncounted: (request) => files.fileAt(addressOf(request)) !== undefined },
    handler: async (request, reply) => answer(request, reply, files, pages?.origin),
    errorHandler: (error, _request, reply) => {
      // A precondition that does not hold, and the like: the caller's doing, not a fault of ours.
      if ((error.statusCode ?? 500) >= 500) throw error;
      reply.callNotFound();
    },
  });
}

const forever = 'public, max-age=31536000, immutable';
const addressOf = ({ params }: FastifyRequest) => `/${(params as { '*': string })['*']}`;

/** Addresses that are never a page, whoever asks for them. */
const notForPages = /^\/(api|chat|ops|assets|health|ready|metrics)(\/|$)/;

function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  files: WebFiles,
  origin: string | undefined,
): FastifyReply | Promise<FastifyReply> {
  const address = addressOf(request);
  const file = files.fileAt(address);
  const live = file && files.live.get(file);
  if (live) {
    const hashes = files.inline.get(file);
    if (hashes) allowInline(reply, hashes);
    return live(request, reply, origin ?? originOf(request));
  }
  if (file) return reply.sendFile(file);
  const wantsPage = request.headers.accept?.includes('text/html') && !notForPages.test(address);
  if (!wantsPage || !files.unknownPage) {
    reply.callNotFound();
    return reply;
  }
  // Without marks to compare: "not modified" would leave the reader with an empty page.
  return reply.status(404).sendFile(files.unknownPage, { etag: false, lastModified: false });
}

/** Where somebody has asked, if that is a name at all. */
const originOf = ({ protocol, host }: FastifyRequest): string =>
  /^[\w.-]+(:\d{1,5})?$/.test(host) ? `${protocol}://${host}` : '';

/** Beside ours, in the answer's own policy. */
function allowInline(
  reply: Pick<FastifyReply, 'getHeader' | 'header'>,
  hashes: InlineHashes,
): void {
  let policy = String(reply.getHeader('content-security-policy') ?? '');
  for (const [directive, allowed] of Object.entries(hashes))
    if (allowed) policy = policy.replace(`${directive} 'self'`, `${directive} 'self' ${allowed}`);
  reply.header('content-security-policy', policy);
}

const pageTable = z.record(z.string(), z.string());

function readWebFiles(root: string, fill: FillPage | undefined): WebFiles | undefined {
  const table = join(root, 'pages.json');
  if (!existsSync(table)) return undefined;
  const { '*': unknownPage, ...pages } = pageTable.parse(JSON.parse(readFileSync(table, 'utf8')));
  const files = filesIn(root);
  for (const file of [...Object.values(pages), ...(unknownPage ? [unknownPage] : [])]) {
    if (!files.has(file)) throw new Error(`${table} names ${file}, which is not there`);
  }
  const byAddress = new Map([...files].map((file) => [`/${file}`, file]));
  for (const [address, file] of Object.entries(pages)) byAddress.set(address, file);
  return {
    fileAt: (address) => byAddress.get(address) ?? byAddress.get(address.replace(/(?<=.)\/$/, '')),
    unknownPage,
    inline: new Map(
      [...files]
        .filter((file) => file.endsWith('.html'))
        .map((file) => [file, inlineHashesIn(readFileSync(join(root, file), 'utf8'))]),
    ),
    live: fill ? livePagesIn(root, byAddress, fill) : new Map(),
  };
}

const mayBeOpen = /\.(html|xml|txt)$/;

function livePagesIn(root: string, byAddress: ReadonlyMap<string, string>, fill: FillPage) {
  const addressOf = new Map([...byAddress].map(([address, file]) => [file, address]));
  return new Map(
    [...addressOf].flatMap(([file, address]) => {
      if (!mayBeOpen.test(file)) return [];
      const page = readFileSync(join(root, file), 'utf8');
      return slotsOf(page).size > 0
        ? [[file, livePage({ file, address, page, fill })] as const]
        : [];
    }),
  );
}

const inlineHashesIn = (page: string): InlineHashes => ({
  'style-src': hashesOf(page.matchAll(/<style>([\s\S]*?)<\/style>/g)),
  'script-src': hashesOf(page.matchAll(/<script>([\s\S]*?)<\/script>/g)),
});

const hashesOf = (found: Iterable<RegExpMatchArray>): string =>
  [...found]
    .map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .join(' ');

/** What may be asked for: neither hidden files, nor the page table, nor the packed forms of others. */
function filesIn(root: string): Set<string> {
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => file !== 'pages.json' && !/(^|\/)\./.test(file));
  return new Set(files.filter((file) => !/\.(br|gz)$/.test(file)));
}
