import type { AnswerOf } from '@marketplace/contract/call';
import { transferCodePrefix } from '@marketplace/contract/transfer-code-prefix';
import { type Api, createApi } from '../api/client.ts';
import { isLoginOver } from '../api/failure.ts';
import { apiOrigin } from '../api/hosts.ts';

type Detail = AnswerOf<'GET /api/users/detail'>;

/** Whom the mobile app sends, and the login they come with. */
export type Coming = Detail & {
  token: string;
  /** Made for this page by a code; a token that was given as it is, is the app's. */
  isOwn: boolean;
};

export const isCode = (given: string): boolean => given.startsWith(transferCodePrefix);
const isToken = (given: string): boolean => /^[\w-]{43}$/.test(given);

/** Calls under this login alone, whoever else is signed in here. */
const apiAs = (token: string | undefined): Api =>
  createApi({
    origin: apiOrigin(window.location.origin),
    token: () => token,
    developmentHeaders: () => ({}),
    onSignedOut: () => {},
    onNetworkProblem: () => {},
  });

/** A code is spent, a token is asked whose it is. Nothing when the server does not know it; throws when it cannot be learnt. */
export async function comingIn(
  given: string,
  before: string | undefined,
): Promise<Coming | undefined> {
  const isOwn = isCode(given);
  const token = isOwn ? await spent(given, before) : given;
  const detail = isOwn || isToken(token) ? await personOf(token) : undefined;
  return detail && { ...detail, token, isOwn };
}

/** With the login that the page had: one that came from the same login of the app ends with that. */
async function spent(code: string, before: string | undefined): Promise<string> {
  const answer = await apiAs(before)('POST /api/auth/handover', { body: { code } });
  return answer.auth_token.token;
}

/** Whose login this is; nothing when it is over. */
export async function personOf(token: string): Promise<Detail | undefined> {
  try {
    return await apiAs(token)('GET /api/users/detail');
  } catch (error) {
    if (isLoginOver(error)) return undefined;
    throw error;
  }
}

/** Ends a login that nobody here goes on with. Without a connection the server forgets it after its idle time. */
export const endOnServer = (token: string): Promise<unknown> =>
  apiAs(token)('POST /api/auth/logout').catch(() => {});
