import { keyMark } from '@marketplace/contract/api-key-scopes';
import type { FastifyInstance } from 'fastify';
import { failWith } from '../failure.ts';

const inAddress = new RegExp(`${keyMark.replace('_', '(?:_|%5f)')}\\d`, 'i');

/** An address stands in the logs of whatever it comes through: a key in one is refused, right or not, before anything is looked up. */
export function refuseKeysInAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (inAddress.test(request.url))
      failWith('authentication_failed', { key_problem: 'IN_ADDRESS' });
    done();
  });
}
