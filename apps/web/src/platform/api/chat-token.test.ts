import { afterEach, expect, it, vi } from 'vitest';
import { createChatTokens } from './chat-token.ts';
import { RequestFailure } from './failure.ts';

afterEach(() => void vi.useRealTimers());

let made = 0;
const asking = (minutes = 10) =>
  vi.fn(async () => {
    made += 1;
    const expires_at = new Date(Date.now() + minutes * 60_000).toISOString();
    return { token: `chat ${made}`, expires_at };
  });
const over = () => new RequestFailure('CLIENT_ERROR', 401);
const answer = async (token: string) => token;

it('one request serves all that wait, and all that come until shortly before its end [API-43]', async () => {
  vi.useFakeTimers();
  const [withToken, ask] = [createChatTokens(), asking()];
  const tokens = await Promise.all([1, 2, 3].map(() => withToken('login', ask, answer)));
  expect(new Set(tokens).size).toBe(1);
  vi.advanceTimersByTime(9 * 60_000);
  expect(await withToken('login', ask, answer)).toBe(tokens[0]);
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(50_000);
  expect(await withToken('login', ask, answer)).not.toBe(tokens[0]);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('is of the login it was made by, and of no other', async () => {
  const [withToken, ask] = [createChatTokens(), asking()];
  const mine = await withToken('mine', ask, answer);
  expect(await withToken('another', ask, answer)).not.toBe(mine);
  expect(await withToken('mine', ask, answer)).not.toBe(mine);
});

it('is asked for once more where the server no longer takes it, and then the login is over [API-43]', async () => {
  const [withToken, ask] = [createChatTokens(), asking()];
  const old = await withToken('login', ask, answer);
  const send = vi.fn(async (token: string) => {
    if (token === old) throw over();
    return token;
  });
  expect(await withToken('login', ask, send)).not.toBe(old);
  expect(send).toHaveBeenCalledTimes(2);
  const refuse = vi.fn(async () => {
    throw over();
  });
  await expect(withToken('login', ask, refuse)).rejects.toThrow(/401/);
  expect(refuse).toHaveBeenCalledTimes(2);
});

it('another refusal is no reason for another token, and one that did not come is asked for again', async () => {
  const [withToken, ask] = [createChatTokens(), asking()];
  const refuse = vi.fn(async () => {
    throw new RequestFailure('CLIENT_ERROR', 403);
  });
  await expect(withToken('login', ask, refuse)).rejects.toThrow();
  expect(refuse).toHaveBeenCalledTimes(1);
  const failing = vi.fn(async () => {
    throw new RequestFailure('CONNECTION_ERROR');
  });
  await expect(withToken('other', failing, answer)).rejects.toThrow();
  expect(await withToken('other', ask, answer)).toMatch(/^chat/);
});
