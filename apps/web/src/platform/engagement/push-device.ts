import type { Api } from '../api/client.ts';
import {
  isTold,
  isWantedBy,
  noteNothingTold,
  noteTold,
  noteWanted,
  type Person,
} from './push-here.ts';

/**
 * `none`: this browser cannot. `denied`: somebody has refused it in the browser, where alone it can be allowed again.
 * `off` and `on`: whether messages come to this device for who is here; `waiting`: they will, once the browser and the
 * server are ready.
 */
export type PushState = 'none' | 'denied' | 'off' | 'waiting' | 'on';

const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const longestWait = 10_000;

/** The worker that shows messages. A first visit on a slow line has none yet for minutes. */
async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  await navigator.serviceWorker.register('/sw.js');
  return Promise.race([
    navigator.serviceWorker.ready,
    new Promise<undefined>((resolve) => {
      setTimeout(() => resolve(undefined), longestWait);
    }),
  ]);
}

const subscriptionHere = async (): Promise<PushSubscription | null | undefined> =>
  (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();

export async function pushState(person: Person): Promise<PushState> {
  if (!canPush() || !import.meta.env.PROD) return 'none';
  if (Notification.permission === 'denied') return 'denied';
  if (Notification.permission !== 'granted') return 'off';
  const subscription = await subscriptionHere().catch(() => null);
  if (subscription && isTold(subscription.endpoint, person)) return 'on';
  return isWantedBy(person) ? 'waiting' : 'off';
}

/** The browser's own question. Called from a tap: a browser asks for no less. */
export const askBrowser = (): Promise<NotificationPermission> => Notification.requestPermission();

/** Where the browser has allowed it. What cannot be done now is done when it can, on this page or the next. */
export async function subscribeHere(
  api: Api,
  public_key: string,
  person: Person,
): Promise<PushState> {
  noteWanted(person, true);
  const worker = await registration().catch(() => undefined);
  if (!worker) {
    void navigator.serviceWorker.ready.then(() =>
      renewPush(api, person, async () => public_key).catch(() => {
        // The next page does it.
      }),
    );
    return 'waiting';
  }
  await tell(api, person, await subscribed(worker, public_key));
  return 'on';
}

/** Asks, where nobody has said yet, and tells the server. */
export async function turnOnPush(api: Api, public_key: string, person: Person): Promise<PushState> {
  const permission = await askBrowser();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  return subscribeHere(api, public_key, person);
}

/** Another key of the server, and what was subscribed by the old one hears nothing any more. */
async function subscribed(worker: ServiceWorkerRegistration, public_key: string) {
  const before = await worker.pushManager.getSubscription();
  if (before && keyOf(before) === public_key) return before;
  await before?.unsubscribe();
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: public_key });
}

const keyOf = ({ options: { applicationServerKey } }: PushSubscription): string =>
  applicationServerKey
    ? btoa(String.fromCharCode(...new Uint8Array(applicationServerKey)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replace(/=+$/, '')
    : '';

/** Told once a page: the server may have forgotten one that a push service no longer knew. */
let toldHere = '';

async function tell(
  api: Api,
  person: Person,
  subscription: PushSubscription,
  is_renewal = false,
): Promise<void> {
  const { endpoint = '', keys } = subscription.toJSON();
  const now = `${person.login} ${endpoint}`;
  if (toldHere === now && isTold(endpoint, person)) return;
  const body = {
    endpoint,
    keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
    ...(is_renewal && { is_renewal }),
  };
  await api('POST /api/engagement/push/subscribe', { body });
  toldHere = now;
  noteTold(endpoint, person);
}

export async function turnOffPush(api: Api, person: Person): Promise<PushState> {
  const subscription = await subscriptionHere();
  if (subscription) {
    await api('POST /api/engagement/push/unsubscribe', {
      body: { endpoint: subscription.endpoint },
    });
    await subscription.unsubscribe();
  }
  noteWanted(person, false);
  noteNothingTold();
  return pushState(person);
}

/** Nobody is here any more: what the server has not heard of yet, the browser ends by itself. */
export async function leavePush(): Promise<void> {
  noteNothingTold();
  if (canPush()) await (await subscriptionHere())?.unsubscribe();
}

let renewing: Promise<void> | undefined;

/**
 * A subscription ends with its login, and whenever a browser likes: whoever wants messages on this device gets another.
 * One that was left behind by somebody else is ended: their messages are not for who is here now.
 */
export function renewPush(
  api: Api,
  person: Person,
  publicKey: () => Promise<string>,
): Promise<void> {
  renewing ??= renewed(api, person, publicKey).finally(() => {
    renewing = undefined;
  });
  return renewing;
}

async function renewed(api: Api, person: Person, publicKey: () => Promise<string>): Promise<void> {
  if (!canPush() || Notification.permission !== 'granted') return;
  const worker = await navigator.serviceWorker.getRegistration();
  if (!isWantedBy(person)) {
    if (await worker?.pushManager.getSubscription()) await leavePush();
    return;
  }
  if (worker?.active) await tell(api, person, await subscribed(worker, await publicKey()), true);
}
