import { useNow } from '../../platform/device/use-now.ts';
import type { OtpMethod, OtpSlice, SentCode } from '../../platform/state/app-slices.ts';
import { countdown, methodWords, otherMethod } from '../../shared/code-words.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { useSendCode } from './use-send-code.ts';

type Props = {
  otp: OtpSlice;
  sent: SentCode;
  /** The code there is will not do: the next one is what to ask for. */
  isNeeded: boolean;
  onSent: () => void;
};

/** The next code: when it may be asked for, and by which way. */
export function ResendCode({ otp, sent, isNeeded, onSent }: Props) {
  const wait = countdown(sent.resend_at, useNow(1_000));
  const { send, sendingBy, problem } = useSendCode(otp);
  const sendBy = async (method: OtpMethod) => {
    if (await send(method)) onSent();
  };
  const other = otherMethod(sent.method);
  return (
    <div className="grid gap-3">
      {problem && <Banner kind="error">{problem}</Banner>}
      <Button
        variant={isNeeded ? 'primary' : 'secondary'}
        isBlock
        aria-disabled={wait !== undefined}
        isBusy={sendingBy === sent.method}
        onClick={() => void sendBy(sent.method)}
      >
        {wait ? <span className="tabular-nums">Kirim ulang dalam {wait}</span> : 'Kirim ulang kode'}
      </Button>
      {otp.is_whitelisted_for_otp_selection && (
        <Button
          variant="secondary"
          isBlock
          aria-disabled={wait !== undefined}
          isBusy={sendingBy === other}
          onClick={() => void sendBy(other)}
        >
          Kirim lewat {methodWords[other]} saja
        </Button>
      )}
      {/* Said to everybody: who mistyped the password of a number that is guessed at is sent nothing, and not told so. */}
      {!wait && otp.purpose === 'LOGIN' && (
        <p className="text-ink-soft">
          Kode tidak datang? Kalau punya kata sandi, kembali dan ketik kata sandi lagi.
        </p>
      )}
    </div>
  );
}
