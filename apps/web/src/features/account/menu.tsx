import { ChevronRight } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useAppState } from '../../platform/services.ts';
import {
  findPlaces,
  type MenuGroup,
  type MenuPlace,
  menuFor,
} from '../../shared/menu/menu-places.ts';
import { Card } from '../../ui/card.tsx';
import { IconTile, ListRow } from '../../ui/list-row.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { WaitingDemands } from './waiting-demands.tsx';

/** The whole application by the job somebody comes to do, and a search by what people call it. */
export function Menu() {
  const store = useAppState(({ store }) => store);
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed);
  const found = findPlaces(menuFor(store), wanted);
  return (
    <nav aria-label="Semua bagian" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <SearchField
        label="Cari menu"
        placeholder="Cari menu, misalnya “utang” atau “stok”"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p role="status" className={found.length > 0 ? 'sr-only' : 'text-ink-soft'}>
        {found.length === 0 && 'Tidak ada menu dengan kata itu.'}
      </p>
      <div className="gap-4 lg:columns-2">
        {found.map((group) => (
          <Group key={group.title} {...group} />
        ))}
      </div>
    </nav>
  );
}

function Group({ title, places }: MenuGroup) {
  return (
    <section aria-label={title} className="mb-4 break-inside-avoid">
      <h2 className="mb-1.5 px-1 text-sm font-semibold text-ink-soft">{title}</h2>
      <Card isFlush className="divide-y divide-line">
        {places.map((place) => (
          <Row key={place.to} {...place} />
        ))}
      </Card>
    </section>
  );
}

const Row = ({ to, search, title, subtitle, icon: Icon }: MenuPlace) => (
  <ListRow
    icon={
      <IconTile tone="brand">
        <Icon />
      </IconTile>
    }
    title={title}
    subtitle={subtitle}
    trailing={
      <span className="flex items-center gap-2">
        {to === '/seller/buyer-demands' && <WaitingDemands store_id={search.store_id ?? ''} />}
        <ChevronRight aria-hidden className="size-5 text-ink-faint" />
      </span>
    }
    as={<AppLink to={to} search={search} />}
  />
);
