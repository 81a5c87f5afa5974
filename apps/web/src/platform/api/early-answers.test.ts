import { expect, it, onTestFinished } from 'vitest';
import { takeEarly } from './early-answers.ts';

const address = 'https://api.example/api/stores/list';

function askedEarly(authorization: string) {
  const stop = new AbortController();
  const answer = Promise.resolve({ ok: false, status: 401, text: '{}' });
  globalThis.earlyAnswers = new Map([[address, { answer, authorization, stop }]]);
  onTestFinished(() => {
    globalThis.earlyAnswers = undefined;
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
