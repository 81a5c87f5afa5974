import { lazyPart, useLazyPart } from '../../../ui/lazy-part.ts';
import type { OrderSearch } from '../order-search.ts';

const note = lazyPart(() => import('./view-note.tsx').then((part) => part.ViewNote));

/** Few lists are looked at by a view: what is said of one comes with it. */
export function LateViewNote({ search }: { search: OrderSearch }) {
  const { loaded: ViewNote } = useLazyPart(note, search.view !== undefined);
  return ViewNote ? <ViewNote search={search} /> : null;
}
