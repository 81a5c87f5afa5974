import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../../../platform/db/handle.ts';
import { AccurateFailure, later, lost } from './accurate-failure.ts';
import { createIsAllowedHost } from './accurate-hosts.ts';
import { closePlaces, leavePlace, takePlace } from './call-places.sql.ts';
import { keepDatabase, moveDatabase, readDatabase } from './connections.sql.ts';
import { holdTokens, type Tokens } from './held-tokens.ts';
import { recordIn, textIn, wordsOf } from './read-json.ts';
import type { TokenSeal } from './token-seal.ts';
import { ask, type Reply } from './wire.ts';

export type AccurateSettings = {
  ACCURATE_URL?: string | undefined;
  ACCURATE_CLIENT_ID?: string | undefined;
  ACCURATE_CLIENT_SECRET?: string | undefined;
  ACCURATE_HOSTS: readonly string[];
  ACCURATE_TIMEOUT_MS: number;
};

export type Granted = {
  tokens: Tokens;
  scopes: string[];
  account: { id: string; name: string; email: string };
};

/** Whose books, and which of them. */
export type Books = { connection_id: string; database_id: string };

type Params = Record<string, string | number | boolean | undefined>;
type Call = {
  method: 'GET' | 'POST';
  path: string;
  query?: Params | undefined;
  body?: unknown;
  signal?: AbortSignal | undefined;
};

type Envelope = { s?: unknown; d?: unknown; r?: unknown; sp?: unknown; error?: unknown } & Record<
  string,
  unknown
>;

export type Accurate = {
  isConfigured: boolean;
  isThere: () => Promise<boolean>;
  authorizeUrl: (of: { redirect_uri: string; scopes: readonly string[]; state: string }) => string;
  /** `lost` where the code is not taken. */
  grant: (code: string, redirect_uri: string) => Promise<Granted>;
  /** A call of the account layer; answers with the whole envelope. */
  account: (db: Db, connection_id: string, path: string, query?: Params) => Promise<Envelope>;
  /** A call of the data layer; answers with the envelope of a success. */
  data: (db: Db, books: Books, call: Call) => Promise<Envelope>;
};

const mostTries = 4;
const placePauseMs = 60;
const mostWaitMs = 30_000;

