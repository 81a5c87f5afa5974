import { useEffect, useState } from 'react';

const quiet = 1_500;

const isBusy = (): boolean =>
  document.hidden ||
  document.querySelector('[role="dialog"], [role="alertdialog"]') !== null ||
  document.activeElement?.matches('input, textarea, select') === true;

/** True once nobody taps, types or answers something else: what comes up then comes up under no thumb. */
export function useQuietMoment(isAwaited: boolean): boolean {
  const [hasCome, setCome] = useState(false);
  useEffect(() => {
    if (!isAwaited || hasCome) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => (isBusy() ? wait() : setCome(true));
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(look, quiet);
    };
    wait();
    document.addEventListener('pointerdown', wait, true);
    document.addEventListener('keydown', wait, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', wait, true);
      document.removeEventListener('keydown', wait, true);
    };
  }, [isAwaited, hasCome]);
  return hasCome;
}
