import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { CodeField } from './code-field.tsx';
import { methodWords } from './code-words.ts';
import type { OwnCode } from './use-own-code.ts';

type Props = {
  owner: OwnCode;
  error: string | undefined;
  /** The code there is will not do; the next one is asked for by the form's own button. */
  isOver: boolean;
  /** How long until the next one may be asked for. */
  wait: string | undefined;
  onCode: (code: string) => void;
  onResend: () => void;
};

/** The code that was sent to the person's own telephone, and the next one if it did not come. */
export function CodeStep({ owner, error, isOver, wait, onCode, onResend }: Props) {
  const { code, sent, isSending } = owner;
  const note = sent && !isOver ? sentWords(sent) : '';
  return (
    <>
      {/* It stands there before the code is sent, so that what comes into it is said. */}
      <div role="status" className="sr-only">
        {note}
      </div>
      {sent && (
        <div className="grid gap-3">
          {note && <p className="text-ink-soft">{note}</p>}
          {sent.shown_code && !isOver && (
            <Banner kind="default">
              Ini demo, tidak ada pesan yang dikirim. Kode Anda: <b>{sent.shown_code}</b>
            </Banner>
          )}
          <CodeField
            key={sent.expiresAt}
            code={code}
            onCode={onCode}
            isDisabled={isOver}
            error={error}
          />
          {!isOver && (
            <Button
              variant="quiet"
              size="sm"
              className="justify-self-start"
              aria-disabled={wait !== undefined}
              isBusy={isSending}
              onClick={onResend}
            >
              {resendWords(wait)}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

const sentWords = ({ method }: NonNullable<OwnCode['sent']>): string =>
  `Kode 6 angka dikirim lewat ${methodWords[method]} ke nomor HP Anda. Jangan berikan kepada siapa pun.`;

export const resendWords = (wait: string | undefined): string =>
  wait ? `Kirim ulang dalam ${wait}` : 'Kirim ulang kode';
