import type { WeekHours } from '@marketplace/contract/week-hours';
import { DraftForm } from '../../platform/forms/draft-form.tsx';
import { useDraftForm } from '../../platform/forms/use-draft-form.ts';
import { useServices } from '../../platform/services.ts';
import { useBarrier } from '../../platform/store-standing.ts';
import { Card } from '../../ui/card.tsx';
import { showToast } from '../../ui/toast.tsx';
import { HoursDay } from './hours-day.tsx';
import {
  changedWeek,
  dayNames,
  hoursCheck,
  hoursValues,
  sameEveryDay,
  undoSame,
} from './hours-values.ts';
import { openingHoursQuery } from './store-page.query.ts';
import { FormSkeleton } from './store-pending.tsx';

type Props = { store_id: string; weekdays: WeekHours | null };

export function HoursForm({ store_id, weekdays }: Props) {
  const services = useServices();
  const barrier = useBarrier('store', store_id);
  const form = useDraftForm({
    name: `store:${store_id}:jam-buka`,
    base: weekdays,
    initial: hoursValues,
    check: hoursCheck,
    // Of the whole week nothing stands beside one field.
    fieldOf: (field) => (field === 'weekdays' ? 'form' : field),
    send: (values, base, options) => {
      const body = { store_id, weekdays: changedWeek(values, hoursValues(base)) };
      return services.api('POST /api/stores/opening-hours', { body }, options);
    },
    onSent: (after) => {
      services.queryClient.setQueryData(openingHoursQuery(services, store_id).queryKey, after);
      showToast({ text: 'Jam buka disimpan.', kind: 'success' });
    },
  });
  if (!form.isReady) return <FormSkeleton />;
  const { values, set, problems } = form;
  const copy = () => {
    const { Senin } = values;
    set(sameEveryDay(Senin));
    showToast({
      text: 'Semua hari disamakan dengan Senin. Tekan simpan.',
      action: {
        label: 'Urungkan',
        onSelect: () => void set((now) => undoSame(now, values, Senin)),
      },
    });
  };
  return (
    <DraftForm form={form} submitLabel="Simpan jam buka" barrier={barrier} isAboutSaved>
      <Card isFlush>
        <ul className="divide-y divide-line">
          {dayNames.map((name, day) => (
            <HoursDay
              key={name}
              name={name}
              hours={values[name]}
              problemOf={(field) => problems[`weekdays.${day}.${field}`]}
              onChange={(hours) => set({ [name]: hours })}
              onCopy={day === 0 && !barrier ? copy : undefined}
            />
          ))}
        </ul>
      </Card>
    </DraftForm>
  );
}
