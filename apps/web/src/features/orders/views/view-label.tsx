import type { OrderSearch } from '../order-search.ts';
import { useOpenView } from './saved-views.query.ts';
import { isChanged } from './view-address.ts';

/** How the view is called that is looked at, and that the list is no longer as it was kept. */
export function ViewLabel({ search }: { search: OrderSearch }) {
  const view = useOpenView(search);
  if (!view) return 'Tampilan saya';
  return (
    <>
      <span className="sr-only">Tampilan saya: </span>
      {view.name}
      {isChanged(search, view) && ' (diubah)'}
    </>
  );
}
