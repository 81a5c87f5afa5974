import { type KeyFor, secretKey } from '../../platform/secret-key.ts';
import { type Accurate, type AccurateSettings, createAccurate } from './accurate/accurate.ts';
import { createTokenSeal, type TokenSeal } from './accurate/token-seal.ts';
import { type CompareJob, compareJob } from './board/compare-job.ts';
import { type CreateThereJob, createThereJob } from './linking/create-there.service.ts';
import { type JobOfItems, readItemsJob } from './linking/read-items-job.ts';

/** What accounting stands on: the way to Accurate, what lets us in, and the long jobs. */
export type AccountingPort = {
  accurate: Accurate;
  seal: TokenSeal;
  jobs: { readItems: JobOfItems; createThere: CreateThereJob; compare: CompareJob };
};

type Settings = AccurateSettings & { ACCURATE_TOKEN_KEY?: string | undefined };

/** Where Accurate sends browsers back to; nowhere said, to wherever the page was served. */
export const backFromAccurate = ({
  ACCURATE_REDIRECT_URI,
  PUBLIC_URL,
}: {
  ACCURATE_REDIRECT_URI?: string | undefined;
  PUBLIC_URL?: string | undefined;
}): string | undefined =>
  ACCURATE_REDIRECT_URI ?? (PUBLIC_URL && `${PUBLIC_URL}/integrate-accurate`);

/** What was sealed before a key was configured still opens. */
function keysOf(configured: string | undefined): [KeyFor, ...KeyFor[]] {
  const own = secretKey(undefined, 'accounting_tokens');
  return configured ? [secretKey(configured, 'accounting_tokens'), own] : [own];
}

export function openAccountingPort(settings: Settings): AccountingPort {
  const seal = createTokenSeal(keysOf(settings.ACCURATE_TOKEN_KEY));
  const accurate = createAccurate(settings, seal);
  return {
    accurate,
    seal,
    jobs: {
      readItems: readItemsJob(accurate),
      createThere: createThereJob(accurate),
      compare: compareJob(accurate),
    },
  };
}
