import type { OtpSlice, SentCode } from '../../platform/state/app-slices.ts';
import { methodWords } from '../../shared/code-words.ts';
import { Banner } from '../../ui/banner.tsx';
import { maskedPhone } from './masked-phone.ts';

/** Where the code went; in a demo, where it goes nowhere, the code itself. */
export function SentNote({ otp, sent }: { otp: OtpSlice; sent: SentCode }) {
  return (
    <>
      <p className="text-ink-soft">
        Kode 6 angka sudah dikirim lewat {methodWords[sent.method]} ke{' '}
        <span className="font-semibold whitespace-nowrap text-ink">
          {maskedPhone(otp.phoneNumber)}
        </span>
        . Jangan berikan kode ini kepada siapa pun.
      </p>
      {sent.shown_code && (
        <Banner kind="default">
          Demo: kode Anda <strong className="tabular-nums">{sent.shown_code}</strong>
        </Banner>
      )}
    </>
  );
}
