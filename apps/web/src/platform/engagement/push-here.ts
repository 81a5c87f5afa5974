import { savedValue, saveValue } from '../device/local-storage.ts';

/** Who is here, and by which login. */
export type Person = { user_uuid: string; login: string };

const address = 'push_token';
const toldLogin = 'push_login';
const wanters = 'push_wanted';

/** Tells one login from another without being of use to anybody. */
const markOf = (login: string): string => login.slice(0, 12);

/** What messages come by is known to the server for this login, and for no other. */
export const isTold = (endpoint: string, { login }: Person): boolean =>
  savedValue(address) === endpoint && savedValue(toldLogin) === markOf(login);

export function noteTold(endpoint: string, { login }: Person): void {
  saveValue(address, endpoint);
  saveValue(toldLogin, markOf(login));
}

export function noteNothingTold(): void {
  saveValue(address, undefined);
  saveValue(toldLogin, undefined);
}

const whoWants = (): string[] => savedValue(wanters)?.split(',') ?? [];

/** Who wants messages on this device: on one that several share, nobody else gets them unasked. */
export const isWantedBy = ({ user_uuid }: Person): boolean => whoWants().includes(user_uuid);

export function noteWanted({ user_uuid }: Person, isWanted: boolean): void {
  const others = whoWants().filter((each) => each !== user_uuid);
  const all = isWanted ? [...others, user_uuid] : others;
  saveValue(wanters, all.length > 0 ? all.join(',') : undefined);
}
