import type { FastifyInstance } from 'fastify';
import type { IsDemo } from '../is-demo.ts';
import { type AuthenticateKey, createAuthenticateKey } from './authenticate-key.ts';
import { refuseKeysInAddresses } from './refuse-in-address.ts';

/** How calls with a store's key are taken, and how one in an address is not. */
export function addApiKeys(app: FastifyInstance, isDemo: IsDemo): AuthenticateKey {
  const { authenticateKey, close } = createAuthenticateKey(isDemo);
  refuseKeysInAddresses(app);
  app.addHook('onClose', async () => close());
  return authenticateKey;
}
