import { handoverPrefix } from '@marketplace/contract/handover-prefix';
import type { AnyRouter } from '@tanstack/react-router';
import { forgetLogin, signOut } from '../features/sign-in/sign-out.ts';
import { isNetworkProblem, wordsFor } from '../platform/api/failure.ts';
import { findBridge } from '../platform/bridge/bridge.ts';
import { type Entry, keepOfEntry, readEntry } from '../platform/bridge/read-entry.ts';
import { tokenOwner } from '../platform/bridge/token-owner.ts';
import { stringifyPlainSearch } from '../platform/navigation/plain-search.ts';
import type { Services } from '../platform/services.ts';
import { setApp, setUser } from '../platform/state/app-state.ts';
import { loaded } from '../platform/state/request.ts';
import { entryDestination } from './entry-destination.ts';

type Login = { token: string; user_uuid: string };

const sessionOver = 'Sesi di aplikasi sudah berakhir. Silakan masuk lagi.';
const anotherPerson = 'Akun di aplikasi berbeda dengan akun pada tautan ini. Silakan masuk lagi.';

/** Takes over who comes in from the mobile app; answers with the address to open. */
export async function takeOver(
  services: Services,
  router: AnyRouter,
  search: string,
): Promise<string> {
  const entry = readEntry(search);
  const destination = entryDestination(router, entry, search);
  if (entry.phone_number) keepOfEntry('entry_phone_number', entry.phone_number.slice(0, 40));
  if (entry.is_guest === 'true') {
    forgetLogin(services);
    return destination;
  }
  const words = await signInFrom(services, entry);
  if (!words) return destination;
  forgetLogin(services);
  setApp(services.state, { loginNotice: words });
  return `/seller/login${stringifyPlainSearch({ from: destination })}`;
}

/** Answers with what is to be said before the login, if it comes to that. */
async function signInFrom(services: Services, entry: Entry): Promise<string | undefined> {
  const known = services.state.getState().user.auth.user_uuid;
  const wanted = entry.user_uuid?.toLowerCase();
  const isKnown = known !== null && services.token.read() !== undefined;
  try {
    const login = await loginOf(services, entry);
    if (login) adopt(services, login);
    else if (entry.token) return sessionOver;
  } catch (error) {
    // Without a signal, who is signed in here already goes on as the person the app names.
    const goesOn = isNetworkProblem(error) && isKnown && known === wanted;
    return goesOn ? undefined : wordsFor(error);
  }
  const { user_uuid } = services.state.getState().user.auth;
  if (!wanted || !user_uuid || user_uuid === wanted) return undefined;
  // A login of our own ends on the server too; one of the app is the app's.
  if (isCode(entry.token)) signOut(services);
  return anotherPerson;
}

/** A code is spent, a token is asked whose it is. Without either the app may still have one. */
async function loginOf({ api, token }: Services, entry: Entry): Promise<Login | undefined> {
  const given = entry.token ?? (token.read() ? undefined : await findBridge()?.getAccessToken());
  if (!given) return undefined;
  if (isCode(given)) {
    const { auth_token, user } = await api('POST /api/auth/handover', { body: { code: given } });
    return { token: auth_token.token, user_uuid: user.uuid };
  }
  const isToken = /^[\w-]{43}$/.test(given);
  const user_uuid = isToken ? await tokenOwner(given) : undefined;
  return user_uuid ? { token: given, user_uuid } : undefined;
}

const isCode = (token = '') => token.startsWith(handoverPrefix);

function adopt(services: Services, { token, user_uuid }: Login): void {
  const { state } = services;
  if (state.getState().user.auth.user_uuid !== user_uuid) forgetLogin(services);
  services.token.save(token);
  setUser(state, { auth: { isLoggedIn: true, user_uuid }, login: loaded });
}
