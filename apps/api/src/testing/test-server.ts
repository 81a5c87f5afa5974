import { contract } from '@marketplace/contract/contract';
import type { Endpoint } from '@marketplace/contract/endpoint';
import type { Failure } from '@marketplace/contract/errors';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import type { z } from 'zod';
import { type Config, readConfig } from '../app/config.ts';
import { buildServer } from '../app/server.ts';
import type { Database } from '../platform/db/handle.ts';
import { openTestDatabase } from './test-database.ts';

type Raw = Record<string, unknown>;
export type Inputs = { query?: Raw; body?: unknown; headers?: Record<string, string> };

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
  signIn: (phone_number: string, password?: string) => Promise<string>;
  close: () => Promise<void>;
};

export async function startTestServer(
  settings: Partial<Config> = {},
  given?: Database,
): Promise<TestServer> {
  const database = given ?? (await openTestDatabase());
  const config = {
    ...readConfig({}),
    LOG_LEVEL: 'silent',
    RATE_LIMITS: false,
    // Whatever lies in the build folder: a test that wants the web brings its own.
    WEB_DIR: 'no web here',
    ...settings,
  } as Config;
  const app = await buildServer(config, database);

  const call: TestServer['call'] = async (entry, { query, body, headers } = {}, token) => {
    const search = new URLSearchParams(query as Record<string, string>).toString();
    const response = await app.inject({
      method: entry.method,
      url: search ? `${entry.path}?${search}` : entry.path,
      ...(body !== undefined && { payload: body as object }),
      headers: { ...(token && { authorization: `Token ${token}` }), ...headers },
    });
    return {
      status: response.statusCode,
      headers: response.headers,
      text: response.body,
      body: response.json(),
    };
  };

  return {
    app,
    database,
    call,
    signIn: async (phone_number, password = 'marketplace') => {
      const answer = await call(contract.auth.login, { body: { phone_number, password } });
      return answer.body.auth_token.token;
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

/** A server for one test, gone when the test ends. */
export async function useTestServer(settings?: Partial<Config>): Promise<TestServer> {
  const server = await startTestServer(settings);
  onTestFinished(server.close);
  return server;
}
