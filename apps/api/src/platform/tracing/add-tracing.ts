import { hostname } from 'node:os';
import type { Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Spans, traceWith } from './in-span.ts';

type Settings = { endpoint: string; share: number };

/**
 * Sends what requests, statements, jobs and messages took to a collector (OTLP over HTTP). A request that belongs to a
 * trace goes on with it; of the others a share is traced. The library is loaded only here.
 */
export async function addTracing(
  app: FastifyInstance,
  { endpoint, share }: Settings,
): Promise<void> {
  const [api, { AsyncLocalStorageContextManager }, { W3CTraceContextPropagator }, sdk] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
      import('@opentelemetry/sdk-trace'),
    ]);
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const { resourceFromAttributes } = await import('@opentelemetry/resources');
  const { context, propagation, SpanKind, SpanStatusCode, trace } = api;
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'marketplace-api',
      'service.instance.id': `${hostname()}-${process.pid}`,
    }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const tracer = provider.getTracer('marketplace');

  const inSpan: Spans = (name, attributes, work) =>
    tracer.startActiveSpan(name, { attributes }, async (span) => {
      try {
        return await work();
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    });
  traceWith(inSpan);

  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const before = propagation.extract(context.active(), request.headers);
    const route = request.routeOptions.url ?? 'unknown';
    const attributes = {
      'http.request.method': request.method,
      'http.route': route,
      request_id: request.id,
    };
    const of = { kind: SpanKind.SERVER, attributes };
    const span = tracer.startSpan(`${request.method} ${route}`, of, before);
    spans.set(request, span);
    context.with(trace.setSpan(before, span), done);
  });
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
  app.addHook('onClose', async () => {
    traceWith(undefined);
    // A collector that is away must not hold up the end.
    await provider.shutdown().catch(() => {});
    context.disable();
    propagation.disable();
  });
}
