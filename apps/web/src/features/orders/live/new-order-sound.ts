import { savedValue, saveValue } from '../../../platform/device/local-storage.ts';
import { chimeOnce, setMuted } from '../../../platform/sound.ts';
import { showToast } from '../../../ui/toast.tsx';

const explained = 'sound_explained';

/** The first time it is said how to have it silent. */
export function soundNewOrder(): void {
  if (!chimeOnce() || savedValue(explained)) return;
  saveValue(explained, 'yes');
  showToast({
    isForNext: true,
    text: 'Bunyi pesanan baru menyala. Dapat diatur di Lainnya.',
    action: { label: 'Matikan', onSelect: () => setMuted(true) },
  });
}
