import type { StoreInfo } from '@marketplace/contract/store-profile';
import type { StoreTaxes } from '@marketplace/contract/store-taxes';
import { normalisedTaxNumber, taxNumberPattern } from '@marketplace/contract/tax-number';
import { useQuery } from '@tanstack/react-query';
import { changedValues } from '../../platform/forms/changed-values.ts';
import { inWords, textCheck } from '../../platform/forms/checks.ts';
import { DraftForm } from '../../platform/forms/draft-form.tsx';
import { useDraftForm } from '../../platform/forms/use-draft-form.ts';
import { LoadFailed } from '../../platform/load-failed.tsx';
import { useServices } from '../../platform/services.ts';
import { useBarrier } from '../../platform/store-standing.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { taxesQuery } from './store-page.query.ts';
import { FormSkeleton } from './store-pending.tsx';

/** What the invoices to come say about taxes. */
export function TaxesSection({ info: { store } }: { info: StoreInfo }) {
  const { data, error, refetch } = useQuery(taxesQuery(useServices(), store.id));
  if (data) return <TaxesForm store_id={store.id} taxes={data.taxes} />;
  return error ? <LoadFailed error={error} onReload={() => void refetch()} /> : <FormSkeleton />;
}

function TaxesForm({ store_id, taxes }: { store_id: string; taxes: StoreTaxes }) {
  const services = useServices();
  const barrier = useBarrier('store', store_id);
  const form = useDraftForm({
    name: `store:${store_id}:pajak`,
    base: taxes,
    initial: (saved: StoreTaxes) => ({ ...saved }),
    check: ({ charges_ppn, shows_pph22, taxpayer_name, tax_number }) => {
      const least = charges_ppn || shows_pph22 ? 1 : 0;
      return inWords({
        taxpayer_name: textCheck(taxpayer_name, least, 100),
        tax_number: taxNumberCheck(tax_number, least === 1),
      });
    },
    send: (values, base, options) => {
      const body = { store_id, ...changedValues(values, base) };
      return services.api('POST /api/stores/taxes', { body }, options);
    },
    onSent: (after) => {
      services.queryClient.setQueryData(taxesQuery(services, store_id).queryKey, after);
      showToast({ text: 'Pajak di faktur disimpan.', kind: 'success' });
    },
  });
  if (!form.isReady) return <FormSkeleton />;
  const { values, set, field } = form;
  return (
    <DraftForm form={form} submitLabel="Simpan pajak" barrier={barrier} isAboutSaved>
      <p className="text-ink-soft">
        Berlaku untuk faktur yang dibuat setelah disimpan. Faktur lama tidak berubah.
      </p>
      <Checkbox
        label="Tulis PPN di faktur"
        hint="Untuk pengusaha kena pajak (PKP). Harga dianggap sudah termasuk PPN."
        checked={values.charges_ppn}
        disabled={barrier !== undefined}
        onChange={({ currentTarget }) => set({ charges_ppn: currentTarget.checked })}
      />
      <Checkbox
        label="Tulis PPh 22 (0,5%) di faktur"
        hint="Perkiraan menurut PMK 37/2025, belum dipungut."
        checked={values.shows_pph22}
        disabled={barrier !== undefined}
        onChange={({ currentTarget }) => set({ shows_pph22: currentTarget.checked })}
      />
      <TextField label="Nama wajib pajak" maxLength={100} {...field('taxpayer_name')} />
      <TextField
        label="NPWP atau NIK"
        inputMode="numeric"
        hint="15 atau 16 angka."
        maxLength={30}
        {...field('tax_number')}
      />
    </DraftForm>
  );
}

function taxNumberCheck(text: string, isNeeded: boolean) {
  const digits = normalisedTaxNumber(text);
  if (digits === '') return isNeeded ? ('required' as const) : undefined;
  return taxNumberPattern.test(digits) ? undefined : ('tax_number_invalid' as const);
}
