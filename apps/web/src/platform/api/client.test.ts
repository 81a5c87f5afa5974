import { afterEach, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../../../../scripts/own-server.mjs';
import {
  startPlainServer,
  startServerSaying,
  startSilentServer,
} from '../../testing/plain-server.ts';
import { type CallOptions, createApi } from './client.ts';
import { RequestFailure, wordsFor } from './failure.ts';

const onSignedOut = vi.fn();
const onNetworkProblem = vi.fn();
let token: string | undefined;

afterEach(() => {
  vi.unstubAllGlobals();
  onSignedOut.mockReset();
  onNetworkProblem.mockReset();
  token = undefined;
});

const apiAt = (origin: string) =>
  createApi({
    origin,
    token: () => token,
    developmentHeaders: () => ({}),
    onSignedOut,
    onNetworkProblem,
  });

async function failureAt(origin: string, options: CallOptions = {}): Promise<RequestFailure> {
  const error = await apiAt(origin)('GET /api/stores/list', {}, options).catch((error) => error);
  expect(error).toBeInstanceOf(RequestFailure);
  return error;
}

const categoryAt = async (origin: string, options?: CallOptions) =>
  (await failureAt(origin, options)).category;

const categoryOf = async (status: number, body = '{}', type?: string) =>
  categoryAt((await startServerSaying(status, body, type)).origin);

const closedPort = async () => `http://127.0.0.1:${await freePort()}`;

const refusal = (code: string, error_message: string) =>
  JSON.stringify({ errors: { code, error_message } });

async function cancelledUnderWay() {
  const { origin, asked } = await startSilentServer();
  const leaving = new AbortController();
  const category = categoryAt(origin, { signal: leaving.signal });
  await asked;
  leaving.abort();
  return category;
}

describe('a call that fails', () => {
  it('is put into its category, whatever went wrong [ER-01]', async () => {
    for (const status of [400, 401, 404, 409, 429, 499])
      expect(await categoryOf(status), `${status}`).toBe('CLIENT_ERROR');
    for (const status of [500, 502, 503, 599])
      expect(await categoryOf(status), `${status}`).toBe('SERVER_ERROR');
    expect(await categoryAt((await startSilentServer()).origin, { timeout: 20 })).toBe(
      'TIMEOUT_ERROR',
    );
    expect(await categoryAt(await closedPort())).toBe('CONNECTION_ERROR');
    expect(await cancelledUnderWay()).toBe('CANCEL_ERROR');
    expect(await categoryOf(200, '<!doctype html>', 'text/html')).toBe('UNKNOWN_ERROR');
    vi.stubGlobal('navigator', { onLine: false });
    expect(await categoryAt(await closedPort())).toBe('NETWORK_ERROR');
  });

  it('is a failed connection when the answer breaks off', async () => {
    const { origin } = await startPlainServer((_, response) => {
      response.writeHead(200, { 'Content-Length': '1000' });
      response.write('{"stores":', () => response.destroy());
    });
    expect(await categoryAt(origin)).toBe('CONNECTION_ERROR');
  });

  it('times out also when the answer begins and never ends', async () => {
    const { origin } = await startPlainServer((_, response) => {
      response.writeHead(200).write('{"stores":');
    });
    expect(await categoryAt(origin, { timeout: 50 })).toBe('TIMEOUT_ERROR');
  });

  it('is cancelled, and never sent, when nobody wants the answer any more', async () => {
    const answer = vi.fn();
    const { origin } = await startPlainServer(answer);
    expect(await categoryAt(origin, { signal: AbortSignal.abort() })).toBe('CANCEL_ERROR');
    expect(answer).not.toHaveBeenCalled();
  });

  it('carries status, code, the server’s sentence and what is wrong by field', async () => {
    const fields = { phone_number: { code: 'required', error_message: 'Wajib diisi.' } };
    const errors = { code: 'validation_failed', error_message: 'Ada isian yang salah.', fields };
    const { origin } = await startServerSaying(400, JSON.stringify({ errors }));
    expect(await failureAt(origin)).toMatchObject({ status: 400, ...errors });
  });

  it.each([
    '<html>Bad Gateway</html>',
    '',
    'null',
    '[]',
    '{"errors":null}',
    '{"errors":{"code":7}}',
    '{"error_message":"nein"}',
  ])('has no words of ours when it was answered with %j', async (body) => {
    const { origin } = await startServerSaying(502, body);
    const failure = await failureAt(origin);
    expect([failure.error_message, failure.code, failure.fields]).toEqual(['', undefined, {}]);
    expect(wordsFor(failure)).toBe('Terjadi gangguan sistem. Coba lagi.');
  });

  it('is told to a person in the server’s words, or in words that say what to do', async () => {
    const { origin } = await startServerSaying(409, refusal('stock_insufficient', 'Stok kurang.'));
    expect(wordsFor(await failureAt(origin))).toBe('Stok kurang.');
    expect(wordsFor(new RequestFailure('NETWORK_ERROR'))).toContain('Periksa sinyal');
    expect(wordsFor(new RequestFailure('TIMEOUT_ERROR'))).toContain('terlalu lama');
    expect(wordsFor(new RequestFailure('CONNECTION_ERROR'))).toContain('tidak dapat dihubungi');
    expect(wordsFor(new TypeError('x is undefined'))).toBe('Terjadi gangguan sistem. Coba lagi.');
  });
});

describe('a call that failed is made once more', () => {
  /** Fails so often, then answers; counts. */
  async function startFailing(times: number, status = 503) {
    let asked = 0;
    const { origin } = await startPlainServer((_, response) => {
      asked += 1;
      response.writeHead(asked > times ? 200 : status).end('{"stores":[]}');
    });
    return { api: apiAt(origin), asked: () => asked };
  }

  it('when it only reads and the server was at fault', async () => {
    const once = await startFailing(1);
    expect(await once.api('GET /api/stores/list')).toEqual({ stores: [] });
    expect(once.asked()).toBe(2);
    const twice = await startFailing(2);
    await expect(twice.api('GET /api/stores/list')).rejects.toMatchObject({ status: 503 });
    expect(twice.asked()).toBe(2);
  });

  it('but not when it writes, and not when it was refused', async () => {
    const writing = await startFailing(1);
    await expect(writing.api('POST /api/auth/logout')).rejects.toMatchObject({ status: 503 });
    expect(writing.asked()).toBe(1);
    const refused = await startFailing(1, 429);
    await expect(refused.api('GET /api/stores/list')).rejects.toMatchObject({ status: 429 });
    expect(refused.asked()).toBe(1);
  });

  it('but not when nobody wants the answer any more', async () => {
    const leaving = new AbortController();
    let asked = 0;
    const { origin } = await startPlainServer((_, response) => {
      asked += 1;
      response.writeHead(503).end(() => leaving.abort());
    });
    expect(await categoryAt(origin, { signal: leaving.signal })).toBe('CANCEL_ERROR');
    expect(asked).toBe(1);
  });
});

describe('a login that is over', () => {
  async function startKnowing(known: string) {
    const seen: (string | undefined)[] = [];
    const { origin } = await startPlainServer(({ headers }, response) => {
      seen.push(headers.authorization);
      response.writeHead(headers.authorization === `Token ${known}` ? 200 : 401);
      response.end('{"stores":[]}');
    });
    return { origin, seen };
  }
  const renewingApi = (origin: string, fresh: string | undefined) =>
    createApi({
      origin,
      token: () => token,
      developmentHeaders: () => ({}),
      renewToken: async () => {
        token = fresh ?? token;
        return fresh !== undefined;
      },
      onSignedOut,
      onNetworkProblem,
    });

  it('goes on under a newer token, with the same call, and nobody hears of it', async () => {
    const { origin, seen } = await startKnowing('new');
    token = 'old';
    expect(await renewingApi(origin, 'new')('GET /api/stores/list')).toEqual({ stores: [] });
    expect(seen).toEqual(['Token old', 'Token new']);
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  it.each([undefined, 'also void'])('is over when the newer token is %s', async (fresh) => {
    const { origin } = await startKnowing('new');
    token = 'old';
    await expect(renewingApi(origin, fresh)('GET /api/stores/list')).rejects.toThrow();
    expect(onSignedOut).toHaveBeenCalledTimes(1);
  });

  it('is not over while nobody knows whose the newer token is', async () => {
    const { origin } = await startKnowing('new');
    token = 'old';
    const api = createApi({
      origin,
      token: () => token,
      developmentHeaders: () => ({}),
      renewToken: () => Promise.reject(new RequestFailure('NETWORK_ERROR')),
      onSignedOut,
      onNetworkProblem,
    });
    await expect(api('GET /api/stores/list')).rejects.toMatchObject({ category: 'NETWORK_ERROR' });
    expect(onSignedOut).not.toHaveBeenCalled();
    expect(onNetworkProblem).toHaveBeenCalledTimes(1);
  });
});

describe('who hears of a failure', () => {
  it('the login is over: HTTP 401, or the code authentication_failed under any status', async () => {
    token = 'of somebody';
    const plain = await failureAt((await startServerSaying(401, '<html>')).origin);
    const coded = refusal('authentication_failed', 'Sesi Anda berakhir.');
    const underOther = await failureAt((await startServerSaying(403, coded)).origin);
    expect(onSignedOut.mock.calls).toEqual([[plain], [underOther]]);
    expect(onNetworkProblem).not.toHaveBeenCalled();
  });

  it('where nobody is signed in, no login is over', async () => {
    token = undefined;
    await failureAt((await startServerSaying(401, '<html>')).origin);
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  it('a network problem calls the registered handler, and nothing else does [ER-08]', async () => {
    const timedOut = await failureAt((await startSilentServer()).origin, { timeout: 20 });
    const unreachable = await failureAt(await closedPort());
    vi.stubGlobal('navigator', { onLine: false });
    const offline = await failureAt(await closedPort());
    vi.unstubAllGlobals();
    expect(onNetworkProblem.mock.calls).toEqual([[timedOut], [unreachable], [offline]]);
    await cancelledUnderWay();
    for (const status of [400, 401, 500, 503]) await categoryOf(status);
    await categoryOf(200, '<html>', 'text/html');
    expect(onNetworkProblem).toHaveBeenCalledTimes(3);
  });

  it('a late answer to the login before this one does not end this one', async () => {
    const { promise: askedBefore, resolve } = Promise.withResolvers<void>();
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    const { origin } = await startPlainServer((_, response) => {
      resolve();
      void held.then(() => response.writeHead(401).end());
    });
    token = 'of the person before';
    const late = failureAt(origin);
    await askedBefore;
    token = 'of the person now';
    letGo();
    expect((await late).status).toBe(401);
    expect(onSignedOut).not.toHaveBeenCalled();
  });
});
