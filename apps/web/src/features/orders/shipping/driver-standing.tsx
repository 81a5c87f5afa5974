import type { Courier } from '@marketplace/contract/store-couriers';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useServices } from '../../../platform/services.ts';
import { useBarrier } from '../../../platform/store-standing.ts';
import { useAction } from '../../../platform/use-action.ts';
import { useTurn } from '../../../platform/use-turn.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { dropDriver, putDriver } from './driver-changes.ts';

/** Whether a driver can be sent out, and the end of it. */
export function DriverStanding({ driver, onDeleted }: { driver: Courier; onDeleted: () => void }) {
  const services = useServices();
  const barrier = useBarrier('order', driver.store_id);
  const [isAsking, setAsking] = useState(false);
  const options = () => ({ idempotencyKey: crypto.randomUUID() });
  const turning = useTurn(driver.is_active, async (is_active) => {
    const body = { store_id: driver.store_id, id: driver.id, is_active };
    const { courier } = await services.api('POST /api/store-couriers/update', { body }, options());
    putDriver(services, courier);
  });
  const removing = useAction(async () => {
    try {
      const body = { store_id: driver.store_id, id: driver.id };
      await services.api('POST /api/store-couriers/delete', { body }, options());
      dropDriver(services, driver);
      onDeleted();
    } finally {
      setAsking(false);
    }
  });
  if (barrier) return null;
  return (
    <Card>
      <Switch label="Aktif" hint="Yang nonaktif tidak dapat dipilih untuk mengirim." {...turning} />
      <Button
        variant="secondary"
        className="mt-4 text-wrong-700 max-sm:w-full"
        icon={<Trash2 aria-hidden />}
        onClick={() => setAsking(true)}
      >
        Hapus pengemudi
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Hapus ${driver.name}?`}
        text="Tidak dapat dipilih lagi untuk mengirim. Pesanan yang pernah dibawanya tetap menyebut namanya."
        confirmLabel="Hapus"
        isDanger
        isBusy={removing.isBusy}
        onConfirm={() => removing.run()}
      />
    </Card>
  );
}
