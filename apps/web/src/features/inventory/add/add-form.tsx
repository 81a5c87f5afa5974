import type { AvailableUnit, PriceRecommendation } from '@marketplace/contract/catalogue';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { number } from '../../../platform/format/money.ts';
import { RestoredNote } from '../../../platform/forms/draft-form.tsx';
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts';
import { useServices } from '../../../platform/services.ts';
import { Banner } from '../../../ui/banner.tsx';
import { BottomActions } from '../../../ui/bottom-actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { pricesQuery } from './add.query.ts';
import { AddUnit } from './add-unit.tsx';
import {
  type AddValues,
  type Beginning,
  checkValues,
  emptyValues,
  itemsOf,
  openingOf,
  openOf,
  unticked,
} from './add-values.ts';

type Props = {
  store_id: string;
  units: readonly AvailableUnit[];
  /** The unit whose barcode led here. */
  scanned_unit_id: string | undefined;
  onAdded: () => void;
};

/** The units of a product that are not listed yet: which of them, and for how much. */
export function AddForm({ store_id, units, scanned_unit_id, onAdded }: Props) {
  const services = useServices();
  const queryClient = useQueryClient();
  const router = useRouter();
  const open = units.filter(({ inventory_id }) => inventory_id === null);
  const ids = open.map(({ product_unit_id }) => product_unit_id);
  const { data } = useQuery(pricesQuery(services, store_id, ids));
  const form = useDraftForm<AddValues, Beginning, number>({
    name: `inventory-add:${store_id}:${units[0]?.product_id}`,
    base: { open_unit_ids: ids, scanned_unit_id: scanned_unit_id ?? null },
    initial: emptyValues,
    check: (values) => checkValues(openOf(values, ids)),
    send: async (values, _base, options) => {
      const body = { store_id, items: itemsOf(openOf(values, ids)) };
      const { inventories } = await services.api(
        'POST /api/inventories/create/bulk',
        { body },
        options,
      );
      return inventories.length;
    },
    onSent: (count) => {
      showToast({ text: `${number(count)} satuan mulai dijual.`, kind: 'success' });
      for (const queryKey of [['catalogue'], ['inventories']])
        void queryClient.invalidateQueries({ queryKey });
      void router.invalidate();
    },
    leave: onAdded,
  });
  const count = itemsOf(openOf(form.values, ids)).length;
  return (
    <form
      ref={form.form}
      noValidate
      onSubmit={form.submit}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <RestoredNote form={form} />
      {form.problems.form && <Banner kind="error">{form.problems.form}</Banner>}
      <fieldset key={form.resets} disabled={!form.isReady} className="min-w-0">
        <Card isFlush>
          <ul aria-label="Satuan" className="divide-y divide-line">
            {units.map((unit) => (
              <AddUnit
                key={unit.product_unit_id}
                unit={unit}
                value={
                  unit.inventory_id ? undefined : (form.values[unit.product_unit_id] ?? unticked)
                }
                recommendation={recommendationOf(data?.recommendations, unit)}
                problem={form.problems[unit.product_unit_id]}
                opening={openingOf(unit, open, form.values)}
                onChange={(value) => form.set({ [unit.product_unit_id]: value })}
              />
            ))}
          </ul>
        </Card>
      </fieldset>
      <BottomActions>
        <Button type="submit" isBlock isBusy={form.isBusy}>
          {count > 1 ? `Jual ${number(count)} satuan` : 'Mulai jual'}
        </Button>
      </BottomActions>
    </form>
  );
}

type Recommendations = {
  product_unit_id: string;
  recommendation: PriceRecommendation | null;
}[];

const recommendationOf = (list: Recommendations | undefined, { product_unit_id }: AvailableUnit) =>
  list?.find((each) => each.product_unit_id === product_unit_id)?.recommendation ?? undefined;
