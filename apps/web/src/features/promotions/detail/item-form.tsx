import type { PromotionItem, PromotionRow } from '@marketplace/contract/promotion';
import { RequestFailure } from '../../../platform/api/failure.ts';
import { number, rupiah } from '../../../platform/format/money.ts';
import { DraftForm } from '../../../platform/forms/draft-form.tsx';
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts';
import { useServices } from '../../../platform/services.ts';
import { RowSkeletons } from '../../../shared/record-page.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { JoinLineFields } from '../join/join-line-fields.tsx';
import {
  boundsOfItem,
  type JoinLine,
  joinField,
  joinItems,
  joinProblems,
  lineOfItem,
} from '../join/join-values.ts';
import { promotionQuery, promotionsKey } from '../promotions.query.ts';

/** What the form is about: what is sold of it meanwhile is no change of it. */
type Agreed = Pick<PromotionItem, 'price' | 'quota' | 'version'>;

const agreed = ({ price, quota, version }: PromotionItem): Agreed => ({ price, quota, version });

type Values = { price: string; quota: string };

const valuesOf = ({ price, quota }: Agreed): Values => ({
  price: number(price),
  quota: number(quota),
});

type Props = { promotion: PromotionRow; item: PromotionItem; onSaved: () => void };

/** Another price or quota of a product that is in a promotion. */
export function ItemForm({ promotion, item, onSaved }: Props) {
  const services = useServices();
  const { store_id, cms_id } = promotion;
  const { inventory_id } = item;
  const bounds = boundsOfItem(item, {
    min_discount_percent: promotion.min_discount_percent,
    isRunning: promotion.state === 'RUNNING',
  });
  const lineWith = (values: Values): JoinLine => ({ ...lineOfItem(item), ...values });
  const form = useDraftForm({
    name: `promotion-item:${store_id}:${cms_id}:${inventory_id}`,
    base: agreed(item),
    initial: valuesOf,
    check: (values: Values) =>
      joinProblems([lineWith(values)], promotion, new Map([[inventory_id, bounds]])),
    fieldOf: (field, values) => joinField(field, [lineWith(values)]),
    send: (values, { version }, options) =>
      services.api(
        'POST /api/promotions/join',
        { body: { store_id, cms_id, items: joinItems([lineWith(values)], version) } },
        options,
      ),
    whenOvertaken: {
      currentOf: (error) => {
        const items = error instanceof RequestFailure ? error.details.current_items : undefined;
        const now = items?.find((each) => each.inventory_id === inventory_id);
        return now && agreed(now);
      },
      // What was changed by both.
      isContested: (values, before, now) => {
        const [was, is] = [valuesOf(before), valuesOf(now)];
        return (['price', 'quota'] as const).some(
          (name) => values[name] !== was[name] && is[name] !== was[name],
        );
      },
    },
    onSent: (answer) => {
      const { queryKey } = promotionQuery(services, store_id, cms_id);
      services.queryClient.setQueryData(queryKey, answer);
      void services.queryClient.invalidateQueries({ queryKey: promotionsKey });
      showToast({ text: 'Harga promo disimpan.', kind: 'success' });
      onSaved();
    },
  });
  if (!form.isReady) return <RowSkeletons />;
  return (
    <DraftForm form={form} submitLabel="Simpan" isAboutSaved>
      {form.overtaken && (
        <Banner
          kind="important"
          link={
            <button type="button" onClick={() => void form.reset()}>
              Pakai yang sekarang
            </button>
          }
        >
          <b className="block">{`Baru diubah orang lain: ${rupiah(form.base.price)}, kuota ${number(form.base.quota)}.`}</b>
          Isian Anda tetap di bawah. Simpan lagi untuk memakainya.
        </Banner>
      )}
      <JoinLineFields
        line={lineWith(form.values)}
        terms={promotion}
        problems={form.problems}
        bounds={bounds}
        onChange={({ price, quota }) =>
          form.set({ ...(price !== undefined && { price }), ...(quota !== undefined && { quota }) })
        }
      />
    </DraftForm>
  );
}
