import { mostWaiting } from '@marketplace/contract/webhook-words';
import type { Webhook } from '@marketplace/contract/webhooks';
import { useNavigate } from '@tanstack/react-router';
import { EllipsisVertical, Send } from 'lucide-react';
import { useState } from 'react';
import { number } from '../../../platform/format/money.ts';
import { moment } from '../../../platform/format/time.ts';
import { BarrierNote } from '../../../platform/forms/draft-form.tsx';
import { useBarrier } from '../../../platform/store-standing.ts';
import { useTimeZone } from '../../../platform/use-time-zone.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { ShownOnce } from '../shown-once.tsx';
import { useWebhookActions } from './use-webhook-actions.ts';
import { ChangeWebhook } from './webhook-form.tsx';
import { eventWords, stateWords } from './webhook-words.ts';

type Props = { webhook: Webhook; store_id: string };

/** How a webhook does, and what can be done with it. */
export function WebhookCard({ webhook, store_id }: Props) {
  const navigate = useNavigate();
  const barrier = useBarrier('store', store_id);
  const [asking, setAsking] = useState<'change' | 'pause' | 'rotate' | 'remove'>();
  const [secret, setSecret] = useState<string>();
  const { name, state, waiting } = webhook;
  const close = () => setAsking(undefined);
  const { pausing, rotating, removing, testing } = useWebhookActions(store_id, webhook, {
    onDone: close,
    onSecret: setSecret,
    onRemoved: () =>
      void navigate({ to: '/seller/store/webhooks', search: { store_id }, replace: true }),
  });
  const isActive = state === 'ACTIVE';
  return (
    <>
      <BarrierNote barrier={barrier} />
      {secret && (
        <ShownOnce
          title="Rahasia baru"
          what="Rahasia"
          secret={secret}
          text="Rahasia lama masih ikut menandatangani selama 24 jam, jadi sistem Anda dapat berpindah tanpa berhenti."
          onDone={() => setSecret(undefined)}
        />
      )}
      <Standing {...{ webhook, store_id }} />
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div className="flex items-start justify-between gap-2">
          <div className="min-w-0">
            <Badge tone={stateWords[state].tone}>{stateWords[state].label}</Badge>
            <p className="mt-1 wrap-anywhere">{webhook.url}</p>
          </div>
          {!barrier && (
            <Menu
              label={`Pilihan untuk ${name}`}
              trigger={<EllipsisVertical />}
              items={[
                { label: 'Ubah', onSelect: () => setAsking('change') },
                { label: 'Ganti rahasia', onSelect: () => setAsking('rotate') },
                ...(isActive ? [{ label: 'Jeda', onSelect: () => setAsking('pause') }] : []),
                { label: 'Hapus', isDanger: true, onSelect: () => setAsking('remove') },
              ]}
            />
          )}
        </div>
        <p className="text-sm text-ink-soft">
          {webhook.events.map((event) => eventWords[event]).join(', ')}
        </p>
        {!barrier &&
          (isActive ? (
            <Button
              variant="secondary"
              icon={<Send aria-hidden />}
              isBusy={testing.isBusy}
              onClick={() => testing.run()}
            >
              Kirim percobaan
            </Button>
          ) : (
            <Button isBusy={pausing.isBusy} onClick={() => pausing.run(false)}>
              Jalankan lagi
            </Button>
          ))}
      </Card>
      <Sheet isOpen={asking === 'change'} onClose={close} title={`Ubah ${name}`}>
        <ChangeWebhook store_id={store_id} webhook={webhook} onSaved={close} />
      </Sheet>
      <ConfirmDialog
        isOpen={asking === 'pause'}
        onClose={close}
        title={`Jeda ${name}?`}
        text="Yang terjadi sementara itu disimpan dan dikirim saat Anda menjalankannya lagi, paling banyak 10.000."
        confirmLabel="Jeda"
        isBusy={pausing.isBusy}
        onConfirm={() => pausing.run(true)}
      />
      <ConfirmDialog
        isOpen={asking === 'rotate'}
        onClose={close}
        title="Ganti rahasia?"
        text="Selama 24 jam kiriman ditandatangani dengan yang lama dan yang baru. Pasang yang baru di sistem Anda sebelum itu."
        confirmLabel="Ganti rahasia"
        isBusy={rotating.isBusy}
        onConfirm={() => rotating.run()}
      />
      <ConfirmDialog
        isOpen={asking === 'remove'}
        onClose={close}
        title={`Hapus ${name}?`}
        text={
          waiting > 0
            ? `${number(waiting)} kiriman yang menunggu tidak dikirim lagi. Ini tidak bisa diurungkan.`
            : 'Sistem Anda tidak diberi tahu lagi. Ini tidak bisa diurungkan.'
        }
        confirmLabel="Hapus"
        isDanger
        isBusy={removing.isBusy}
        onConfirm={() => removing.run()}
      />
    </>
  );
}

/** What an owner has to know before anything else. */
function Standing({ webhook: { state, failing_since, waiting, missed }, store_id }: Props) {
  const zone = useTimeZone(store_id);
  const since = failing_since ? moment(failing_since, zone) : '';
  const held =
    missed > 0
      ? ` ${number(missed)} kejadian lain tidak disimpan, karena sudah ${number(mostWaiting)} yang menunggu.`
      : '';
  if (state === 'STOPPED')
    return (
      <Banner kind="error">
        Tidak ada yang sampai{since && ` sejak ${since}`}, jadi kami berhenti mengirim.{' '}
        {number(waiting)} kiriman menunggu.{held} Perbaiki penerimanya, lalu jalankan lagi.
      </Banner>
    );
  if (failing_since && state === 'ACTIVE')
    return (
      <Banner kind="important">
        Belum ada yang sampai sejak {since}. Kami mencoba lagi, sampai sekitar empat jam.{held}
      </Banner>
    );
  return missed > 0 ? <Banner kind="important">{held.trim()}</Banner> : null;
}
