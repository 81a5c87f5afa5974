import { normalisedPhoneNumber } from '@marketplace/contract/phone-number';
import type { Services } from '../../platform/services.ts';
import type { OtpSlice } from '../../platform/state/app-slices.ts';
import { beginCode, sendCode } from './one-time-code.ts';
import { phoneNumberCheck } from './phone-number-check.query.ts';

type Needed = Pick<Services, 'api' | 'state' | 'queryClient'>;

export const unregisteredWords =
  'Nomor ini belum terdaftar. Periksa lagi nomornya, atau buka “Tidak bisa masuk?”.';

/** How the person with this number signs in. */
export const standingOf = ({ api, queryClient }: Needed, text: string) =>
  queryClient.fetchQuery(phoneNumberCheck(api, normalisedPhoneNumber(text)));

/** Sends the code, unless the person may choose how it comes. False where nobody has the number. */
export async function beginProof(
  services: Needed,
  text: string,
  purpose: OtpSlice['purpose'],
): Promise<boolean> {
  const standing = await standingOf(services, text);
  if (!standing.is_registered) return false;
  const otp = beginCode(services, normalisedPhoneNumber(text), purpose, standing);
  if (!otp.sent && !otp.is_whitelisted_for_otp_selection) await sendCode(services, otp);
  return true;
}
