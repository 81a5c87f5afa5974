import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { apiOrigin } from '../platform/api/hosts.ts';
import { hideBars } from '../platform/bridge/embedding.ts';
import { ServicesProvider } from '../platform/services.ts';
import { Toaster } from '../ui/toast.tsx';
import { createDriverDevice } from './driver-device.ts';
import { createDriverServices } from './driver-services.ts';
import { TripPage } from './trip-page.tsx';
import { watchTrip } from './watch-trip.ts';

// No bar of ours stands below.
hideBars();
const link = window.location.hash.slice(1);
const device = createDriverDevice(apiOrigin(window.location.origin), link);
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <ServicesProvider value={createDriverServices(device)}>
        <TripPage device={device} />
        <Toaster />
      </ServicesProvider>
    </StrictMode>,
  );
}
watchTrip(device);
void device.tidy().catch((error) => reportError(error));
// What was done at a door is not to go when the phone runs out of room.
void navigator.storage?.persist?.().catch(() => {});
// Another link was opened in the same tab: nothing of the first goes on.
window.addEventListener('hashchange', () => window.location.reload());
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register('/driver/sw.js').catch(() => {});
