import type { DriverDevice } from './driver-device.ts';

/** As often as it is asked while somebody looks: the store may have put something on top. */
const betweenLooks = 60_000;

/** Keeps the trip up to date, and has what waits sent, as soon as there is a signal or somebody looks. */
export function watchTrip({ load, outbox }: Pick<DriverDevice, 'load' | 'outbox'>): void {
  const look = () => {
    if (document.visibilityState === 'hidden') return;
    outbox.wake();
    void load();
  };
  window.addEventListener('online', look);
  document.addEventListener('visibilitychange', look);
  setInterval(look, betweenLooks);
  look();
}
