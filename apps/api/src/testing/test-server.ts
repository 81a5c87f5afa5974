import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@marketplace/contract/contract';
import type { Endpoint } from '@marketplace/contract/endpoint';
import type { Failure } from '@marketplace/contract/failure';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { onTestFinished } from 'vitest';
import type { z } from 'zod';
import { type Config, readConfig } from '../app/config.ts';
import { buildServer } from '../app/server.ts';
import { recordAct } from '../features/acts/acts.service.ts';
import { demoFilled } from '../features/demo/demo.service.ts';
import { markDemoOperators } from '../features/operators/operators.service.ts';
import { markDemoAccounts } from '../features/users/users.service.ts';
import { createAccountingKeys } from '../platform/accounting-keys.ts';
import { hashToken } from '../platform/authenticate.ts';
import type { Database } from '../platform/db/handle.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import type { Job } from '../platform/jobs/job.ts';
import { secretKey } from '../platform/secret-key.ts';
import { encodeBody } from './encode-body.ts';
import { signingHeaders, testSecret } from './sign-call.ts';
import { openTestDatabase } from './test-database.ts';

type Raw = Record<string, unknown>;
export type Inputs = {
  query?: Raw;
  body?: unknown;
  file?: Uint8Array;
  headers?: Record<string, string>;
};

type Answer<Body> = {
  status: number;
  headers: Record<string, unknown>;
  text: string;
  /** The body of a success, typed by the contract; `errors` of a failure. */
  body: Body & Partial<Failure>;
};

export type TestServer = {
  app: FastifyInstance;
  database: Database;
  /** Calls an endpoint of the contract through the whole server, as the person of the token. */
  call: <E extends Endpoint>(
    entry: E,
    inputs?: Inputs,
    token?: string,
  ) => Promise<Answer<z.output<E['response']>>>;
  /** The header by which the person of the token calls: for chat with a token of its own, which is made once. */
  authorize: (entry: Endpoint, token: string) => Promise<string>;
  /** What a call of accounting is made with besides, for the books of this store. */
  keyHeaders: (
    entry: Endpoint,
    token: string | undefined,
    store_id: string,
  ) => Promise<Record<string, string>>;
  signIn: (phone_number: string, password?: string) => Promise<string>;
  close: () => Promise<void>;
};

/** As every server makes them that has no key of its own. */
const newKeys = () => createAccountingKeys(secretKey(undefined, 'accounting_keys'));

/** By the login's token, for all servers on its database: one that is broken could not make any. */
const chatTokens = new Map<string, { token: string; expires_at: string }>();

/** The same of the keys of accounting, by store too. */
const bookKeys = new Map<string, { app_id: string; key: string; expires_at: string }>();

export async function startTestServer(
  settings: Partial<Config> = {},
  given?: Database,
  jobs?: readonly Job[],
): Promise<TestServer> {
  const database = given ?? (await openTestDatabase());
  // A demo is what the database was filled as; a database that is given is what it is.
  if (settings.DEMO && !given) await markAsDemo(database);
  const config = {
    ...readConfig({}),
    LOG_LEVEL: 'silent',
    RATE_LIMITS: false,
    JOBS: jobs !== undefined,
    // Whatever lies in the build folder: a test that wants the web brings its own.
    WEB_DIR: 'no web here',
    PAYMENT_PROVIDER_SECRET: [testSecret],
    PAYOUT_PROVIDER_SECRET: [testSecret],
    FILES_DIR: join(tmpdir(), `marketplace-test-files-${randomUUID()}`),
    ...settings,
  } as Config;
  const app = await buildServer(config, database, jobs);
  const accountingKeys = newKeys();

  const authorize: TestServer['authorize'] = async ({ by_chat_token }, token) => {
    if (!by_chat_token) return `Token ${token}`;
    const known = chatTokens.get(token);
    if (known && Date.parse(known.expires_at) > Date.now() + 60_000) return `Bearer ${known.token}`;
    const { status, body } = await call(contract.chatToken.create, {}, token);
    if (status === 200) chatTokens.set(token, body);
    return `Bearer ${status === 200 ? body.token : token}`;
  };
  const keyHeaders: TestServer['keyHeaders'] = async ({ by_accounting_key }, token, store_id) => {
    if (!by_accounting_key || !token) return {};
    const known = bookKeys.get(`${token} ${store_id}`);
    const made =
      known && Date.parse(known.expires_at) > Date.now() + 60_000
        ? known
        : await accountingKeys.issue(database.db, { token_hash: hashToken(token), store_id });
    bookKeys.set(`${token} ${store_id}`, made);
    const { app_id, key } = made;
    return { 'x-app-id': app_id, 'x-app-key': key };
  };
  const call: TestServer['call'] = async (entry, { query, body, file, headers } = {}, token) => {
    const authorization = token && (await authorize(entry, token));
    const encoded = encodeBody(entry, body, file);
    const { marketplace_store_id } = { ...query, ...Object(body) } as Raw;
    // Of the store that is asked about, whoever asks: what they may is the call's business.
    const asked = String(marketplace_store_id);
    const key = await keyHeaders(entry, token, /^[1-9]\d{0,17}$/.test(asked) ? asked : '1');
    const search = new URLSearchParams(query as Record<string, string>).toString();
    const response = await app.inject({
      method: entry.method,
      url: search ? `${entry.path}?${search}` : entry.path,
      ...(encoded && { payload: encoded.payload }),
      headers: {
        ...(encoded && { 'content-type': encoded.type }),
        ...signingHeaders(entry, encoded?.payload),
        ...(authorization && { authorization }),
        ...key,
        ...headers,
      },
    });
    return {
      status: response.statusCode,
      headers: response.headers,
      text: response.body,
      body: jsonOf(response),
    };
  };

  return {
    app,
    database,
    call,
    authorize,
    keyHeaders,
    signIn: async (phone_number, password = 'marketplace') => {
      const answer = await call(contract.auth.login, { body: { phone_number, password } });
      return answer.body.auth_token.token;
    },
    close: async () => {
      await app.close();
      await database.close();
      if (!settings.FILES_DIR) await rm(config.FILES_DIR ?? '', { recursive: true, force: true });
    },
  };
}

/** Puts on record what filling in the demo world does. */
const markAsDemo = ({ db }: Database) =>
  inTransaction(db, async (db) => {
    await markDemoAccounts(db);
    await markDemoOperators(db);
    await recordAct(db, demoFilled, {});
  });

/** A file that was answered with has no body to look into. */
export const jsonOf = (response: LightMyRequestResponse) =>
  String(response.headers['content-type']).startsWith('application/json') ? response.json() : {};

/** A server for one test, gone when the test ends. */
export async function useTestServer(settings?: Partial<Config>): Promise<TestServer> {
  const server = await startTestServer(settings);
  onTestFinished(server.close);
  return server;
}
