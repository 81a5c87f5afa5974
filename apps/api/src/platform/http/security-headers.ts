import type { FastifyInstance } from 'fastify';

export type SecurityOptions = {
  frameAncestors: readonly string[];
  connectSources: readonly string[];
  imageSources: readonly string[];
  scriptSources: readonly string[];
};

/**
 * The same headers on every answer, so they are put together once. No inline script or style, but
 * what the build wrote into a page (web-files.ts names it by its hash);
 * who may embed us and where we may connect is configuration.
 */
export function addSecurityHeaders(
  app: FastifyInstance,
  { frameAncestors, connectSources, imageSources, scriptSources }: SecurityOptions,
): void {
  const isEmbeddable = frameAncestors.length > 0;
  const policy = {
    'default-src': ["'self'"],
    // WebAssembly counts as script made from a text: the barcode reader is some. No text of JavaScript is run by it.
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...scriptSources],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...imageSources],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connectSources],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': isEmbeddable ? frameAncestors : ["'none'"],
  };
  const headers = {
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
      .join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    ...(isEmbeddable ? {} : { 'x-frame-options': 'DENY' }),
  };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
