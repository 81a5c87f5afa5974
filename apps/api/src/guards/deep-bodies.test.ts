import { endpoints } from '@marketplace/contract/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signingHeaders } from '../testing/sign-call.ts';
import { jsonOf, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

it.each(endpoints.filter(([, { method, upload }]) => method !== 'GET' && !upload))(
  '%s reads nothing that is deeper than 50',
  async (_, entry) => {
    const codeAt = async (depth: number) => {
      const payload = nested(depth);
      const headers = { 'content-type': 'application/json', ...signingHeaders(entry, payload) };
      const { method, path: url } = entry;
      const answer = await server.app.inject({ method, url, payload, headers });
      expect(answer.statusCode).toBeLessThan(500);
      return jsonOf(answer).errors?.code;
    };
    expect(await codeAt(50)).not.toBe('body_unreadable');
    for (const depth of [51, 2_500]) expect(await codeAt(depth)).toBe('body_unreadable');
  },
);
