import { randomUUID } from 'node:crypto';
import { endpoints } from '@marketplace/contract/contract';
import { declaredErrors, type Endpoint } from '@marketplace/contract/endpoint';
import { type CodeWithDetails, errorDetails } from '@marketplace/contract/error-details';
import { type ErrorCode, errorTable } from '@marketplace/contract/errors';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { openPostgres } from '../platform/db/postgres.ts';
import { untilIdle } from '../testing/busy.ts';
import { signatureHeaders } from '../testing/sign-call.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { attempt, type Outcome } from './attempt.ts';
import { forbidden, type Guarded, senderOf } from './guard-case.ts';
import { guardCases } from './guard-cases.ts';
import { type GuardWorld, guardSettings, setProved, startGuardWorld } from './guard-world.ts';
import { sample } from './sample.ts';

let world: GuardWorld;
beforeAll(async () => {
  world = await startGuardWorld();
  // Whoever has to wait for a new connection comes too late to be in flight beside another.
  const { db } = world.server.database;
  await Promise.all(Array.from({ length: 10 }, () => sql`select pg_sleep(0.1)`.execute(db)));
});
const opened: Promise<TestServer>[] = [];
afterAll(async () => {
  await world.server.close();
  for (const server of await Promise.all(opened)) await server.close();
});

let addresses = 0;

type Provoker = (entry: Endpoint, guardCase: Guarded) => Promise<Outcome>;

/** How to get a code that several endpoints have: the same way for each. */
const general: Partial<Record<ErrorCode, Provoker>> = {
  validation_failed: async (entry, guardCase) => {
    const { query, body, ...rest } = await right(guardCase);
    const inputs = entry.body
      ? { ...rest, body: { ...(body as object), no_such_field: 1 } }
      : { ...rest, query: { ...query, no_such_field: '1' } };
    return attempt(world.server, entry, inputs, senderOf(world, guardCase));
  },
  body_unreadable: (entry, guardCase) => {
    const { type, broken } = rawBodies[entry.upload?.as ?? 'json'];
    return sendRaw(entry, broken, type, senderOf(world, guardCase));
  },
  body_too_large: (entry, guardCase) => {
    const { type, large } = rawBodies[entry.upload?.as ?? 'json'];
    return sendRaw(
      entry,
      large.padEnd((entry.max_body_bytes ?? 0) + 1),
      type,
      senderOf(world, guardCase),
    );
  },
  media_type_unsupported: (entry, guardCase) =>
    sendRaw(entry, '<order/>', 'application/xml', senderOf(world, guardCase)),
  authentication_failed: async (entry, guardCase) =>
    attempt(world.server, entry, await right(guardCase), 'A'.repeat(43)),
  signature_wrong: async (entry, guardCase) => {
    const headers = { 'webhook-signature': `v1,${'A'.repeat(43)}=` };
    return attempt(world.server, entry, { ...(await right(guardCase)), headers });
  },
  signature_stale: async (entry, guardCase) => {
    const inputs = await right(guardCase);
    const headers = signatureHeaders(JSON.stringify(inputs.body), { at: new Date(0) });
    return attempt(world.server, entry, { ...inputs, headers });
  },
  signer_not_configured: async (entry, guardCase) =>
    attempt(await serverWithoutSecrets(), entry, await right(guardCase)),
  permission_denied: async (entry, guardCase) => {
    const { inputs, token } = await forbidden(world, guardCase);
    return attempt(world.server, entry, inputs, token);
  },
  proof_needed: async (entry, guardCase) => {
    const inputs = await right(guardCase);
    const token = senderOf(world, guardCase);
    await setProved(world, token, false);
    const outcome = await attempt(world.server, entry, inputs, token);
    await setProved(world, token, true);
    return outcome;
  },
  idempotency_key_reused: async (entry, guardCase) => {
    const inputs = await right(guardCase);
    const headers = { ...inputs.headers, 'idempotency-key': randomUUID() };
    await attempt(world.server, entry, { ...inputs, headers }, senderOf(world, guardCase));
    const body = { ...(inputs.body as object), note: 'lain' };
    return attempt(world.server, entry, { ...inputs, body, headers }, senderOf(world, guardCase));
  },
  request_in_flight: async (entry, guardCase) => {
    const inputs = await right(guardCase);
    const headers = { ...inputs.headers, 'idempotency-key': randomUUID() };
    const sendOne = () =>
      attempt(world.server, entry, { ...inputs, headers }, senderOf(world, guardCase));
    const outcomes = await Promise.all(Array.from({ length: 16 }, sendOne));
    return outcomes.find((outcome) => outcome.status !== 200) ?? (outcomes[0] as Outcome);
  },
  rate_limited: async (entry, guardCase) => {
    const server = await limitedServer();
    const inputs = await right(guardCase);
    // Its own address: a minute that another began may end between the two.
    const headers = { ...inputs.headers, 'x-forwarded-for': `198.51.100.${++addresses}` };
    await attempt(server, entry, { ...inputs, headers });
    return attempt(server, entry, { ...inputs, headers });
  },
  storage_unavailable: async (entry, guardCase) =>
    attempt(
      await serverWithoutStorage(),
      entry,
      await right(guardCase),
      senderOf(world, guardCase),
    ),
  otp_not_sent: async (entry, guardCase) =>
    attempt(await serverWithoutSender(), entry, await right(guardCase), senderOf(world, guardCase)),
  email_unavailable: async (entry, guardCase) =>
    attempt(await serverWithoutEmail(), entry, await right(guardCase), senderOf(world, guardCase)),
  internal_error: async (entry, guardCase) =>
    attempt(await brokenServer(), entry, await right(guardCase), senderOf(world, guardCase)),
  server_busy: async (entry, guardCase) =>
    attempt(await fullServer(), entry, await right(guardCase), senderOf(world, guardCase)),
  database_unavailable: async (entry, guardCase) =>
    attempt(
      await serverWithoutDatabase(),
      entry,
      await right(guardCase),
      senderOf(world, guardCase),
    ),
};

