import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { wordsBeside } from '../platform/api/failure.ts';
import { askOver } from '../platform/ask-over.tsx';
import { useNow } from '../platform/device/use-now.ts';
import type { Services } from '../platform/services.ts';
import { useAction } from '../platform/use-action.ts';
import { Button } from '../ui/button.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { codeLength } from './code-in.ts';
import { CodeStep, resendWords } from './code-step.tsx';
import { countdown, expiredWords } from './code-words.ts';
import { FactorField } from './factor-field.tsx';
import { useOwnCode } from './use-own-code.ts';

type Api = Services['api'];
type Way = 'password' | 'telephone' | 'app';

let asked: Promise<boolean> | undefined;

/** Whether the person has proved that it is them. Several calls that wait for it ask once. */
export function askProof(api: Api): Promise<boolean> {
  asked ??= ask(api).finally(() => {
    asked = undefined;
  });
  return asked;
}

async function ask(api: Api): Promise<boolean> {
  const { has_password, second_factor } = await api('GET /api/account/detail');
  const first = second_factor ? 'app' : has_password ? 'password' : 'telephone';
  return (
    (await askOver<boolean>((answer) => (
      <Proof api={api} first={first} onDone={() => answer(true)} onClose={() => answer(false)} />
    ))) ?? false
  );
}

type Props = { api: Api; first: Way; onDone: () => void; onClose: () => void };

function Proof({ api, first, onDone, onClose }: Props) {
  const [way, setWay] = useState(first);
  return (
    <Sheet isOpen onClose={onClose} title="Pastikan ini Anda">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-2">
        <p className="text-ink-soft">
          Yang akan Anda ubah penting bagi akun atau toko, jadi kami pastikan dulu ini memang Anda.
        </p>
        {way === 'telephone' ? (
          <ByTelephone api={api} onDone={onDone} />
        ) : (
          <BySecret key={way} api={api} way={way} onDone={onDone} />
        )}
        {way === 'password' && (
          <Button variant="quiet" size="sm" onClick={() => setWay('telephone')}>
            Lupa kata sandi? Pakai kode ke HP
          </Button>
        )}
      </div>
    </Sheet>
  );
}

type SecretProps = { api: Api; way: Exclude<Way, 'telephone'>; onDone: () => void };

function BySecret({ api, way, onDone }: SecretProps) {
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string>();
  const proving = useAction(
    async () => {
      const typed = String(new FormData(form.current ?? undefined).get('secret') ?? '');
      if (typed === '') return setProblem('Wajib diisi.');
      const body = way === 'app' ? { second_factor_code: typed } : { password: typed };
      await api('POST /api/account/proof', { body });
      onDone();
    },
    (error) => setProblem(wordsBeside(error)),
  );
  const field = { name: 'secret', error: problem, onChange: () => setProblem(undefined) };
  return (
    <Asking ref={form} isBusy={proving.isBusy} onSubmit={() => proving.run()}>
      {way === 'app' ? <FactorField {...field} /> : <PasswordField label="Kata sandi" {...field} />}
    </Asking>
  );
}

function ByTelephone({ api, onDone }: { api: Api; onDone: () => void }) {
  const owner = useOwnCode((options) => api('POST /api/account/proof/code', { body: {} }, options));
  const [problem, setProblem] = useState<string>();
  const now = useNow(1_000);
  const { sent, code, isSpent } = owner;
  const hasExpired = sent !== undefined && now >= sent.expiresAt;
  const isOver = isSpent || hasExpired;
  const wait = sent && countdown(sent.resendAt, now);
  const send = () => {
    if (!wait) owner.send();
  };
  const proving = useAction(
    async () => {
      if (code.length < codeLength) return setProblem('Kode terdiri dari 6 angka.');
      await owner.proving(api('POST /api/account/proof', { body: { otp_code: code } }));
      onDone();
    },
    (error) => setProblem(wordsBeside(error)),
  );
  if (!sent || isOver)
    return (
      <div className="grid gap-3">
        {isOver && <p role="alert">{problem ?? expiredWords}</p>}
        <Button isBusy={owner.isSending} aria-disabled={wait !== undefined} onClick={send}>
          {sent ? resendWords(wait) : 'Kirim kode ke HP saya'}
        </Button>
      </div>
    );
  return (
    <Asking isBusy={proving.isBusy} onSubmit={() => proving.run()}>
      <CodeStep
        owner={owner}
        error={problem}
        isOver={isOver}
        wait={wait}
        onCode={(code) => {
          setProblem(undefined);
          owner.setCode(code);
        }}
        onResend={send}
      />
    </Asking>
  );
}

type AskingProps = {
  ref?: React.Ref<HTMLFormElement>;
  isBusy: boolean;
  onSubmit: () => void;
  children: ReactNode;
};

function Asking({ ref, isBusy, onSubmit, children }: AskingProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form ref={ref} noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {children}
      <Button type="submit" isBusy={isBusy} isBlock>
        Lanjut
      </Button>
    </form>
  );
}
