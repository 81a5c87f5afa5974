import { exchange } from './exchange.ts';
import { isLoginOver } from './failure.ts';

type ChatToken = { token: string; expires_at: string };
/** What is on hand or on its way, and by which login it was made. */
type Kept = { login: string; asked: Promise<ChatToken>; goodUntil: number };

/** A call that is on its way when the token ends would be refused. */
const leeway = 20_000;

const ends = (expires_at: string) => Date.parse(expires_at) - leeway;

/**
 * The short-lived token of chat, in memory alone. It is asked for with the first call that needs one, by one request for
 * all that wait, and is good for the login that it was made by and no other.
 */
export function createChatTokens() {
  let kept: Kept | undefined;

  function tokenOf(login: string, ask: () => Promise<ChatToken>): Kept {
    if (kept?.login === login && Date.now() < kept.goodUntil) return kept;
    const mine: Kept = { login, asked: ask(), goodUntil: Number.POSITIVE_INFINITY };
    kept = mine;
    const drop = () => {
      if (kept === mine) kept = undefined;
    };
    mine.asked.then(({ expires_at }) => {
      mine.goodUntil = ends(expires_at);
      // Nobody asks for it any more once the login is over: it is not left lying about.
      const timer = setTimeout(drop, Math.max(0, mine.goodUntil - Date.now()));
      (timer as { unref?: () => void }).unref?.();
    }, drop);
    return mine;
  }

  /** Sends with the token, and once more with a new one if the server no longer takes it. */
  return async <Answer>(
    login: string,
    ask: () => Promise<ChatToken>,
    send: (token: string) => Promise<Answer>,
  ): Promise<Answer> => {
    const mine = tokenOf(login, ask);
    const { token } = await mine.asked;
    try {
      return await send(token);
    } catch (error) {
      if (!isLoginOver(error)) throw error;
      if (kept === mine) kept = undefined;
      return send((await tokenOf(login, ask).asked).token);
    }
  };
}

type Surroundings = { origin: string };
type Init = Omit<RequestInit, 'headers'> & { headers?: HeadersInit };

/** Each API has its own: two in one page may be of two servers. */
const tokensOf = new WeakMap<Surroundings, ReturnType<typeof createChatTokens>>();

/** Sends what was made ready for a login with the token of chat in its place. Where no login may be shown, none is. */
export function sendByChatToken<Answer>(
  surroundings: Surroundings,
  init: Init,
  go: () => Promise<Answer>,
): Promise<Answer> {
  const headers = init.headers as Headers;
  const login = headers.get('Authorization');
  if (!login) return go();
  const withToken = tokensOf.get(surroundings) ?? createChatTokens();
  tokensOf.set(surroundings, withToken);
  const asking = new Headers(headers);
  asking.delete('Idempotency-Key');
  asking.set('Content-Type', 'application/json');
  const ask = () =>
    exchange(
      `${surroundings.origin}/api/auth/chat-token`,
      { method: 'POST', headers: asking, body: '{}' },
      {},
    ) as Promise<ChatToken>;
  return withToken(login, ask, (token) => {
    headers.set('Authorization', `Bearer ${token}`);
    return go();
  });
}
