import type { RuleMethod, RuleScope } from '@marketplace/contract/price-book-words';
import type { PriceRule } from '@marketplace/contract/price-rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { RequestFailure } from '../../../platform/api/failure.ts';
import { DraftForm } from '../../../platform/forms/draft-form.tsx';
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts';
import { useServices } from '../../../platform/services.ts';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Select } from '../../../ui/select.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { inventoryFilterQuery } from '../filters/filter.query.ts';
import { PlanSkeleton } from '../plans/plan-frame.tsx';
import { roundingChoices } from '../plans/rounding-choices.ts';
import { type RuleValues, ruleBody, ruleProblems, ruleValues } from './rule-values.ts';
import { rulesKey } from './rules.query.ts';

const scopes = [
  { value: 'ALL', label: 'Semua produk' },
  { value: 'CATEGORY', label: 'Satu kategori' },
  { value: 'BRAND', label: 'Satu merek' },
];
const methods = [
  { value: 'COST_PLUS', label: 'Harga modal ditambah persen' },
  {
    value: 'MEDIAN_MINUS',
    label: 'Harga tengah toko lain di kota ini',
    hint: 'Dari harga jual terakhir, bila paling sedikit 5 toko lain menjualnya.',
  },
];

type Props = { store_id: string; rule: PriceRule | null; isOpen: boolean; onClose: () => void };

/** A rule, new or as it is. It only proposes. */
export const RuleSheet = ({ store_id, rule, isOpen, onClose }: Props) => (
  <Sheet title={rule ? 'Ubah aturan harga' : 'Aturan harga baru'} isOpen={isOpen} onClose={onClose}>
    <RuleForm key={rule?.id} store_id={store_id} rule={rule} onClose={onClose} />
  </Sheet>
);

function RuleForm({ store_id, rule, onClose }: Omit<Props, 'isOpen'>) {
  const services = useServices();
  const queryClient = useQueryClient();
  const { data: facets } = useQuery(inventoryFilterQuery(services, store_id));
  const form = useDraftForm({
    name: `price-rule:${store_id}:${rule?.id ?? 'new'}`,
    base: rule,
    initial: ruleValues,
    check: ruleProblems,
    send: (values: RuleValues, base, options) => {
      const about = base ?? { id: options.idempotencyKey, version: 0 };
      return services
        .api(
          'POST /api/inventories/price-rules/save',
          { body: ruleBody(store_id, values, about) },
          options,
        )
        .finally(() => void queryClient.invalidateQueries({ queryKey: rulesKey }));
    },
    whenOvertaken: {
      currentOf: (error) =>
        error instanceof RequestFailure ? error.details.current_rule : undefined,
      isContested: (_values, base, now) =>
        JSON.stringify(ruleValues(base)) !== JSON.stringify(ruleValues(now)),
    },
    onSent: () => {
      showToast({ text: 'Aturan disimpan. Harga belum berubah.', kind: 'success' });
      onClose();
    },
    isForNew: rule === null,
  });
  if (!form.isReady) return <PlanSkeleton />;
  const { values, set, field, control, problems } = form;
  const named = (list: readonly { id: string; name: string }[] = []) =>
    list.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <DraftForm form={form} submitLabel="Simpan aturan" isAboutSaved={rule !== null}>
      <RadioGroup
        label="Untuk"
        items={scopes}
        value={values.scope}
        onValueChange={(scope) => set({ scope: scope as RuleScope })}
      />
      {values.scope === 'CATEGORY' && (
        <Select
          label="Kategori"
          items={named(facets?.categories)}
          value={values.category_id || null}
          error={problems.category_id}
          onValueChange={(category_id) => set({ category_id })}
        />
      )}
      {values.scope === 'BRAND' && (
        <Select
          label="Merek"
          items={named(facets?.brands)}
          value={values.brand_id || null}
          error={problems.brand_id}
          onValueChange={(brand_id) => set({ brand_id })}
        />
      )}
      <RadioGroup
        label="Harga dihitung dari"
        items={methods}
        value={values.method}
        onValueChange={(method) => set({ method: method as RuleMethod })}
      />
      <TextField
        label={values.method === 'COST_PLUS' ? 'Di atas harga modal' : 'Di bawah harga tengah'}
        suffix="%"
        inputMode="decimal"
        autoComplete="off"
        {...field('percent')}
      />
      {values.method === 'MEDIAN_MINUS' && (
        <TextField
          label="Paling sedikit di atas harga modal"
          suffix="%"
          inputMode="decimal"
          autoComplete="off"
          hint="Usulan tidak pernah lebih murah dari ini."
          {...field('least_percent')}
        />
      )}
      <Select
        label="Pembulatan"
        items={roundingChoices}
        {...control('round_to')}
        onValueChange={(value) => set({ round_to: value as RuleValues['round_to'] })}
      />
    </DraftForm>
  );
}
