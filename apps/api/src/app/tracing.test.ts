import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contract } from '@marketplace/contract/contract';
import { expect, it, onTestFinished } from 'vitest';
import { startTestServer } from '../testing/test-server.ts';
import { testPeople } from '../world/test-cast.ts';

type Span = { traceId: string; spanId: string; parentSpanId?: string; name: string };
type Sent = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

/** A collector that keeps what it was sent. */
async function collector() {
  const spans: Span[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => {
      const { resourceSpans } = JSON.parse(text) as Sent;
      spans.push(...resourceSpans.flatMap((each) => each.scopeSpans.flatMap((of) => of.spans)));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { spans, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

it('a request goes on with the trace it belongs to, and its statements are parts of it', async () => {
  const { spans, url } = await collector();
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: url, TRACES_SHARE: 0 };
  const server = await startTestServer(settings);
  const owner = await server.signIn(testPeople.owner);
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };
  await server.call(contract.stores.list, { headers }, owner);
  await server.call(contract.stores.list, {}, owner);
  await server.close();

  const request = spans.find(({ name }) => name === 'GET /api/stores/list');
  expect(request).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' });
  const statements = spans.filter(({ name }) => name === 'statement');
  expect(statements.length).toBeGreaterThan(0);
  for (const statement of statements) {
    expect(statement).toMatchObject({ traceId, parentSpanId: request?.spanId });
  }
  // The other request belonged to no trace, and none was wanted of it.
  expect(spans.filter(({ name }) => name.startsWith('GET'))).toHaveLength(1);
});
