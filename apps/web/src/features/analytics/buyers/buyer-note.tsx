import type { BuyerDetail } from '@marketplace/contract/buyer-analytics';
import { RequestFailure } from '../../../platform/api/failure.ts';
import { inWords, textCheck } from '../../../platform/forms/checks.ts';
import { DraftForm } from '../../../platform/forms/draft-form.tsx';
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts';
import { useServices } from '../../../platform/services.ts';
import { useBarrier } from '../../../platform/store-standing.ts';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { analyticsKey } from '../analytics.query.ts';

const mostCharacters = 1000;

/** What the store's people tell each other about a buyer. */
export function BuyerNote({ buyer: { store_id, buyer_store_id }, note }: BuyerDetail) {
  const { api, queryClient } = useServices();
  const barrier = useBarrier('order', store_id);
  const form = useDraftForm({
    name: `store:${store_id}:buyer-note:${buyer_store_id}`,
    base: note,
    initial: ({ text }) => ({ note: text }),
    check: ({ note }) => inWords({ note: textCheck(note, 0, mostCharacters) }),
    send: ({ note }, { version }, options) => {
      const body = { store_id, buyer_store_id, text: note.trim(), version };
      return api('POST /api/stores/buyer-analytics/note/save', { body }, options);
    },
    fieldOf: (field) => (field === 'text' ? 'note' : field),
    whenOvertaken: {
      currentOf: (error) =>
        error instanceof RequestFailure && error.code === 'buyer_note_conflict'
          ? error.details.current_note
          : undefined,
      isContested: (_values, before, now) => before.text !== now.text,
    },
    onSent: () => {
      void queryClient.invalidateQueries({ queryKey: analyticsKey });
      showToast({ text: 'Catatan disimpan.', kind: 'success' });
    },
  });
  if (!form.isReady) return <Skeleton className="h-40 w-full rounded-lg" />;
  return (
    <Card className="min-w-0">
      <CardTitle className="mb-1">Catatan tim</CardTitle>
      <DraftForm form={form} submitLabel="Simpan catatan" barrier={barrier} isAboutSaved>
        <TextArea
          label="Tentang pembeli ini"
          hint="Hanya dibaca orang di toko Anda, bukan pembeli."
          maxLength={mostCharacters}
          {...form.field('note')}
        />
      </DraftForm>
    </Card>
  );
}
