import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

export type SecurityOptions = {
  frameAncestors: readonly string[];
  connectSources: readonly string[];
};

/** No inline script or style anywhere; who may embed us and where we may connect is configuration. */
export async function addSecurityHeaders(
  app: FastifyInstance,
  { frameAncestors, connectSources }: SecurityOptions,
): Promise<void> {
  const embeddable = frameAncestors.length > 0;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...connectSources],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: embeddable ? [...frameAncestors] : ["'none'"],
      },
    },
    frameguard: embeddable ? false : { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
  });
}
