import { showToast } from '../../ui/toast.tsx';
import { useOffline } from '../services.ts';

/** Takes a change back that waits, or puts a refused one away; says so if it was too late for that. */
export function useTakeBack(): (id: number) => Promise<boolean> {
  const { outbox } = useOffline();
  return async (id) => {
    const isTaken = await outbox.remove(id);
    if (!isTaken)
      showToast({ text: 'Sedang dikirim, jadi tidak bisa diurungkan lagi.', kind: 'error' });
    return isTaken;
  };
}
