import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    raw_body: Buffer | undefined;
  }
  interface FastifyContextConfig {
    /** What was signed is what was sent, byte by byte. */
    keepsRawBody?: boolean;
  }
}

/** JSON as always, but an empty body is no body: a call without one may still name its type. */
export function addJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.decorateRequest('raw_body', undefined);
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (request.routeOptions.config.keepsRawBody) request.raw_body = body as Buffer;
    if (body.length === 0) done(null, undefined);
    else void parse(request, body.toString(), done);
  });
}
