import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../platform/services.ts';
import type { OrderSearch } from '../order-search.ts';
import { savedViewsQuery } from './saved-views.query.ts';
import { goneOf } from './view-address.ts';

type Props = { search: OrderSearch };

/** That the view which is looked at names something that there is no more. */
export function ViewNote({ search }: Props) {
  const { data } = useQuery({
    ...savedViewsQuery(useServices(), search.store_id),
    enabled: search.view !== undefined,
  });
  const view = data?.views.find(({ id }) => id === search.view);
  const gone = view ? goneOf(view) : [];
  if (!view || gone.length === 0) return null;
  return (
    <p role="status" className="rounded-lg bg-soon-50 px-3 py-2 text-sm text-soon-700">
      Sebagian dari tampilan “{view.name}” sudah tidak ada: {gone.join(', ')}. Sisanya tetap
      dipakai.
    </p>
  );
}
