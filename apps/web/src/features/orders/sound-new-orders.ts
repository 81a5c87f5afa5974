import { savedValue, saveValue } from '../../platform/device/local-storage.ts';
import type { Services } from '../../platform/services.ts';
import { chimeOnce, setMuted } from '../../platform/sound.ts';
import { showToast } from '../../ui/toast.tsx';

const explained = 'sound_explained';

/** A new order is heard; the first time it is said how to have it silent. */
export function soundNewOrders({ events }: Pick<Services, 'events'>): void {
  events.onEvent(({ kind }) => {
    if (kind !== 'order.created') return;
    if (!chimeOnce() || savedValue(explained)) return;
    saveValue(explained, 'yes');
    showToast({
      isForNext: true,
      text: 'Bunyi pesanan baru menyala. Dapat diatur di Lainnya.',
      action: { label: 'Matikan', onSelect: () => setMuted(true) },
    });
  });
}
