import { type ReactNode, useEffect, useState } from 'react';
import { linkKeyOf } from '../../../platform/api/link-key.ts';
import { useAppState, useServices } from '../../../platform/services.ts';
import { RowSkeletons } from '../../../shared/record-page.tsx';
import { useHasMounted } from '../../../ui/has-mounted.ts';
import type { BooksSearch } from '../books-search.ts';
import { followBooks } from '../follow-books.ts';
import type { Books, Needs } from './books.ts';
import { BooksFrame } from './books-frame.tsx';
import type { BooksAddress } from './books-nav.tsx';
import { BooksOfStore } from './books-of-store.tsx';
import { ByLink } from './by-link.tsx';
import { StoreOfPerson } from './store-of-person.tsx';
import { WayIn } from './way-in.tsx';

type Props = {
  at: BooksAddress;
  title: string;
  search: BooksSearch;
  needs?: Needs;
  children: (books: Books) => ReactNode;
};

/**
 * A page of a store's books. Nobody has to be signed in: a key of the mobile app's link will do, and who has neither is told
 * how to get in. The build writes it without knowing who reads it.
 */
export function BooksPage(props: Props) {
  const { title, search } = props;
  const hasMounted = useHasMounted();
  return (
    <BooksFrame title={title}>
      {hasMounted ? <Inside key={search.store_id} {...props} /> : <RowSkeletons />}
    </BooksFrame>
  );
}

function Inside({ at, search, needs = 'nothing', children }: Props) {
  const { token } = useServices();
  const isIn = useAppState(() => token.read() !== undefined);
  const [, setDropped] = useState(false);
  const { store_id } = search;
  if (store_id && linkKeyOf(store_id))
    return (
      <ByLink store_id={store_id} onDropped={() => setDropped(true)}>
        {(by_link) => (
          <BooksOfStore
            {...{ at, store_id, needs, by_link }}
            search={{ store_id, store_name: by_link.store.name }}
            canSwitch={false}
          >
            {children}
          </BooksOfStore>
        )}
      </ByLink>
    );
  if (!isIn) return <WayIn />;
  return (
    <Followed>
      <StoreOfPerson at={at} store_id={store_id}>
        {(store, canSwitch) => (
          <BooksOfStore
            {...{ at, needs, canSwitch }}
            store_id={store.id}
            search={{ store_id: store.id, store_name: store.name }}
          >
            {children}
          </BooksOfStore>
        )}
      </StoreOfPerson>
    </Followed>
  );
}

/** Whoever is signed in hears of what happens in their stores. */
function Followed({ children }: { children: ReactNode }) {
  const { events, queryClient } = useServices();
  useEffect(() => {
    events.open();
    const follower = followBooks({ events, queryClient });
    return () => follower.stop();
  }, [events, queryClient]);
  return children;
}
