import { useEffect, useEffectEvent } from 'react';

type Watcher = EventTarget & { destroy: () => void };

/** The back button of a phone closes what fills its screen, where the browser leaves that to the page. */
export function useBackButton(isOpen: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    const { CloseWatcher } = globalThis as { CloseWatcher?: new () => Watcher };
    if (!isOpen || !CloseWatcher) return;
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', () => back());
    return () => watcher.destroy();
  }, [isOpen]);
}