export function createAccurate(settings: AccurateSettings, seal: TokenSeal): Accurate {
  const { ACCURATE_CLIENT_ID = '', ACCURATE_CLIENT_SECRET = '', ACCURATE_TIMEOUT_MS } = settings;
  const base = settings.ACCURATE_URL ?? 'https://account.accurate.id';
  const isConfigured = ACCURATE_CLIENT_ID !== '' && ACCURATE_CLIENT_SECRET !== '';
  const isAllowedHost = createIsAllowedHost([...settings.ACCURATE_HOSTS, new URL(base).host]);
  const basic = `Basic ${Buffer.from(`${ACCURATE_CLIENT_ID}:${ACCURATE_CLIENT_SECRET}`).toString('base64')}`;

  const { token, tokensIn, held, renewed } = holdTokens({
    base,
    basic,
    seal,
    timeout_ms: ACCURATE_TIMEOUT_MS,
  });

  const grant: Accurate['grant'] = async (code, redirect_uri) => {
    const reply = await token({ grant_type: 'authorization_code', code, redirect_uri });
    if (!reply || reply.status >= 500 || reply.status === 429) throw later('no answer');
    if (reply.status !== 200) throw lost('RECONNECT', textIn(recordIn(reply.body).error));
    const { user, scope } = recordIn(reply.body);
    const { id, name, email } = recordIn(user);
    const account_id = textIn(id) || textIn(email);
    if (!account_id) throw later('no account in the answer');
    return {
      tokens: tokensIn(reply.body),
      scopes: textIn(scope).split(/\s+/).filter(Boolean),
      account: { id: account_id, name: textIn(name), email: textIn(email) },
    };
  };

  /** Nobody calls more often than Accurate takes it, whatever the number of processes. */
  const inPlace = async <T>(db: Db, connection_id: string, work: () => Promise<T>): Promise<T> => {
    const until = Date.now() + mostWaitMs;
    let place = await takePlace(db, connection_id);
    while (!place) {
      if (Date.now() > until) throw later('no place for another call');
      await pause(placePauseMs);
      place = await takePlace(db, connection_id);
    }
    try {
      return await work();
    } finally {
      await leavePlace(db, connection_id, place);
    }
  };

  const queryText = (query: Params = {}) => {
    const given = Object.entries(query).filter(([, value]) => value !== undefined);
    // Commas of `fields` stay as they are.
    return given
      .map(([key, value]) => `${key}=${encodeURIComponent(String(value)).replaceAll('%2C', ',')}`)
      .join('&');
  };

  /** What an answer means that says neither yes nor no to what was asked. */
  const troubleIn = async (
    db: Db,
    connection_id: string,
    reply: Reply | undefined,
  ): Promise<AccurateFailure | undefined> => {
    if (!reply) return later('Accurate tidak menjawab');
    if (reply.status === 429) {
      await closePlaces(db, connection_id, 1_500);
      return later('Accurate meminta menunggu (429)');
    }
    if (reply.status >= 500) return later(`Accurate sedang bermasalah (${reply.status})`);
    if (reply.status === 403 && reply.text.includes('insufficient_scope'))
      return lost('SCOPES_MISSING');
    return undefined;
  };

  const account: Accurate['account'] = async (db, connection_id, path, query) => {
    for (let tries = 1; ; tries += 1) {
      const { tokens, version } = await held(db, connection_id);
      const reply = await ask({
        url: `${base}${path}?${queryText(query)}`,
        method: 'GET',
        headers: { Authorization: `Bearer ${tokens.access}` },
        timeout_ms: ACCURATE_TIMEOUT_MS,
      });
      const trouble = await troubleIn(db, connection_id, reply);
      if (trouble || !reply) throw trouble ?? later('no answer');
      if (reply.status === 401 && tries < mostTries) {
        await renewed(db, connection_id, version);
        continue;
      }
      const body = recordIn(reply.body) as Envelope;
      if (reply.status !== 200) throw later(`Accurate menjawab ${reply.status}`);
      if (body.s !== true) throw new AccurateFailure('refused', wordsOf(body.d));
      return body;
    }
  };

  /** Opened once for all that use it; the session it had is over by then. */
  const opened = async (db: Db, { connection_id, database_id }: Books, again: boolean) => {
    const of = `${connection_id} ${database_id}`;
    const known = again ? undefined : await readDatabase(db, connection_id, database_id);
    if (known) return { host: known.host, session: await seal.open(db, of, known.session_sealed) };
    const body = await account(db, connection_id, '/api/open-db.do', { id: database_id }).catch(
      (error: unknown) => {
        throw error instanceof AccurateFailure && error.kind === 'refused'
          ? databaseGone(error.words)
          : error;
      },
    );
    const host = textIn(body.host);
    const session = textIn(body.session);
    if (!session || !isAllowedHost(host))
      throw later('Accurate menyebut alamat yang tidak dikenal');
    const session_sealed = await seal.seal(db, of, session);
    await keepDatabase(db, connection_id, database_id, { host: originOf(host), session_sealed });
    return { host: originOf(host), session };
  };

  const data: Accurate['data'] = async (db, books, call) => {
    const { connection_id, database_id } = books;
    let isReopened = false;
    let opensAgain = false;
    for (let tries = 1; tries <= mostTries; tries += 1) {
      const { tokens, version } = await held(db, connection_id);
      if (tokens.renews_at < Date.now() && tries === 1) {
        await renewed(db, connection_id, version);
        continue;
      }
      const { host, session } = await opened(db, books, opensAgain);
      opensAgain = false;
      const reply = await inPlace(db, connection_id, () =>
        ask({
          url: `${host}/accurate/api/${call.path}.do?${queryText(call.query)}`,
          method: call.method,
          headers: { Authorization: `Bearer ${tokens.access}`, 'X-Session-ID': session },
          ...(call.body !== undefined && { body: { json: call.body } }),
          timeout_ms: ACCURATE_TIMEOUT_MS,
          signal: call.signal,
        }),
      );
      const trouble = await troubleIn(db, connection_id, reply);
      if (trouble || !reply) throw trouble ?? later('no answer');
      if (reply.status === 308 || reply.status === 307) {
        const moved = reply.location ?? '';
        if (!isAllowedHost(moved)) throw later('Accurate menunjuk ke alamat yang tidak dikenal');
        await moveDatabase(db, connection_id, database_id, originOf(moved));
        continue;
      }
      const body = recordIn(reply.body) as Envelope;
      if (reply.status === 401) {
        if (body.s !== false) {
          await renewed(db, connection_id, version);
          continue;
        }
        if (isReopened) throw later('Accurate menutup sesi terus-menerus');
        isReopened = true;
        opensAgain = true;
        continue;
      }
      if (reply.status !== 200) throw later(`Accurate menjawab ${reply.status}`);
      if (body.s !== true && !isBulk(body)) throw refusal(wordsOf(body.d));
      return body;
    }
    throw later('Accurate tidak menerima panggilan ini');
  };

  return {
    isConfigured,
    isThere: async () => {
      const url = `${base}/oauth/authorize`;
      const reply = await ask({ url, method: 'GET', headers: {}, timeout_ms: ACCURATE_TIMEOUT_MS });
      return reply !== undefined && reply.status < 500;
    },
    authorizeUrl: ({ redirect_uri, scopes, state }) =>
      `${base}/oauth/authorize?${new URLSearchParams({
        client_id: ACCURATE_CLIENT_ID,
        response_type: 'code',
        redirect_uri,
        scope: scopes.join(' '),
        state,
      })}`,
    grant,
    account,
    data,
  };
}

const originOf = (address: string) => new URL(address).origin;

/** Of many that were sent together each says for itself. */
const isBulk = ({ d }: Envelope) =>
  Array.isArray(d) && d.length > 0 && d.every((each) => typeof recordIn(each).s === 'boolean');

const isOver = /masa aktif/i;
const isWarehouseGone = /gudang tidak tepat/i;
const databaseGone = (words: string) =>
  lost(isOver.test(words) ? 'DATABASE_EXPIRED' : 'DATABASE_GONE', words);
const refusal = (words: string) => {
  if (isOver.test(words)) return lost('DATABASE_EXPIRED', words);
  if (isWarehouseGone.test(words)) return lost('WAREHOUSE_GONE', words);
  return new AccurateFailure('refused', words);
};
