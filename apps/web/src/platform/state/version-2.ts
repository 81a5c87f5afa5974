import type { Version3 } from './version-3.ts';

type Otp = NonNullable<Version3['user']['otp']>;

export type Version2 = Omit<Version3, 'user'> & {
  user: Omit<Version3['user'], 'otp'> & {
    [Name in keyof Otp]: Otp[Name] | null;
  };
};

/** To 3: what is known of somebody who signs in by a code moved from `user` into `user.otp`. */
export function from2({ user, ...rest }: Version2): Version3 {
  const {
    primary_otp_method,
    is_whitelisted_for_otp_selection,
    phoneNumber,
    purpose,
    sent,
    ...known
  } = user;
  const otp =
    phoneNumber === null
      ? null
      : {
          primary_otp_method: primary_otp_method ?? 'WHATSAPP',
          is_whitelisted_for_otp_selection: is_whitelisted_for_otp_selection ?? false,
          phoneNumber,
          purpose: purpose ?? 'LOGIN',
          sent,
        };
  return { ...rest, user: { ...known, otp } };
}
