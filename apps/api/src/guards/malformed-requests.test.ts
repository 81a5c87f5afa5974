import { endpoints } from '@marketplace/contract/contract';
import { declaredErrors, type Endpoint } from '@marketplace/contract/endpoint';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signingHeaders } from '../testing/sign-call.ts';
import { jsonOf } from '../testing/test-server.ts';
import { attempt, type Outcome } from './attempt.ts';
import { tokenFor } from './guard-case.ts';
import { guardCases } from './guard-cases.ts';
import { type GuardWorld, signInAgain, startGuardWorld } from './guard-world.ts';
import { malformedRequests, type RawRequest } from './malformed-requests.ts';
import { sample } from './sample.ts';

/** `MALFORMED_REQUESTS=200` for the long run. */
const count = Number(process.env.MALFORMED_REQUESTS ?? 25);
const internalWords =
  /\b(kysely|postgres|pglite|pg_|select|insert|update|delete from|relation|syntax error|constraint|zod|fastify|stack|node_modules|undefined|\.ts)\b/i;

let world: GuardWorld;
beforeAll(async () => {
  world = await startGuardWorld();
});
afterAll(() => world.server.close());

describe.each(endpoints)('%s', (name, entry) => {
  const guardCase = guardCases[name];
  if (!guardCase) return;

  // Fields are the endpoint's; headers, content types and bodies are taken apart by the platform.
  const inForm = sample.has(name) ? Math.floor(count / 3) : 0;
  // One that takes nothing has no field to get wrong: that it takes nothing is seen by two.
  const inField = entry.query || entry.body ? count - inForm : 2;
  it('answers every malformed request with a typed error and nothing of its inside', async () => {
    await signInAgain(world);
    const side = guardCase.sides[0] ?? 'seller';
    const valid = await guardCase.valid(world, world.own[side], side);
    for (const request of malformedRequests(entry, valid, { inField, inForm })) {
      const outcome = await send(entry, request, tokenFor(world, guardCase) ?? world.tokens.OWNER);
      const story = `${JSON.stringify(request).slice(0, 600)}\n${outcome.text.slice(0, 600)}`;
      expect(outcome.status, story).toBeLessThan(500);
      expect(outcome.status, story).not.toBe(429);
      if (outcome.status < 400) continue;
      expect(declaredErrors(entry), story).toContain(outcome.body.errors?.code);
      expect(wordsOf(outcome), story).not.toMatch(internalWords);
    }
  });
});

/** What the answer says itself: names of fields may be the sender's own. */
const wordsOf = ({ body: { errors, ...rest } }: Outcome) =>
  JSON.stringify({ ...rest, ...errors, fields: Object.values(errors?.fields ?? {}) });

async function send(entry: Endpoint, request: RawRequest, token: string): Promise<Outcome> {
  const { query, payload } = request;
  // What is malformed is signed all the same: otherwise nothing behind the signature would be tried.
  const headers = {
    authorization: await world.server.authorize(entry, token),
    ...(await world.server.keyHeaders(entry, token, world.own.seller)),
    ...signingHeaders(entry, payload),
    ...request.headers,
  };
  if (entry.stream)
    return attempt(world.server, entry, { headers, query: Object.fromEntries(query) });
  const response = await world.server.app.inject({
    method: request.method as NonNullable<InjectOptions['method']>,
    url: `${request.path}?${new URLSearchParams(query)}`,
    headers,
    ...(payload !== undefined && { payload }),
  } as InjectOptions);
  return { status: response.statusCode, text: response.body, body: jsonOf(response) };
}
