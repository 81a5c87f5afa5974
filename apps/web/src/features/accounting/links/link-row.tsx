import type { AccountingLink } from '@marketplace/contract/accounting-mapping';
import { EllipsisVertical, Repeat2, Unlink } from 'lucide-react';
import { useServices } from '../../../platform/services.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Menu } from '../../../ui/menu.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { booksKey } from '../accounting.query.ts';
import { listingUnit, unitWords } from '../accounting-words.ts';
import { PairNames } from './pair-names.tsx';

type Props = { store_id: string; link: AccountingLink; onRelink: () => void };

export function LinkRow({ store_id, link, onRelink }: Props) {
  const { api, queryClient } = useServices();
  const { listing, item, unit_name, unit_ratio, barrier, linked_by_name } = link;
  const { inventory_id, product_name } = listing;
  const renew = () => queryClient.invalidateQueries({ queryKey: booksKey(store_id) });
  const undoing = useAction(async () => {
    await api('POST /accounting/product-mapping/confirm-pre-inbound', {
      body: {
        marketplace_store_id: store_id,
        links: [{ inventory_id, item_no: item.item_no, unit_name }],
      },
    });
    await renew();
  });
  const removing = useAction(async () => {
    await api('POST /accounting/product-mapping/remove', {
      body: { marketplace_store_id: store_id, inventory_ids: [inventory_id] },
    });
    showToast({
      text: `${product_name} dilepas. Yang sudah terkirim tetap ada di Accurate.`,
      action: { label: 'Urungkan', onSelect: () => undoing.run() },
    });
    await renew();
  });
  return (
    <li className="flex items-start gap-2 py-2 pr-1 pl-4">
      <div className="min-w-0 flex-1 py-2">
        <PairNames
          ours={product_name}
          our_unit={listingUnit(listing)}
          theirs={item.name}
          item_no={item.item_no}
          their_unit={unitWords({ name: unit_name, ratio: unit_ratio }, item.units)}
        />
        {barrier && <p className="mt-1 text-sm text-wrong-700">{barrier.explanation}</p>}
        {linked_by_name && (
          <p className="mt-1 text-sm text-ink-soft">Dipasangkan oleh {linked_by_name}</p>
        )}
      </div>
      <Menu
        label={`Pilihan untuk ${product_name}, ${listing.uom_name}`}
        trigger={
          removing.isBusy ? <Spinner className="size-6" /> : <EllipsisVertical aria-hidden />
        }
        items={[
          { label: 'Ganti barang', icon: <Repeat2 />, onSelect: onRelink },
          {
            label: 'Lepas',
            icon: <Unlink />,
            isDanger: true,
            isDisabled: removing.isBusy,
            onSelect: () => removing.run(),
          },
        ]}
      />
    </li>
  );
}
