import { contract } from '@marketplace/contract/contract';
import { bind, bindStream } from '../../platform/http/bind.ts';
import { systemScope } from '../../platform/store-scope.ts';
import type { NumberSeal } from './record/number-seal.ts';
import { bankFile, makeFile } from './sending/bank-file.service.ts';
import { listPayoutsOfAll } from './sending/ops-payouts.service.ts';
import { retryPayout } from './sending/retry-payout.service.ts';
import { markArrived, markFailed, sendPayout } from './sending/send-payout.service.ts';

const { opsPayouts } = contract;

/** What operators do with the money that stores are owed. */
export const opsPayoutsRoutes = (numbers: NumberSeal) => [
  bind(opsPayouts.list, ({ db, query }) => listPayoutsOfAll(db, query)),
  bind(opsPayouts.send, ({ db, who, body }) => sendPayout(db, who, body)),
  bind(opsPayouts.makeFile, ({ db }) => makeFile(db)),
  bindStream(opsPayouts.bankFile, async ({ db, who, query }, reply) => {
    const { bytes, headers } = await bankFile(db, numbers, who, query.file_id);
    void reply.headers(headers).send(bytes);
  }),
  bind(opsPayouts.arrived, ({ db, who, body }) => markArrived(db, who, body)),
  bind(opsPayouts.failed, ({ db, who, body }) => markFailed(db, who, body)),
  bind(opsPayouts.retry, ({ db, body }) => retryPayout(db, systemScope([body.store_id]), body)),
];
