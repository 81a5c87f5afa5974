import { hasBridge } from '../platform/bridge/embedding.ts';
import type { Services } from '../platform/services.ts';

/** Before a login is given up: inside the mobile app it is asked once for a newer token. */
export function createRenewal(
  services: Pick<Services, 'state' | 'token'>,
): (ended: string | undefined) => Promise<boolean> {
  let asked: { ended: string; answer: Promise<boolean> } | undefined;
  const ask = async (ended: string) => {
    const { renewToken } = await import('../platform/bridge/renew-token.ts');
    return renewToken(services, ended);
  };
  return async (ended) => {
    if (!ended || !hasBridge()) return false;
    if (asked?.ended !== ended) asked = { ended, answer: ask(ended) };
    try {
      return await asked.answer;
    } catch (error) {
      // The line broke, or the page is being left: nobody has said that the login is over.
      asked = undefined;
      throw error;
    }
  };
}
