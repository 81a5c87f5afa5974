import { useNow } from '../../../platform/device/use-now.ts';
import { timeLeft } from '../../../platform/format/time.ts';
import { codeIn } from '../../../shared/code-in.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { OwnerCode } from './use-owner-code.ts';

const methodWords = { WHATSAPP: 'WhatsApp', SMS: 'SMS' };

type Props = { owner: OwnerCode; error: string | undefined };

/** The code that was sent to the person's own telephone, and the next one if it did not come. */
export function CodeStep({ owner, error }: Props) {
  const { code, setCode, sent, send, isSending } = owner;
  const wait = (sent?.resendAt ?? 0) - useNow(1_000);
  if (!sent) return null;
  return (
    <div className="grid gap-3">
      {sent.shown_code && (
        <Banner kind="default">
          Ini demo, tidak ada pesan yang dikirim. Kode Anda: <b>{sent.shown_code}</b>
        </Banner>
      )}
      <TextField
        label="Kode 6 angka"
        name="otp_code"
        inputMode="numeric"
        autoComplete="one-time-code"
        hint={`Dikirim lewat ${methodWords[sent.method]} ke nomor HP Anda. Jangan berikan kepada siapa pun.`}
        value={code}
        error={error}
        onChange={({ currentTarget }) => setCode(codeIn(currentTarget.value))}
      />
      <Button
        variant="quiet"
        size="sm"
        className="justify-self-start"
        aria-disabled={wait > 0}
        isBusy={isSending}
        onClick={send}
      >
        {wait > 0 ? `Kirim ulang dalam ${timeLeft(wait)}` : 'Kirim ulang kode'}
      </Button>
    </div>
  );
}
