import type { BankAccount } from '@marketplace/contract/bank-account';
import { z } from 'zod';

type Asked = { bank_code: string; account_number: string; holder_name: string };

/** Asks whose account it is, and says how that compares to the name somebody typed. */
export type NameCheck = (asked: Asked) => Promise<BankAccount['state']>;

type Settings = {
  PAYOUT_PROVIDER_URL?: string | undefined;
  PAYOUT_PROVIDER_TOKEN?: string | undefined;
};

const timeout_ms = 10_000;
const answered = z.object({ holder_name: z.string() });

/**
 * Who transfers the money knows whose account it is. Where operators transfer it, nobody can be asked: the owner's word counts, and
 * the operator reads the name beside the amount.
 */
export const openNameCheck = ({
  PAYOUT_PROVIDER_URL: url,
  PAYOUT_PROVIDER_TOKEN: token,
}: Settings): NameCheck =>
  url
    ? async ({ holder_name, bank_code, account_number }) => {
        const name = await nameAtBank(`${url}/account-names`, token, { bank_code, account_number });
        if (name === undefined) return 'UNVERIFIED';
        return lettersOf(name) === lettersOf(holder_name) ? 'VERIFIED' : 'NAME_DIFFERS';
      }
    : async () => 'VERIFIED';

/** As banks write names: in capitals, with or without dots. */
const lettersOf = (name: string) => name.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/** None where the bank could not be asked, or does not know the account. */
async function nameAtBank(
  url: string,
  token: string | undefined,
  account: Omit<Asked, 'holder_name'>,
): Promise<string | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(account),
      // A redirect would take the token elsewhere.
      redirect: 'error',
      signal: AbortSignal.timeout(timeout_ms),
    });
    return response.ok ? answered.parse(await response.json()).holder_name : undefined;
  } catch {
    return undefined;
  }
}
