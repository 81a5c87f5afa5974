import { createServices } from '../app/services.ts';
import type { Services } from '../platform/services.ts';
import { stubLocalStorage } from './device.ts';

export type WebServices = Services & {
  /** What the browser keeps for this app. */
  kept: Map<string, string>;
  /** How often the server was heard to say that the login is over. */
  signedOutCount: () => number;
};

/** What the app starts with, put together as it does it, in a browser that has kept only so much. */
export function startServices(
  origin: string,
  before: Record<string, string> = {},
  onSignedOut = () => {},
): WebServices {
  const kept = stubLocalStorage();
  for (const [name, value] of Object.entries(before)) kept.set(name, value);
  let signedOut = 0;
  const services = createServices(origin, () => {
    signedOut += 1;
    onSignedOut();
  });
  return { ...services, kept, signedOutCount: () => signedOut };
}
