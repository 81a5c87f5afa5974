import type { OrderSearch } from '../order-search.ts';
import { useOpenView } from './saved-views.query.ts';
import { goneOf } from './view-address.ts';

/** That the view which is looked at names something that there is no more. */
export function ViewNote({ search }: { search: OrderSearch }) {
  const view = useOpenView(search);
  const gone = view ? goneOf(view) : [];
  if (!view || gone.length === 0) return null;
  return (
    <p role="status" className="rounded-lg bg-soon-50 px-3 py-2 text-sm text-soon-700">
      Sebagian dari tampilan “{view.name}” sudah tidak ada: {gone.join(', ')}. Sisanya tetap
      dipakai.
    </p>
  );
}
