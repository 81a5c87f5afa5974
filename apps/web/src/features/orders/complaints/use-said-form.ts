import type { QueueableCall } from '@marketplace/contract/call';
import type { DraftFormOptions } from '../../../platform/forms/draft-form-options.ts';
import { useDraftForm } from '../../../platform/forms/use-draft-form.ts';
import type { FilledForm, OutboxItem } from '../../../platform/offline/device-records.ts';
import type { NewItem } from '../../../platform/offline/outbox.ts';
import { useOffline } from '../../../platform/services.ts';
import { noPhotos, type WithPhotos } from './complaint-photos.tsx';

type Asked<Values, Base> = Pick<
  DraftFormOptions<Values, Base, void>,
  'name' | 'base' | 'initial' | 'check'
>;

type SaidForm<Values, Base, C extends QueueableCall> = Asked<Values, Base> & {
  call: C;
  body: (values: Values, base: Base) => NewItem<C>['body'];
  record: string;
  label: string;
  /** Where the form is found again. */
  page: Pick<FilledForm, 'to' | 'search'>;
  /** What was sent before, and not taken: the form begins with that. */
  refused: OutboxItem | undefined;
};

/** The form of something that is said with photos, about a complaint or an order; it waits for a signal where there is none. */
export function useSaidForm<Values extends WithPhotos, Base, C extends QueueableCall>(
  said: SaidForm<Values, Base, C>,
) {
  const { name, base, check, call, body, record, label, page, refused } = said;
  const { outbox } = useOffline();
  // Its photos went with the item.
  const before =
    refused?.call === call ? { ...(refused.form?.draft.values as Values), ...noPhotos } : undefined;
  return useDraftForm<Values, Base, void>({
    name,
    base,
    initial: (base) => before ?? said.initial(base),
    check,
    send: async (values, base) => {
      if (refused) await outbox.remove(refused.id);
      await outbox.add({
        call,
        body: body(values, base),
        record,
        label,
        photos: values.photo_ids.map((photo_id) => ({ field: 'photo_ids', photo_id })),
        form: { ...page, name, draft: { values: { ...values, ...noPhotos }, base } },
      });
    },
  });
}
