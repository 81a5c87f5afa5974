import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '../failure.ts';
import { isDeeperThan } from './json-depth.ts';

declare module 'fastify' {
  interface FastifyRequest {
    raw_body: Buffer | undefined;
  }
  interface FastifyContextConfig {
    /** What was signed is what was sent, byte by byte. */
    keepsRawBody?: boolean;
  }
}

/** Deeper than anything that means something, and far from where a program that follows it loses its way. */
const deepest = 50;

/** JSON as always, but an empty body is no body: a call without one may still name its type. */
export function addJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.decorateRequest('raw_body', undefined);
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (request.routeOptions.config.keepsRawBody) request.raw_body = body as Buffer;
    if (body.length === 0) return done(null, undefined);
    const text = body.toString();
    if (isDeeperThan(deepest, text)) return done(new ApiFailure('body_unreadable'), undefined);
    void parse(request, text, done);
  });
}
