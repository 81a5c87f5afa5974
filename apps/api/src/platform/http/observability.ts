import { hash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/**
 * Whoever has the token; where there is none, this machine alone, and not what a proxy on it passes on: that one says
 * so, or is asked by the name of the site.
 */
function mayMeasure(request: FastifyRequest, token: string | undefined): boolean {
  const { headers, socket } = request;
  if (token) return isSame(headers.authorization ?? '', `Bearer ${token}`);
  return (
    !isPassedOn(request) &&
    loopback.test(socket.remoteAddress ?? '') &&
    loopbackName.test(headers.host ?? '')
  );
}

const isPassedOn = ({ headers }: FastifyRequest) =>
  headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;

/** Once: everybody behind the proxy is one address to us, and shares its limits. */
export function warnOfUntrustedProxy(app: FastifyInstance): void {
  let isTold = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isTold && isPassedOn(request) && loopback.test(request.socket.remoteAddress ?? '')) {
      isTold = true;
      app.log.warn(
        'a proxy on this machine passes requests on, but TRUST_PROXY is not set: all of them count as one address',
      );
    }
    done();
  });
}

const loopback = /^(127\.|::1$|::ffff:127\.)/;
const loopbackName = /^(localhost|127(?:\.\d+){3}|\[::1\])(:\d+)?$/i;
const isSame = (one: string, two: string) =>
  timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', two, 'buffer'));

/** One log line and one measurement for each answer; neither holds an address's query or a header. */
export function addObservability(app: FastifyInstance, metricsToken: string | undefined): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });

  // Without promises: every call goes through here, and nothing is waited for.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('X-Request-Id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const seconds = reply.elapsedTime / 1000;
    duration.observe({ method: request.method, route, status: reply.statusCode }, seconds);
    request.log.info(
      {
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        user_id: request.user_id,
      },
      'answered',
    );
    done();
  });

  app.get('/metrics', async (request, reply) => {
    if (!mayMeasure(request, metricsToken)) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return registry;
}
