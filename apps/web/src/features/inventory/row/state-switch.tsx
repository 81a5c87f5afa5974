import type { InventoryRow } from '@marketplace/contract/inventory-row';
import { useAction } from '../../../platform/use-action.ts';
import { Switch } from '../../../ui/switch.tsx';
import { showToast } from '../../../ui/toast.tsx';
import type { Change } from './use-listing-change.ts';

type Props = {
  row: InventoryRow;
  name: string;
  isFixed: boolean;
  /** A change is on its way. */
  isBusy: boolean;
  onChange: Change;
};

/** Whether buyers can order it. Takes effect at once, and can be turned back. */
export function StateSwitch({ row, name, isFixed, isBusy, onChange }: Props) {
  const isActive = row.state === 'ACTIVE';
  const turning = useAction(async () => {
    await onChange({ state: isActive ? 'INACTIVE' : 'ACTIVE' });
    if (isActive && row.reserved_pieces > 0)
      showToast({ text: 'Tidak dijual lagi. Pesanan yang sudah masuk tetap berjalan.' });
  });
  return (
    <Switch
      label={<span className="sr-only">{`Jual ${name}`}</span>}
      className="px-4"
      checked={isActive}
      disabled={isFixed}
      aria-disabled={isBusy || undefined}
      onChange={() => isBusy || turning.run()}
    />
  );
}
