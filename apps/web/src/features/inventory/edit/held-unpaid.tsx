import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { useQuery } from '@tanstack/react-query';
import { number } from '../../../platform/format/money.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useServices } from '../../../platform/services.ts';
import { heldUnpaidQuery } from './held-unpaid.query.ts';

/** How much of what is ordered nobody has paid for yet, and the way to it; nothing where there is none. */
export function HeldUnpaid({
  row: { store_id, variant_id, reserved_pieces },
}: {
  row: InventoryRow;
}) {
  const query = heldUnpaidQuery(useServices(), store_id, variant_id);
  const { data } = useQuery({ ...query, enabled: reserved_pieces > 0 });
  if (!data?.reserved_pieces) return null;
  return (
    <p className="text-sm text-ink-soft">
      {number(data.reserved_pieces)} pcs dipesan, belum dibayar.{' '}
      <AppLink
        to="/seller/orders/unpaid"
        search={{ store_id }}
        className="inline-flex min-h-11 items-center font-semibold text-brand-700 hover:underline"
      >
        Lihat pesanannya
      </AppLink>
    </p>
  );
}
