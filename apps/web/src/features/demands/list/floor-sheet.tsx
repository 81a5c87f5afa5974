import type { OfferSettings } from '@marketplace/contract/tender-settings';
import { mostValidityDays } from '@marketplace/contract/tender-words';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Settings2 } from 'lucide-react';
import { useState } from 'react';
import { moment } from '../../../platform/format/time.ts';
import { changedValues } from '../../../platform/forms/changed-values.ts';
import { inWords } from '../../../platform/forms/checks.ts';
import { DraftForm } from '../../../platform/forms/draft-form.tsx';
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { useAppState, useServices } from '../../../platform/services.ts';
import { isSeveral } from '../../../platform/state/store-slice.ts';
import { barrierIn } from '../../../platform/store-standing.ts';
import { useTimeZone } from '../../../platform/use-time-zone.ts';
import { RowSkeletons } from '../../../shared/record-page.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { readNumber } from '../../../ui/read-number.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { demandsKey, offerSettingsQuery } from '../demands.query.ts';

/** What the store's offers keep to, for who may see what its goods cost. */
export function FloorSheet({ store_id }: { store_id: string }) {
  const [isOpen, setOpen] = useState(false);
  const isBarred = useAppState(
    ({ store }) =>
      isSeveral(store_id) ||
      !store.by_id[store_id] ||
      Boolean(barrierIn(store, 'inventory', store_id)),
  );
  if (isBarred) return null;
  return (
    <>
      <IconButton label="Aturan penawaran" onClick={() => setOpen(true)}>
        <Settings2 aria-hidden />
      </IconButton>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title="Aturan penawaran">
        {isOpen && <Settings store_id={store_id} onSaved={() => setOpen(false)} />}
      </Sheet>
    </>
  );
}

type Props = { store_id: string; onSaved: () => void };

function Settings({ store_id, onSaved }: Props) {
  const { data, error, refetch } = useQuery(offerSettingsQuery(useServices(), store_id));
  if (!data)
    return error ? <LoadFailed error={error} onReload={() => void refetch()} /> : <RowSkeletons />;
  return <Fields {...{ store_id, onSaved }} settings={data.settings} />;
}

const valuesOf = ({ floor_margin_percent, validity_days }: OfferSettings) => ({
  floor: floor_margin_percent === null ? '' : String(floor_margin_percent),
  days: String(validity_days),
});

const wholeBetween = (text: string, least: number, most: number) => {
  const value = readNumber(text);
  if (value === undefined || !Number.isInteger(value)) return 'invalid';
  if (value < least) return 'too_small';
  return value > most ? 'too_big' : undefined;
};

function Fields({ store_id, settings, onSaved }: Props & { settings: OfferSettings }) {
  const services = useServices();
  const queryClient = useQueryClient();
  const timeZone = useTimeZone(store_id);
  const form = useDraftForm({
    name: `offer-settings:${store_id}:all`,
    base: settings,
    initial: valuesOf,
    check: ({ floor, days }) =>
      inWords({
        floor: floor.trim() === '' ? undefined : wholeBetween(floor, 0, 90),
        days: wholeBetween(days, 1, mostValidityDays),
      }),
    fieldOf: (field) => (field === 'validity_days' ? 'days' : 'floor'),
    // Only what was changed here: a colleague may have changed the other.
    send: (values, settings, options) => {
      const { floor, days } = changedValues(values, valuesOf(settings));
      const body = {
        store_id,
        ...(floor !== undefined && { floor_margin_percent: readNumber(floor) ?? null }),
        ...(days !== undefined && { validity_days: readNumber(days) }),
      };
      return services.api('POST /api/tenders/offerings/settings', { body }, options);
    },
    onSent: (answer) => {
      queryClient.setQueryData(offerSettingsQuery(services, store_id).queryKey, answer);
      void queryClient.invalidateQueries({ queryKey: demandsKey });
      showToast({ text: 'Aturan penawaran tersimpan.', kind: 'success' });
    },
    leave: onSaved,
  });
  if (!form.isReady) return <RowSkeletons />;
  return (
    <DraftForm form={form} submitLabel="Simpan" isAboutSaved>
      <TextField
        label="Margin terendah (tidak wajib)"
        suffix="%"
        inputMode="numeric"
        autoComplete="off"
        hint="Dari harga jual. Penawaran di bawahnya tidak bisa dikirim siapa pun di toko ini, untuk barang yang harga modalnya diisi. Kosong: tanpa batas."
        {...form.field('floor')}
      />
      <TextField
        label="Penawaran berlaku selama"
        suffix="hari"
        inputMode="numeric"
        autoComplete="off"
        hint="Dipakai saat penawaran dibuat; masih bisa diubah di tiap penawaran."
        {...form.field('days')}
      />
      {settings.updated_at && (
        <p className="text-sm text-ink-soft">
          Terakhir diubah {settings.updated_by_name && `${settings.updated_by_name}, `}
          {moment(settings.updated_at, timeZone)}
        </p>
      )}
    </DraftForm>
  );
}
