/** Under this name the browser keeps the state. */
export const persistKey = 'marketplace';

/** A state that a newer release has written is put here, untouched, for that release to find. */
export const newerStateKey = 'marketplace.newer_state';

export const schemaVersion = 7;

type KeptText = { state: unknown; version: number; login?: string };

/** Tells one login from another without being of use to anybody. */
const loginMark = (token = ''): string => token.slice(0, 12);

export const keptText = (state: unknown, token: string | undefined): string =>
  JSON.stringify({ state, version: schemaVersion, login: loginMark(token) });

/** What lies in storage, if it can be read and is of this login; versions before the mark had none. */
export function readKeptText(text: string | null, token: string | undefined): KeptText | undefined {
  try {
    const kept: KeptText = JSON.parse(text ?? '');
    const isOurs = kept.login === undefined || kept.login === loginMark(token);
    return isOurs && kept.state && kept.version >= 1 ? kept : undefined;
  } catch {
    return undefined;
  }
}