/** Started when first asked for, shared by all endpoints. */
const shared = (start: () => Promise<TestServer>) => {
  let server: Promise<TestServer> | undefined;
  return () => {
    if (server === undefined) {
      server = start();
      opened.push(server);
    }
    return server;
  };
};
const limitedServer = shared(() =>
  startTestServer({
    ...guardSettings,
    RATE_LIMITS: true,
    RATE_LIMIT_PER_ADDRESS: 1,
    TRUST_PROXY: ['127.0.0.1'],
  }),
);
const brokenServer = shared(async () => {
  const server = await startTestServer(guardSettings);
  const tables = [
    'tokens',
    'users',
    'files',
    'one_time_codes',
    'handover_codes',
    'configuration',
    'client_errors',
    'operators',
    'operator_logins',
    'provider_payments',
    'orders',
    'fee_rates',
    'driver_trips',
    'shared_links',
  ];
  await server.database.runTogether(
    tables.map((table) => `alter table ${table} rename to no_${table}`),
  );
  return server;
});
/** Nothing answers there; what it costs to be sure of that is short. */
const serverWithoutSender = shared(() => {
  const database = { ...world.server.database, close: async () => {} };
  const nowhere = {
    OTP_WHATSAPP: 'cloud',
    OTP_TIMEOUT_MS: 100,
    WHATSAPP_BASE_URL: 'http://127.0.0.1:1',
    WHATSAPP_PHONE_NUMBER_ID: '1',
    WHATSAPP_TOKEN: 'x',
    WHATSAPP_TEMPLATE: 'x',
  } as const;
  return startTestServer({ ...guardSettings, ...nowhere }, database);
});
const fullServer = shared(() => {
  const database = { ...world.server.database, close: async () => {} };
  return startTestServer({ ...guardSettings, MOST_REQUESTS_AT_ONCE: 0 }, database);
});
const serverWithoutStorage = shared(() => {
  const database = { ...world.server.database, close: async () => {} };
  return startTestServer({ ...guardSettings, FILES_DIR: '/dev/null/files' }, database);
});
const serverWithoutSecrets = shared(() => {
  const database = { ...world.server.database, close: async () => {} };
  const noSecrets = { PAYMENT_PROVIDER_SECRET: [], PAYOUT_PROVIDER_SECRET: [] };
  return startTestServer({ ...guardSettings, ...noSecrets }, database);
});
const serverWithoutEmail = shared(() => {
  const database = { ...world.server.database, close: async () => {} };
  const EMAIL_GATEWAY_URL = 'http://127.0.0.1:1/send';
  return startTestServer({ ...guardSettings, EMAIL_GATEWAY_URL }, database);
});
const serverWithoutDatabase = shared(() => {
  const url = 'postgres://nobody@127.0.0.1:1/nothing';
  return startTestServer(guardSettings, openPostgres({ url, poolSize: 1, onLost: () => {} }));
});

