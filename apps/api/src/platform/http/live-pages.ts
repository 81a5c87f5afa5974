import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type PageValues, pageTemplate, slotsOf } from './page-template.ts';

/** Answers with what a page is filled with now, by its address; asked at most once a minute for each. */
export type FillPage = (address: string) => Promise<PageValues>;

type Encoding = 'br' | 'gzip' | 'identity';
type Written = { etag: string; text: string; packed: Map<Encoding, Promise<Buffer>> };

type Open = { file: string; address: string; page: string; fill: FillPage };

const keepMs = 60_000;
/** Origins that pages are remembered for; somebody may make up any number of them. */
const mostOrigins = 8;

/**
 * A page that the build has left open where numbers change. It is filled when somebody asks and no more than once a minute: strangers
 * may ask as often as they like. Should that fail, what was there before is shown.
 */
export function livePage({ file, address, page, fill }: Open) {
  const fillIn = pageTemplate(page);
  // Where it stands is known without asking anybody.
  const isConstant = [...slotsOf(page)].every((name) => name === 'origin');
  let values: PageValues | undefined;
  let until = 0;
  let asked: Promise<PageValues> | undefined;
  const written = new Map<string, Written>();

  const valuesNow = (): Promise<PageValues> => {
    if (values && Date.now() < until) return Promise.resolve(values);
    asked ??= ask().finally(() => {
      asked = undefined;
    });
    return asked;
  };
  async function ask(): Promise<PageValues> {
    until = Date.now() + keepMs;
    try {
      values = isConstant ? {} : await fill(address);
      written.clear();
    } catch (error) {
      if (!values) throw error;
    }
    return values;
  }

  const writtenFor = async (origin: string): Promise<Written> => {
    const now = await valuesNow();
    const known = written.get(origin);
    if (known) return known;
    const text = fillIn({ ...now, origin });
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 27);
    const fresh: Written = { etag: `W/"${hash}"`, text, packed: new Map() };
    if (written.size >= mostOrigins) written.clear();
    written.set(origin, fresh);
    return fresh;
  };

  return async (request: FastifyRequest, reply: FastifyReply, origin: string) => {
    const { etag, text, packed } = await writtenFor(origin);
    const encoding = encodingFor(request.headers['accept-encoding']);
    void reply
      .header('content-type', typeOf(file))
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    if (encoding === 'identity') return reply.send(text);
    const known = packed.get(encoding) ?? pack[encoding](text);
    packed.set(encoding, known);
    return reply.header('content-encoding', encoding).send(await known);
  };
}

const types: Record<string, string> = { xml: 'application/xml', txt: 'text/plain' };
const typeOf = (file: string) =>
  `${types[file.split('.').at(-1) ?? ''] ?? 'text/html'}; charset=utf-8`;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const pack = {
  br: (text: string) =>
    brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }) as Promise<Buffer>,
  gzip: (text: string) => zip(text, { level: 9 }) as Promise<Buffer>,
};

const encodingFor = (accepted: string | string[] | undefined): Encoding => {
  const names = String(accepted ?? '')
    .split(',')
    .map((each) => each.trim().toLowerCase())
    .filter((each) => !/;\s*q=0(\.0*)?$/.test(each))
    .map((each) => each.split(';')[0]?.trim());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : 'identity';
};
