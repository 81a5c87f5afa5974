import { savedValue, saveValue } from './local-storage.ts';

const name = 'device_fingerprint';

/** What is known of this device by now. */
export const knownFingerprint = (): string | null => savedValue(name) ?? null;

/** By what a device is told from others, worked out once and kept; its code is loaded where it is not known yet. */
export async function learnFingerprint(): Promise<void> {
  if (knownFingerprint()) return;
  const { default: library } = await import('@fingerprintjs/fingerprintjs');
  // It would tell its makers of one visit in a thousand.
  const agent = await library.load({ monitoring: false });
  const { visitorId } = await agent.get();
  saveValue(name, visitorId);
}
