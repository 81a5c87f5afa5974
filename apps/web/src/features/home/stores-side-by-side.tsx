import { useQuery } from '@tanstack/react-query';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useAppState, useServices } from '../../platform/services.ts';
import { allStores } from '../../platform/state/store-slice.ts';
import { byUrgency } from '../../shared/figures/figures-words.ts';
import { storeFiguresQuery } from '../../shared/figures/store-figures.query.ts';
import { StoresFigures } from '../../shared/figures/stores-figures.tsx';
import { useHiddenNumbers } from '../../shared/hidden-numbers.ts';
import { CardTitle } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { pictureQuery } from './picture/picture.query.ts';

const shown = 12;

/** The stores beside each other, those first in which something presses; today against the same weekday a week ago. */
export function StoresSideBySide() {
  const services = useServices();
  const list = useAppState(({ store }) => store.list);
  const { isHidden } = useHiddenNumbers();
  const { data: picture } = useQuery(pictureQuery(services, allStores));
  const { data, error } = useQuery(storeFiguresQuery(services, { with_sales: true }));
  // What is above it says what went wrong, and lets it be tried again.
  if (!data) return error ? null : <Skeleton className="h-80 w-full rounded-lg" />;
  const weeks = new Map(picture?.stores.map((each) => [each.store_id, each]));
  const byId = new Map(data.figures.map((each) => [each.store_id, each]));
  const rows = list
    .filter(({ is_seller }) => is_seller)
    .map((store) => ({ ...store, ...byId.get(store.id) }))
    .toSorted(byUrgency);
  return (
    <section aria-labelledby="stores" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <CardTitle
        id="stores"
        action={
          rows.length > shown && (
            <AppLink
              to="/seller/store"
              search={{ store_id: allStores }}
              className="inline-flex min-h-11 items-center text-sm font-semibold text-brand-700"
            >
              Semua {rows.length} toko
            </AppLink>
          )
        }
      >
        Toko hari ini, dibanding hari yang sama minggu lalu
      </CardTitle>
      <StoresFigures
        caption="Toko hari ini"
        rows={rows.slice(0, shown)}
        to="/seller"
        areAmountsHidden={isHidden}
        weeks={weeks}
      />
    </section>
  );
}
