import { createHash } from 'node:crypto';
import type { ErrorCode } from '@marketplace/contract/errors';
import type { FastifyReply } from 'fastify';
import { ApiFailure } from '../../../platform/failure.ts';

const style =
  ':root{color-scheme:light dark}body{font:18px/1.5 system-ui,sans-serif;max-width:30rem;margin:20vh auto 0;padding:0 1.5rem}h1{font-size:1.5rem;line-height:1.3}';
const styleHash = createHash('sha256').update(style).digest('base64');
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'`,
};

type Words = { title: string; advice: string };
const unavailable = {
  title: 'Faktur tidak tersedia',
  advice: 'Tanyakan kepada penjual yang mengirim tautan ini.',
};
const words: Partial<Record<ErrorCode, Words>> = {
  link_expired: {
    title: 'Tautan sudah berakhir',
    advice: 'Minta tautan baru kepada penjual.',
  },
  order_not_found: unavailable,
  invoice_unavailable: unavailable,
  rate_limited: {
    title: 'Faktur sedang dibuka',
    advice: 'Tunggu sebentar, lalu buka lagi tautan ini.',
  },
};

/** Does the work; a refusal of it is a page for a buyer whose browser asks for one, and is thrown on for programs. */
export async function refusedInWords(
  accept: string | undefined,
  reply: FastifyReply,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    const said = error instanceof ApiFailure ? words[error.code] : undefined;
    if (!said || !accept?.includes('text/html')) throw error;
    void reply
      .status((error as ApiFailure).status)
      .headers(headers)
      .send(pageOf(said));
  }
}

const pageOf = ({ title, advice }: Words) =>
  `<!doctype html><html lang="id"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style><main><h1>${title}</h1><p>${advice}</p></main></html>`;
