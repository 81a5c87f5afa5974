import type { OtpMethod, OtpSlice } from '../../platform/state/app-slices.ts';
import { methodWords, otherMethod } from '../../shared/code-words.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { maskedPhone } from './masked-phone.ts';
import { useSendCode } from './use-send-code.ts';

/** A step of its own only where there is a choice; to others the code is on its way. */
export const chooseTitle = (otp: OtpSlice | null): string | undefined =>
  otp && !otp.sent && otp.is_whitelisted_for_otp_selection ? 'Pilih cara menerima kode' : undefined;

/** Before the first code: the way it is to take, where the person may choose one. */
export function ChooseMethod({ otp }: { otp: OtpSlice }) {
  const { send, sendingBy, problem } = useSendCode(otp);
  const primary = otp.primary_otp_method;
  const methods: OtpMethod[] = otp.is_whitelisted_for_otp_selection
    ? [primary, otherMethod(primary)]
    : [primary];
  return (
    <div className="grid gap-4">
      {problem && <Banner kind="error">{problem}</Banner>}
      <p className="text-ink-soft">
        Kami kirim kode 6 angka ke{' '}
        <span className="whitespace-nowrap">{maskedPhone(otp.phoneNumber)}</span>. Lewat mana?
      </p>
      {methods.map((method, place) => (
        <Button
          key={method}
          variant={place === 0 ? 'primary' : 'secondary'}
          isBlock
          isBusy={sendingBy === method}
          onClick={() => void send(method)}
        >
          Kirim lewat {methodWords[method]}
        </Button>
      ))}
    </div>
  );
}
