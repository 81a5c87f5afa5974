import type { Api } from '../api/client.ts';
import { findBridge } from '../bridge/bridge.ts';
import { savedValue, saveValue } from '../device/local-storage.ts';

const kept = 'push_token';
/** A browser is told by its subscription; what an app is told by is no address. */
const isOfBrowser = (token: string) => token.startsWith('http');

/** Told once a page: whose login it is, is known to the server. */
let told: string | undefined;
let telling: Promise<void> | undefined;
/** An app that is only waking up is asked again; one that has no token is not asked at every turn. */
const pause = 30_000;
let silentAt = Number.NEGATIVE_INFINITY;

/**
 * The token by which this device is told: the app's own, asked for over the bridge, or the one that is kept here. The
 * server has it until this login ends.
 */
export function sendPushToken(api: Api, login: string): Promise<void> {
  if (told === login || performance.now() - silentAt < pause) return Promise.resolve();
  telling ??= tell(api, login)
    .catch(() => {
      silentAt = performance.now();
    })
    .finally(() => {
      telling = undefined;
    });
  return telling;
}

async function tell(api: Api, login: string): Promise<void> {
  const token = (await findBridge()?.getPushToken()) ?? savedValue(kept);
  if (!token || isOfBrowser(token)) {
    silentAt = performance.now();
    return;
  }
  saveValue(kept, token);
  await api('POST /api/auth/firebase', { body: { firebase_registration_token: token } });
  told = login;
}
