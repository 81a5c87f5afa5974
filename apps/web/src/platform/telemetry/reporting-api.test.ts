import { afterEach, expect, it, vi } from 'vitest';
import { startServerSaying, startSilentServer } from '../../testing/plain-server.ts';
import { createApi } from '../api/client.ts';
import { createErrorReports } from './error-reports.ts';
import { reportingApi } from './reporting-api.ts';

afterEach(() => void vi.useRealTimers());

/** The API as screens have it, and what is reported of the calls that fail. */
function start(origin: string) {
  const sent: string[] = [];
  const reports = createErrorReports({
    senders: [async (batch) => void sent.push(...batch.map(({ message }) => message))],
    context: () => ({}),
    path: () => '/seller/orders',
  });
  const surroundings = { origin, token: () => 'x', developmentHeaders: () => ({}) };
  const heard = { onSignedOut: () => {}, onNetworkProblem: () => {} };
  const called = vi.fn();
  const api = reportingApi(createApi({ ...surroundings, ...heard }), { ...reports, called });
  return { api, sent, called, flush: reports.flush };
}

async function reportedOf({ origin }: { origin: string }): Promise<string[]> {
  const { api, sent, flush } = start(origin);
  await api('GET /api/stores/list').catch(() => {});
  await flush();
  return sent;
}

const saying = async (status: number) =>
  reportedOf(await startServerSaying(status, '{"errors":{"code":"x"}}'));

it('every call that fails is reported, but for HTTP 400 and those that were called off [ER-09]', async () => {
  expect(await saying(400)).toEqual([]);
  for (const status of [401, 403, 404, 409, 422, 429])
    expect(await saying(status)).toEqual([`CLIENT_ERROR ${status} x`]);
  expect(await saying(500)).toEqual(['SERVER_ERROR 500 x']);
  expect(await reportedOf({ origin: 'http://127.0.0.1:1' })).toEqual(['CONNECTION_ERROR']);
  expect(await reportedOf(await startServerSaying(200, 'no JSON'))).toEqual(['UNKNOWN_ERROR']);

  const { origin, asked } = await startSilentServer();
  const { api, sent, flush } = start(origin);
  const stop = new AbortController();
  const given = api('GET /api/stores/list', {}, { signal: stop.signal }).catch(() => 'called off');
  await asked;
  stop.abort();
  expect(await given).toBe('called off');
  await flush();
  expect(sent).toEqual([]);

  const silent = await startSilentServer();
  const late = start(silent.origin);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const timedOut = late.api('GET /api/stores/list').catch(() => {});
  await silent.asked;
  await vi.advanceTimersByTimeAsync(60_000);
  await timedOut;
  await late.flush();
  expect(late.sent).toEqual(['TIMEOUT_ERROR']);
});

it('a call that was answered well is told, with what it was about, and one that was not is not [API-45]', async () => {
  const { origin } = await startServerSaying(200, '{"stores":[]}');
  const { api, called } = start(origin);
  const inputs = { body: { store_id: '7', tender_id: '9', version: 1 } };
  await api('POST /api/tenders/offerings/withdraw', inputs);
  expect(called.mock.calls).toEqual([['POST /api/tenders/offerings/withdraw', inputs]]);
  const refused = start((await startServerSaying(409, '{"errors":{"code":"x"}}')).origin);
  await refused.api('POST /api/tenders/offerings/withdraw', inputs).catch(() => {});
  expect(refused.called).not.toHaveBeenCalled();
});
