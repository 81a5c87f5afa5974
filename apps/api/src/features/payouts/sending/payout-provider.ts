import type { Db } from '../../../platform/db/handle.ts';
import { type Outcome, serve, type Transport } from '../../../platform/outbox/channel.ts';
import { isPassing, isTaken, postOnce } from '../../../platform/post-json.ts';
import type { NumberSeal } from '../record/number-seal.ts';
import { failByProvider, transferOf } from './provider-payout.service.ts';
import { transfers } from './transfers.ts';

/** Who transfers money for us, if anybody does: without it operators do, by the bank file. */
export type ProviderSettings = {
  PAYOUT_PROVIDER_URL?: string | undefined;
  PAYOUT_PROVIDER_TOKEN?: string | undefined;
};

const timeout_ms = 10_000;
/** It has had it already. */
const known = 409;
/** Refused for what it is: the account, the amount. Any other refusal is about us, and no payout's fault. */
const refusals = [400, 422];

export function openTransfers(
  db: Db,
  numbers: NumberSeal,
  { PAYOUT_PROVIDER_URL: url, PAYOUT_PROVIDER_TOKEN: token }: ProviderSettings,
): Transport {
  return serve(transfers, async ({ payload, signal }): Promise<Outcome> => {
    if (!url) return { later: 'no provider' };
    const transfer = await transferOf(db, numbers, payload);
    if (!transfer) return 'sent';
    const answer = await postOnce({
      url: `${url}/transfers`,
      token,
      timeout_ms,
      key: transfer.reference,
      signal,
      body: transfer,
    });
    if (isTaken(answer) || answer === known) return 'sent';
    if (typeof answer === 'number' && refusals.includes(answer)) {
      await failByProvider(db, payload, `Bank menolak transfer ini (${answer})`);
      return 'sent';
    }
    return isPassing(answer) || answer === 401 || answer === 403
      ? { later: String(answer) }
      : { never: String(answer) };
  });
}
