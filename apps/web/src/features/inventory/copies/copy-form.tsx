import { type CopyTake, copyTakes } from '@marketplace/contract/price-book-words';
import { useNavigate } from '@tanstack/react-router';
import { RestoredNote } from '../../../platform/forms/draft-form.tsx';
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts';
import { useAppState, useServices } from '../../../platform/services.ts';
import { Banner } from '../../../ui/banner.tsx';
import { BottomActions } from '../../../ui/bottom-actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { EmptyBoxDrawing } from '../../../ui/drawings/empty-box-drawing.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { PlanSkeleton } from '../plans/plan-frame.tsx';
import { AdjustFields } from './adjust-fields.tsx';
import {
  type CopyBase,
  type CopyValues,
  copyBody,
  copyDraftName,
  copyProblems,
  copyValues,
} from './copy-values.ts';
import { takeWords } from './copy-words.ts';
import { TargetStores } from './target-stores.tsx';
import { WhichListings } from './which-listings.tsx';

const knownChoices = [
  { value: 'CHANGE', label: 'Ubah', hint: 'Yang dicentang di atas disamakan dengan toko ini.' },
  { value: 'LEAVE', label: 'Biarkan', hint: 'Hanya produk yang belum ada yang ditambahkan.' },
];

type Props = { store_id: string; base: CopyBase };

/** What goes from this store to which others. Nothing changes before the preview of each was seen. */
export function CopyForm({ store_id, base }: Props) {
  const { api } = useServices();
  const navigate = useNavigate();
  const list = useAppState(({ store }) => store.list);
  const others = list.filter(({ id, is_seller }) => is_seller && id !== store_id);
  const isOther = (id: string) => others.some((other) => other.id === id);
  /** A store that was left since is chosen no more. */
  const withOthers = (values: CopyValues) => ({
    ...values,
    store_ids: values.store_ids.filter(isOther),
  });
  const form = useDraftForm({
    name: copyDraftName(store_id, base),
    base,
    initial: copyValues,
    check: (values) => copyProblems(withOthers(values)),
    send: (values, base, options) =>
      api(
        'POST /api/inventories/copies/create',
        { body: copyBody(store_id, options.idempotencyKey, withOthers(values), base) },
        { ...options, timeout: 120_000 },
      ),
    leave: ({ copy }) =>
      void navigate({ to: '/seller/inventory/copied', search: { copy_id: copy.id, store_id } }),
    fieldOf: (field) => (field.startsWith('target_store_ids') ? 'store_ids' : field),
    isForNew: true,
  });
  if (others.length === 0)
    return (
      <EmptyScreen
        drawing={<EmptyBoxDrawing />}
        title="Belum ada toko lain"
        text="Di sini produk dan harga toko ini disalin ke toko Anda yang lain. Minta pemilik toko lain mengundang Anda sebagai staf stok."
      />
    );
  if (!form.isReady) return <PlanSkeleton />;
  const { values, set, problems } = form;
  const toggle = (take: CopyTake, isOn: boolean) =>
    set(({ takes }) => ({
      takes: copyTakes.filter((each) => (each === take ? isOn : takes.includes(each))),
    }));
  return (
    <form
      ref={form.form}
      noValidate
      onSubmit={form.submit}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <RestoredNote form={form} />
      {problems.form && <Banner kind="error">{problems.form}</Banner>}
      <Card>
        <TargetStores
          stores={others}
          chosen={withOthers(values).store_ids}
          error={problems.store_ids}
          onChange={(store_ids) => set({ store_ids })}
        />
      </Card>
      <WhichListings store_id={store_id} base={form.base} values={values} onChange={set} />
      <Card className="grid gap-4">
        <fieldset className="min-w-0">
          <legend className="mb-1 font-semibold">Apa saja</legend>
          {copyTakes.map((take) => (
            <Checkbox
              key={take}
              label={takeWords[take]}
              checked={values.takes.includes(take)}
              error={take === 'LISTINGS' ? problems.takes : undefined}
              onChange={({ target }) => toggle(take, target.checked)}
            />
          ))}
          <p className="mt-1 text-sm text-ink-soft">Stok tidak pernah disalin.</p>
        </fieldset>
        <RadioGroup
          label="Produk yang sudah ada di toko tujuan"
          items={knownChoices}
          value={values.known}
          onValueChange={(known) => set({ known: known as 'CHANGE' })}
        />
      </Card>
      <Card className="grid gap-4">
        <CardTitle>Sesuaikan harga</CardTitle>
        <AdjustFields values={values} problem={problems.percent} onChange={set} />
      </Card>
      <BottomActions>
        <Button type="submit" isBlock isBusy={form.isBusy}>
          Lihat pratinjau
        </Button>
      </BottomActions>
    </form>
  );
}
