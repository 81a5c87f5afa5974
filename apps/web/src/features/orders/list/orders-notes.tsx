import type { ImportantNote } from '@marketplace/contract/orders';
import { useAppState, useServices } from '../../../platform/services.ts';
import { setStore } from '../../../platform/state/app-state.ts';
import { useStoreStanding } from '../../../platform/store-standing.ts';
import { Banner } from '../../../ui/banner.tsx';

const keyOf = ({ store_id, code }: ImportantNote) => `${store_id}:${code}`;

/** Why orders cannot be taken, until the person has read it. */
export function OrdersNotes({ notes = [] }: { notes?: readonly ImportantNote[] | undefined }) {
  const { state } = useServices();
  const dismissed = useAppState(({ store }) => store.dismissed_ids);
  // Of one store alone the frame has said it already.
  const isSaid = useStoreStanding() === 'inactive';
  const dismiss = (note: ImportantNote) =>
    setStore(state, (slice) => ({
      ...slice,
      dismissed_ids: [...slice.dismissed_ids, keyOf(note)],
    }));
  return notes
    .filter((note) => !dismissed.includes(keyOf(note)))
    .filter(({ code }) => !(isSaid && code === 'store_inactive'))
    .map((note) => (
      <Banner key={keyOf(note)} kind="important" onClose={() => dismiss(note)}>
        {note.text}
      </Banner>
    ));
}