/** An endpoint's own codes; of those that follow from access, input and method only where it is in the sample. */
const codesToProvoke = (name: string, entry: Endpoint) =>
  declaredErrors(entry).filter((code) => sample.has(name) || entry.errors.includes(code));

const provoked = endpoints.filter(([name, entry]) => codesToProvoke(name, entry).length > 0);

it('every code that an endpoint can answer with is provoked on one at least', () => {
  const declared = endpoints.flatMap(([, entry]) => declaredErrors(entry));
  const codes = provoked.flatMap(([name, entry]) => codesToProvoke(name, entry));
  expect(sample.size).toBeGreaterThan(0);
  expect(new Set(codes)).toEqual(new Set(declared));
});

describe.each(provoked)('%s', (name, entry) => {
  const guardCase = guardCases[name];
  if (!guardCase) return;
  for (const code of codesToProvoke(name, entry)) {
    // One connection serves one request after the other: nothing is ever in flight on PGlite.
    const possible = code !== 'request_in_flight' || inject('postgres') !== undefined;
    it.runIf(possible)(`answers ${code}`, async () => {
      const outcome = await provoke(entry, guardCase, code);
      await untilIdle();
      expect(outcome.body.errors?.code).toBe(code);
      expect(outcome.status).toBe(errorTable[code].status);
      expect(outcome.body.errors?.error_message).toBe(errorTable[code].error_message);
      const {
        fields: _fields,
        error_message: _words,
        code: _code,
        ...details
      } = outcome.body.errors ?? {};
      const schema = errorDetails[code as CodeWithDetails] ?? z.object({});
      expect(schema.strict().safeParse(details).error).toBeUndefined();
    });
  }
});

async function provoke(entry: Endpoint, guardCase: Guarded, code: ErrorCode): Promise<Outcome> {
  const own = guardCase.provoke[code];
  if (!own)
    return general[code]?.(entry, guardCase) ?? Promise.reject(new Error(`how to get ${code}?`));
  const { inputs, as } = await own(world);
  const token = as === 'OPERATOR' ? world.operators.ADMIN : as && world.tokens[as];
  return attempt(world.server, entry, inputs, token);
}

async function right(guardCase: Guarded) {
  const side = guardCase.sides[0] ?? 'seller';
  return guardCase.valid(world, world.own[side], side);
}

const long = 'x'.repeat(1_000_000);
const field = '--x\r\nContent-Disposition: form-data; name="store_id"\r\n\r\n';
const rawBodies = {
  json: { type: 'application/json', broken: '{"broken', large: `"${long}"` },
  form: {
    type: 'multipart/form-data; boundary=x',
    broken: field,
    large: `${field}${long}\r\n--x--`,
  },
  bytes: { type: 'application/octet-stream', broken: '', large: long },
};

async function sendRaw(
  entry: Endpoint,
  payload: string,
  type: string,
  token: string | undefined,
): Promise<Outcome> {
  const authorization = token && (await world.server.authorize(entry, token));
  const response = await world.server.app.inject({
    method: entry.method as 'POST',
    url: entry.path,
    payload,
    headers: {
      'content-type': type,
      ...(authorization && { authorization }),
      ...(await world.server.keyHeaders(entry, token, world.own.seller)),
    },
  });
  return { status: response.statusCode, text: response.body, body: response.json() };
}
