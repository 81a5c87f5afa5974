import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { wordsForThrown } from '../../../platform/api/failure.ts';
import { rupiah } from '../../../platform/format/money.ts';
import { type Services, useServices } from '../../../platform/services.ts';
import { useSettled } from '../../../platform/use-settled.ts';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { listingName, unitWords } from '../inventory-words.ts';

const pause = 300;
const shown = 8;

const listingsNamedQuery = ({ api }: Pick<Services, 'api'>, store_id: string, query: string) =>
  queryOptions({
    queryKey: ['listings-named', { store_id, query }] as const,
    queryFn: ({ signal }) =>
      api(
        'GET /api/inventories/list',
        { query: { store_id, query, page_size: shown } },
        { signal },
      ),
    enabled: query.length > 1,
  });

type Props = {
  store_id: string;
  /** What the row calls it. */
  name: string;
  chosen: string | undefined;
  onChoose: (product_unit_id: string | undefined) => void;
};

/** Which product of the store a row means, looked for by the name it has there. */
export function ProductChoice({ store_id, name, chosen, onChoose }: Props) {
  const [words, setWords] = useState(name);
  const asked = words.trim().slice(0, 100);
  const query = useSettled(asked, pause);
  const { data, error } = useQuery(listingsNamedQuery(useServices(), store_id, query));
  // What other words have found is not what is looked for now.
  const found = query === asked && query.length > 1 ? data?.data : undefined;
  return (
    <div className="grid gap-3">
      <TextField
        label="Cari produk toko"
        autoComplete="off"
        maxLength={100}
        value={words}
        hint={
          error
            ? wordsForThrown(error)
            : found?.length === 0
              ? 'Tidak ada produk dengan nama itu. Coba sebagian namanya.'
              : undefined
        }
        onChange={({ target }) => {
          setWords(target.value);
          onChoose(undefined);
        }}
      />
      {found && found.length > 0 && (
        <RadioGroup
          label="Produk yang dimaksud"
          value={chosen ?? null}
          onValueChange={onChoose}
          items={found.map((row) => ({
            value: row.product_unit_id,
            label: `${listingName(row)}, ${unitWords(row)}`,
            hint: rupiah(row.price),
          }))}
        />
      )}
    </div>
  );
}
