import type { Version2 } from './version-2.ts';

export type Version1 = Omit<Version2, 'user'> & {
  user: Omit<Version2['user'], 'userData'> & { profile: Version2['user']['userData'] };
};

/** To 2: `user.profile` is called `user.userData`, as everywhere else. */
export function from1({ user: { profile, ...user }, ...rest }: Version1): Version2 {
  return { ...rest, user: { ...user, userData: profile } };
}
