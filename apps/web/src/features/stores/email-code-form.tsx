import { inWords } from '../../platform/forms/checks.ts';
import { DraftForm } from '../../platform/forms/draft-form.tsx';
import { useDraftForm } from '../../platform/forms/use-draft-form.ts';
import { useServices } from '../../platform/services.ts';
import { useAction } from '../../platform/use-action.ts';
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
  const renew = () => void queryClient.invalidateQueries({ queryKey: storePageKey(store_id) });
  const form = useDraftForm({
    name: `store:${store_id}:kode-email`,
    base: email,
    initial: () => ({ code: '' }),
    check: ({ code }) => inWords({ code: patternCheck(code, /^\d{6}$/, 'code_invalid') }),
    send: ({ code }, _base, options) =>
      api('POST /api/stores/verify-email/confirm', { body: { store_id, code } }, options),
    onSent: () => {
      showToast({ text: 'Email toko terverifikasi.', kind: 'success' });
      renew();
      onEnd();
    },
  });
  const again = useAction(async () => {
    const options = { idempotencyKey: crypto.randomUUID() };
    const body = { store_id, email };
    onSent(await api('POST /api/stores/verify-email/create', { body }, options));
    showToast({ text: 'Kode baru dikirim.', kind: 'success' });
  });
  if (!form.isReady) return <FormSkeleton />;
  return (
    <>
      <DraftForm form={form} submitLabel="Verifikasi">
        {shown_code && (
          <Banner kind="default">
            Ini demo, tidak ada email yang dikirim. Kode Anda: <b>{shown_code}</b>
          </Banner>
        )}
        <TextField
          label="Kode verifikasi"
          inputMode="numeric"
          autoComplete="one-time-code"
          hint={`Dikirim ke ${email}. Berlaku 30 menit.`}
          maxLength={6}
          {...form.field('code')}
        />
      </DraftForm>
      <div className="flex flex-wrap gap-6">
        <Button variant="quiet" size="sm" isBusy={again.isBusy} onClick={again.run}>
          Kirim ulang kode
        </Button>
        <Button variant="quiet" size="sm" onClick={onEnd}>
          Pakai email lain
        </Button>
      </div>
    </>
  );
}
