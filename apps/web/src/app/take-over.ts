import type { UserInfo } from '@marketplace/contract/users';
import { endLogin, forgetLogin } from '../features/account/sign-out.ts';
import { isLoginOver, RequestFailure, wordsFor } from '../platform/api/failure.ts';
import { isOfApp, noteWhose } from '../platform/bridge/app-login.ts';
import { findBridge } from '../platform/bridge/bridge.ts';
import {
  type Coming,
  comingIn,
  endOnServer,
  isCode,
  personOf,
} from '../platform/bridge/coming-in.ts';
import { type Entry, keepOfEntry, readEntry } from '../platform/bridge/read-entry.ts';
import { saveDeviceKey } from '../platform/device/device-key.ts';
import { phone } from '../platform/format/phone.ts';
import { stringifyPlainSearch } from '../platform/navigation/plain-search.ts';
import { defaultPath } from '../platform/navigation/return-path.ts';
import type { Services } from '../platform/services.ts';
import { setApp, setUser } from '../platform/state/app-state.ts';
import { loaded } from '../platform/state/request.ts';
import { showToast } from '../ui/toast.tsx';
import { entryDestination, type Place } from './entry-destination.ts';

const sessionOver = 'Sesi di aplikasi sudah berakhir. Silakan masuk lagi.';
const anotherPerson = 'Akun di aplikasi berbeda dengan akun pada tautan ini. Silakan masuk lagi.';
const onlyInApp = 'Tautan ini hanya dapat dibuka dari dalam aplikasi.';

/** What came of an entry: the screen it asked for, the login as it was, or words before the login. */
type Outcome = 'in' | 'stayed' | { words: string };

/** The address to open, and whether nobody came in. */
type Taken = { to: string; isRefused: boolean };

/** Takes over who comes in from the mobile app. */
export async function takeOver(services: Services, place: Place, search: string): Promise<Taken> {
  const entry = readEntry(search);
  const destination = entryDestination(place, entry, search);
  if (entry.phone_number) keepOfEntry('entry_phone_number', entry.phone_number.slice(0, 40));
  if (entry.is_guest === 'true') {
    // Only the app knows that nobody holds the phone.
    if (findBridge()) leaveLogin(services, entry);
    return { to: destination, isRefused: false };
  }
  const outcome = await signInFrom(services, entry).catch(inWords);
  if (outcome === 'in') return { to: destination, isRefused: false };
  if (outcome === 'stayed') return { to: defaultPath, isRefused: true };
  // Only the app may say that the login here is not that of who holds the phone; any other link may be anybody's.
  if (services.token.read() && !findBridge()) {
    showToast({ text: outcome.words, kind: 'error' });
    return { to: defaultPath, isRefused: true };
  }
  leaveLogin(services, entry);
  setApp(services.state, { loginNotice: outcome.words });
  return { to: `/seller/login${stringifyPlainSearch({ from: destination })}`, isRefused: true };
}

/** Whose login it was nobody can say any more: it ends on the server too, unless it is the one that the app lives by. */
function leaveLogin(services: Services, { token }: Entry): void {
  const before = services.token.read();
  if (before && (isOfApp(before) || token === before)) forgetLogin(services);
  else endLogin(services);
}

const inWords = (error: unknown): Outcome => ({ words: wordsFor(error) });

async function signInFrom(services: Services, entry: Entry): Promise<Outcome> {
  const wanted = entry.user_uuid?.toLowerCase();
  const before = services.token.read();
  const known = before ? services.state.getState().user.auth.user_uuid : null;
  // A token is good for months, and anybody can put theirs into a link.
  if (entry.token && !isCode(entry.token) && !findBridge()) return { words: onlyInApp };
  const given = entry.token ?? (before ? undefined : await findBridge()?.getAccessToken());
  if (!given) return wanted && known && known !== wanted ? foreign(services) : 'in';
  try {
    const coming = await comingIn(given, before);
    if (!coming) return entry.token ? { words: sessionOver } : 'in';
    if (wanted && coming.user_info.uuid !== wanted) {
      if (coming.isOwn) void endOnServer(coming.token);
      return { words: anotherPerson };
    }
    return await changeLogin(services, coming, before);
  } catch (error) {
    // What went wrong says nothing about who comes in: who is signed in here goes on, unless the app names another.
    if (before && !isAboutLogin(error) && (!wanted || known === wanted)) return 'in';
    throw error;
  }
}

/** The server has looked at the code or the token, and does not take it. */
const isAboutLogin = (error: unknown): boolean =>
  isLoginOver(error) || (error instanceof RequestFailure && error.status === 400);

/** The app names another than who is signed in here, and has no login for them. */
function foreign(services: Services): Outcome {
  if (findBridge()) endLogin(services);
  return { words: anotherPerson };
}

/** Whoever else is signed in here is asked first, and their login ends on the server too. */
async function changeLogin(
  services: Services,
  coming: Coming,
  before: string | undefined,
): Promise<Outcome> {
  const here = before ? await whoIsHere(services, before, coming) : undefined;
  if (before && here) {
    const { askWhoGoesOn } = await import('./ask-who-goes-on.tsx');
    if (!(await askWhoGoesOn(coming.user_info, here))) {
      if (coming.isOwn) void endOnServer(coming.token);
      return 'stayed';
    }
    endLogin(services);
  } else if (before && before !== coming.token && !findBridge()) {
    // The same person's, made by this browser; inside the app it may be the one that the app lives by.
    void endOnServer(before);
  }
  adopt(services, coming);
  if (!before && !findBridge()) nameWhoIsIn(coming.user_info);
  return 'in';
}

/** A link may have come from anybody: who follows it should see whose account they work in. */
function nameWhoIsIn({ name, phone_number }: UserInfo): void {
  showToast({ text: `Anda masuk sebagai ${name} (${phone(phone_number)}).`, kind: 'success' });
}

/** The person who would have to give way; nobody when it is the same one, or their login is over. */
async function whoIsHere(
  { state }: Services,
  before: string,
  { user_info: { uuid } }: Coming,
): Promise<UserInfo | undefined> {
  const { auth, userData } = state.getState().user;
  if (auth.user_uuid === uuid) return undefined;
  try {
    const here = (await personOf(before))?.user_info;
    return here?.uuid === uuid ? undefined : here;
  } catch (error) {
    if (userData) return userData;
    throw error;
  }
}

function adopt(services: Services, coming: Coming): void {
  const { state } = services;
  const { token, user_info, device_key } = coming;
  const { uuid: user_uuid } = user_info;
  if (state.getState().user.auth.user_uuid !== user_uuid) forgetLogin(services);
  services.token.save(token);
  noteWhose(coming);
  saveDeviceKey(user_uuid, device_key);
  const auth = { isLoggedIn: true, user_uuid };
  setUser(state, { auth, userData: user_info, login: loaded, info: loaded });
}
