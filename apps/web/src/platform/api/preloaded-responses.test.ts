import { expect, it, onTestFinished } from 'vitest';
import { startSilentServer } from '../../testing/plain-server.ts';
import { createApi } from './client.ts';
import { ask, takeEarly } from './preloaded-responses.ts';

const address = 'https://api.example/api/stores/list';

function askedEarly(authorization: string) {
  const stop = new AbortController();
  const answer = Promise.resolve({ ok: false, status: 401, text: '{}' });
  globalThis.preloadedResponses = new Map([[address, { answer, authorization, stop }]]);
  onTestFinished(() => {
    globalThis.preloadedResponses = undefined;
  });
  return stop.signal;
}

const take = (token: string) =>
  takeEarly(address, { headers: { Authorization: token } }, new AbortController().signal);

it('what was asked for before the code was there goes to the first who asks', async () => {
  const isGivenUp = askedEarly('Token a');
  expect(await take('Token a')).toMatchObject({ status: 401 });
  expect(await take('Token a')).toBeUndefined();
  expect(isGivenUp.aborted).toBe(false);
});

it('what was answered to the login before is nobody’s: it would end the one of now', async () => {
  const isGivenUp = askedEarly('Token a');
  expect(await take('Token b')).toBeUndefined();
  expect(isGivenUp.aborted).toBe(true);
});

/** Asked before the code was there, of a server that says nothing; then asked for by a screen. */
async function askedInVain(patience: { timeout?: number; signal?: AbortSignal }) {
  const { origin, asked } = await startSilentServer();
  const stop = new AbortController();
  const early = `${origin}/api/stores/list`;
  const answer = ask(early, { signal: stop.signal });
  answer.catch(() => {});
  globalThis.preloadedResponses = new Map([[early, { answer, authorization: null, stop }]]);
  onTestFinished(() => {
    globalThis.preloadedResponses = undefined;
  });
  await asked;
  const api = createApi({
    origin,
    token: () => undefined,
    developmentHeaders: () => ({}),
    onSignedOut: () => {},
    onNetworkProblem: () => {},
  });
  const failure = api('GET /api/stores/list', {}, patience).catch((error) => error);
  return { failure, isGivenUp: () => stop.signal.aborted };
}

it('what was asked for early is given up when the patience of who waits for it ends', async () => {
  const { failure, isGivenUp } = await askedInVain({ timeout: 20 });
  expect(await failure).toMatchObject({ category: 'TIMEOUT_ERROR' });
  expect(isGivenUp()).toBe(true);
});

it('and with the one who waits, also if they have gone before', async () => {
  const leaving = new AbortController();
  const left = await askedInVain({ signal: leaving.signal });
  expect(left.isGivenUp()).toBe(false);
  leaving.abort();
  expect(await left.failure).toMatchObject({ category: 'CANCEL_ERROR' });
  expect(left.isGivenUp()).toBe(true);

  const gone = await askedInVain({ signal: AbortSignal.abort() });
  expect(await gone.failure).toMatchObject({ category: 'CANCEL_ERROR' });
  expect(gone.isGivenUp()).toBe(true);
});
