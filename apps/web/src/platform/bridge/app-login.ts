import { savedValue, saveValue } from '../device/local-storage.ts';

/** A token that the app gave as it is: the app lives by it, and it is not ours to end. By its beginning, as the state is. */
const name = 'app_login';
const beginningOf = (token: string): string => token.slice(0, 12);

export const noteWhose = ({ token, isOwn }: { token: string; isOwn: boolean }): void =>
  saveValue(name, isOwn ? undefined : beginningOf(token));

export const isOfApp = (token: string): boolean => savedValue(name) === beginningOf(token);
