import type { NotificationSettings } from '@marketplace/contract/notifications';
import { savedValue, saveValue } from '../../platform/device/local-storage.ts';
import { zoneLabel } from '../../platform/format/time.ts';
import { DraftForm } from '../../platform/forms/draft-form.tsx';
import { useDraftForm } from '../../platform/forms/use-draft-form.ts';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';

export type Hours = { from: string; to: string };
type Props = {
  settings: NotificationSettings;
  onTurn: (hours: Hours | null) => void;
  onSave: (hours: Hours) => Promise<NotificationSettings>;
};

const kept = 'quiet_hours';

/** Those of the last time: who turns them off for a night does not choose them anew. */
function usualHours(): Hours {
  const [, from = '21:00', to = '06:00'] =
    /^(\d\d:\d\d) (\d\d:\d\d)$/.exec(savedValue(kept) ?? '') ?? [];
  return { from, to };
}

/** When nobody is to be woken. What comes meanwhile is in the list, and in the morning's digest. */
export function QuietHours({ settings, onTurn, onSave }: Props) {
  const { quiet_from, quiet_to, time_zone } = settings;
  const hours = quiet_from !== null && quiet_to !== null && { from: quiet_from, to: quiet_to };
  const turn = () => {
    if (hours) saveValue(kept, `${hours.from} ${hours.to}`);
    onTurn(hours ? null : usualHours());
  };
  return (
    <section aria-labelledby="quiet">
      <h2 id="quiet" className="mb-2 text-lg font-semibold">
        Jam tenang
      </h2>
      <Card>
        <Switch
          label="Jangan beri tahu pada jam tertentu"
          hint={`Menurut waktu toko pertama Anda (${zoneLabel(time_zone)}). Yang datang tetap tercatat di daftar.`}
          checked={Boolean(hours)}
          onChange={turn}
        />
        {hours && <Clocks hours={hours} onSave={onSave} />}
      </Card>
    </section>
  );
}

function Clocks({ hours, onSave }: { hours: Hours; onSave: Props['onSave'] }) {
  const form = useDraftForm({
    name: 'quiet-hours',
    base: hours,
    initial: ({ from, to }: Hours) => ({ from, to }),
    check: ({ from, to }) => ({
      from: from ? undefined : 'Isi jam mulai.',
      to: to
        ? from === to
          ? 'Jam mulai dan selesai harus berbeda.'
          : undefined
        : 'Isi jam selesai.',
    }),
    send: (values) => onSave(values),
    fieldOf: (field) => field.split('.').at(-1) ?? field,
    onSent: () => showToast({ text: 'Jam tenang disimpan.', kind: 'success' }),
  });
  if (!form.isReady) return <Skeleton className="mt-3 h-32 w-full rounded-lg" />;
  return (
    <div className="mt-3">
      <DraftForm form={form} submitLabel="Simpan" isAboutSaved>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
          <TextField label="Mulai" type="time" required {...form.field('from')} />
          <TextField label="Sampai" type="time" required {...form.field('to')} />
        </div>
      </DraftForm>
    </div>
  );
}
