import type { StoreInfo } from '@marketplace/contract/store-profile';
import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { moment } from '../../platform/format/time.ts';
import { inWords } from '../../platform/forms/checks.ts';
import { DraftForm } from '../../platform/forms/draft-form.tsx';
import { useDraftForm } from '../../platform/forms/use-draft-form.ts';
import { useServices } from '../../platform/services.ts';
import { useBarrier } from '../../platform/store-standing.ts';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { emailCheck } from './checks.ts';
import { EmailCodeForm } from './email-code-form.tsx';
import type { SentCode } from './sent-code.ts';
import { storePageKey } from './store-page.query.ts';
import { FormSkeleton } from './store-pending.tsx';

/** The proven address, and the way to another: an address, then the code that was sent to it. */
export function EmailSection({ info: { store } }: { info: StoreInfo }) {
  const pending = store.pending_email && { email: store.pending_email, shown_code: null };
  const [sent, setSent] = useState<SentCode | null>(pending || null);
  const barrier = useBarrier('store', store.id);
  return (
    <>
      <Card>
        {store.email_verified_at ? (
          <p className="flex items-start gap-3">
            <BadgeCheck aria-hidden className="size-6 shrink-0 text-brand-700" />
            <span className="min-w-0 wrap-anywhere">
              <b className="block">{store.email}</b>
              <span className="text-sm text-ink-soft">
                Terverifikasi {moment(store.email_verified_at, store.time_zone)}
              </span>
            </span>
          </p>
        ) : (
          <p>
            <b className="block">Belum ada email terverifikasi</b>
            <span className="text-sm text-ink-soft">
              Tagihan dan pemberitahuan penting dikirim ke email ini.
            </span>
          </p>
        )}
      </Card>
      {sent && !barrier ? (
        <EmailCodeForm
          key={sent.email}
          store_id={store.id}
          sent={sent}
          onSent={setSent}
          onEnd={() => setSent(null)}
        />
      ) : (
        <EmailForm store_id={store.id} barrier={barrier} onSent={setSent} />
      )}
    </>
  );
}

type Props = {
  store_id: string;
  barrier: string | undefined;
  onSent: (sent: SentCode) => void;
};

function EmailForm({ store_id, barrier, onSent }: Props) {
  const { api, queryClient } = useServices();
  const form = useDraftForm({
    name: `store:${store_id}:email`,
    base: null,
    initial: () => ({ email: '' }),
    check: ({ email }) => inWords({ email: emailCheck(email) }),
    send: ({ email }, _base, options) => {
      const body = { store_id, email };
      return api('POST /api/stores/verify-email/create', { body }, options);
    },
    onSent: (sent) => {
      onSent(sent);
      void queryClient.invalidateQueries({ queryKey: storePageKey(store_id) });
    },
  });
  if (!form.isReady) return <FormSkeleton />;
  return (
    <DraftForm form={form} submitLabel="Kirim kode" barrier={barrier}>
      <TextField
        label="Email baru"
        type="email"
        inputMode="email"
        autoComplete="email"
        hint="Kami mengirim kode 6 angka ke alamat ini."
        maxLength={254}
        {...form.field('email')}
      />
    </DraftForm>
  );
}
