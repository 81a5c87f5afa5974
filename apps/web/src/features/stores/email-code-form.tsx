import { useState } from 'react';
import { wordsFor } from '../../platform/api/failure.ts';
import { inWords } from '../../platform/forms/checks.ts';
import { KeptForm } from '../../platform/forms/kept-form.tsx';
import { useKeptForm } from '../../platform/forms/use-kept-form.ts';
import { useServices } from '../../platform/services.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { patternCheck } from './checks.ts';
import type { SentCode } from './sent-code.ts';
import { storePageKey } from './store-page.query.ts';
import { FormSkeleton } from './store-pending.tsx';

type Props = {
  store_id: string;
  sent: SentCode;
  onSent: (sent: SentCode) => void;
  onEnd: () => void;
};

/** The code that was sent, again if it did not come, or another address after all. */
export function EmailCodeForm({ store_id, sent: { email, shown_code }, onSent, onEnd }: Props) {
  const { api, queryClient } = useServices();
  const [isSending, setSending] = useState(false);
  const renew = () => void queryClient.invalidateQueries({ queryKey: storePageKey(store_id) });
  const form = useKeptForm({
    name: `store:${store_id}:kode-email`,
    initial: { code: '' },
    check: ({ code }) => inWords({ code: patternCheck(code, /^\d{6}$/, 'code_invalid') }),
    send: ({ code }, options) =>
      api('POST /api/stores/verify-email/confirm', { body: { store_id, code } }, options),
    onSent: () => {
      showToast({ text: 'Email toko terverifikasi.', kind: 'success' });
      renew();
      onEnd();
    },
  });
  const sendAgain = async () => {
    setSending(true);
    try {
      const options = { idempotencyKey: crypto.randomUUID() };
      const body = { store_id, email };
      onSent(await api('POST /api/stores/verify-email/create', { body }, options));
      showToast({ text: 'Kode baru dikirim.', kind: 'success' });
    } catch (error) {
      showToast({ text: wordsFor(error), kind: 'error' });
    } finally {
      setSending(false);
    }
  };
  if (!form.isReady) return <FormSkeleton />;
  return (
    <>
      <KeptForm form={form} submitLabel="Verifikasi">
        {shown_code && (
          <Banner kind="default">
            Ini demo, tidak ada email yang dikirim. Kode Anda: <b>{shown_code}</b>
          </Banner>
        )}
        <TextField
          label="Kode verifikasi"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          hint={`Dikirim ke ${email}. Berlaku 30 menit.`}
          value={form.value.code}
          error={form.problems.code}
          maxLength={6}
          onChange={(event) => form.set({ code: event.currentTarget.value })}
        />
      </KeptForm>
      <div className="flex flex-wrap gap-6">
        <Button variant="quiet" size="sm" isBusy={isSending} onClick={() => void sendAgain()}>
          Kirim ulang kode
        </Button>
        <Button variant="quiet" size="sm" onClick={onEnd}>
          Pakai email lain
        </Button>
      </div>
    </>
  );
}
