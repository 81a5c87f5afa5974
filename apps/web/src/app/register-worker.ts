import { showToast } from '../ui/toast.tsx';

/** After everything else: the first visit has better things to load. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => setTimeout(() => void begin(), pause);
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

const pause = 6000;

async function begin(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register('/sw.js');
    offer(registration);
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', () => offer(registration));
    });
  } catch {
    // Forbidden by the browser, or no room: the application works, with a network.
  }
}

/** A new version lies ready behind the one in use. */
function offer({ waiting }: ServiceWorkerRegistration): void {
  if (!waiting || !navigator.serviceWorker.controller) return;
  showToast({
    isForNext: true,
    text: 'Versi baru siap dipakai.',
    action: { label: 'Muat ulang', onSelect: () => takeOver(waiting) },
  });
}

function takeOver(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload());
  waiting.postMessage('take over');
}
