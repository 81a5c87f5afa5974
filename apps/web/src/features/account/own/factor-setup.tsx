import type { AnswerOf } from '@marketplace/contract/call';
import { fieldErrorTable } from '@marketplace/contract/field-errors';
import { Copy } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { wordsForThrown } from '../../../platform/api/failure.ts';
import { useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { CodeField } from '../../../shared/code-field.tsx';
import { codeLength } from '../../../shared/code-in.ts';
import { copyText } from '../../../shared/copy-text.ts';
import { Button } from '../../../ui/button.tsx';
import { QrPicture } from '../../../ui/qr-picture.tsx';

type Props = {
  begun: AnswerOf<'POST /api/account/second-factor/begin'>;
  onEnd: () => void;
  onConfirmed: (recovery_codes: string[]) => Promise<void>;
};

/** In fours, as it is typed over. */
const inFours = (secret: string) =>
  secret
    .toUpperCase()
    .match(/.{1,4}/g)
    ?.join(' ') ?? secret;

/** The app takes the secret from the picture, and shows by its first code that it has it. */
export function FactorSetup({ begun, onEnd, onConfirmed }: Props) {
  const { api } = useServices();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const confirming = useAction(
    async () => {
      if (code.length < codeLength) return setProblem(fieldErrorTable.otp_code_invalid);
      const { recovery_codes } = await api('POST /api/account/second-factor/confirm', {
        body: { code },
      });
      await onConfirmed(recovery_codes);
    },
    (error) => setProblem(wordsForThrown(error)),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirming.run();
  };
  return (
    <form noValidate onSubmit={submit} className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
      <ol className="grid list-decimal gap-2 pl-5 text-ink-soft">
        <li>Pasang aplikasi autentikator di HP, misalnya Google Authenticator.</li>
        <li>Pindai gambar ini, atau salin kuncinya bila Anda memakai HP yang sama.</li>
        <li>Ketik 6 angka yang ditampilkan aplikasi.</li>
      </ol>
      <QrPicture text={begun.address} label="Gambar untuk aplikasi autentikator" />
      <div className="flex flex-wrap items-center justify-between gap-2 rounded-lg bg-sunken p-3">
        <code data-secret className="min-w-0 flex-1 basis-48 text-sm wrap-anywhere select-all">
          {inFours(begun.secret)}
        </code>
        <Button
          variant="quiet"
          size="sm"
          icon={<Copy aria-hidden />}
          onClick={() => void copyText('Kunci', begun.secret.toUpperCase())}
        >
          Salin kunci
        </Button>
      </div>
      <CodeField
        code={code}
        error={problem}
        onCode={(code) => {
          setCode(code);
          setProblem(undefined);
        }}
      />
      <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
        <Button type="submit" isBusy={confirming.isBusy}>
          Aktifkan
        </Button>
        <Button variant="secondary" onClick={onEnd}>
          Batal
        </Button>
      </div>
    </form>
  );
}
