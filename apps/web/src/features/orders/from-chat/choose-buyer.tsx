import { useQuery } from '@tanstack/react-query';
import { Store } from 'lucide-react';
import { useId, useState } from 'react';
import { SearchBox } from '../../../platform/lists/search-box.tsx';
import { LoadFailed } from '../../../platform/load-failed.tsx';
import { useServices } from '../../../platform/services.ts';
import { RowSkeletons } from '../../../shared/record-page.tsx';
import { Button } from '../../../ui/button.tsx';
import { FieldNote } from '../../../ui/field-frame.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import type { Values } from './chat-values.ts';
import { knownBuyersQuery } from './from-chat.query.ts';

type Props = {
  store_id: string;
  buyer: Values['buyer'];
  error: string | undefined;
  onChange: (buyer: Values['buyer']) => void;
};

/** Whose order it is: somebody the store knows. */
export function ChooseBuyer({ store_id, buyer, error, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const noteId = useId();
  return (
    <div className="grid justify-items-start gap-1">
      <span className="text-sm font-semibold">Pembeli</span>
      <Button
        variant="secondary"
        icon={<Store aria-hidden />}
        data-invalid={error ? '' : undefined}
        aria-describedby={noteId}
        onClick={() => setOpen(true)}
      >
        {buyer ? `${buyer.name} (ganti)` : 'Pilih pembeli'}
      </Button>
      <FieldNote id={noteId} hint="Yang pernah memesan atau chat dengan toko ini." error={error} />
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title="Pilih pembeli" placement="right">
        <Buyers
          store_id={store_id}
          onChoose={(buyer) => {
            onChange(buyer);
            setOpen(false);
          }}
        />
      </Sheet>
    </div>
  );
}

type BuyersProps = { store_id: string; onChoose: (buyer: NonNullable<Values['buyer']>) => void };

function Buyers({ store_id, onChoose }: BuyersProps) {
  const [query, setQuery] = useState('');
  const { data, error, refetch } = useQuery(knownBuyersQuery(useServices(), store_id, query));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <SearchBox
        label="Cari pembeli"
        placeholder="Nama toko"
        value={query}
        onSearch={(text) => setQuery(text ?? '')}
      />
      {!data && !error && <RowSkeletons />}
      {!data && error && <LoadFailed error={error} onReload={() => void refetch()} />}
      {data?.length === 0 && (
        <p className="py-6 text-center text-ink-soft">Tidak ada yang cocok.</p>
      )}
      <ul aria-label="Pembeli" className="-mx-4 divide-y divide-line">
        {data?.map(({ store_id, name, city }) => (
          <li key={store_id}>
            <ListRow title={name} subtitle={city} onClick={() => onChoose({ store_id, name })} />
          </li>
        ))}
      </ul>
    </div>
  );
}
