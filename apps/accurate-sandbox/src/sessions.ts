import { randomBytes } from 'node:crypto';

export type Account = { id: number; name: string; email: string; companies: number[] };

export const accounts: Account[] = [
  { id: 1, name: 'Ibu Ratna', email: 'ratna@contoh.test', companies: [801, 802, 803] },
  { id: 2, name: 'Pak Hendra', email: 'hendra@contoh.test', companies: [802] },
];

/** One for an account and an app: consent given again ends the one before. */
export type Authorisation = {
  account: Account;
  client_id: string;
  scopes: string[];
  access: string;
  refresh: string;
  ends_at: number;
};

type Code = {
  account: Account;
  client_id: string;
  scopes: string[];
  redirect_uri: string;
  ends_at: number;
};

const days = 86_400_000;
const secret = () => randomBytes(24).toString('base64url');

/** Who was let in, to which app, for what; and which companies they have open. */
export class Sessions {
  authorisations: Authorisation[] = [];
  codes = new Map<string, Code>();
  /** Of a company that is open. */
  open = new Map<string, { company_id: number; account_id: number }>();

  newCode(code: Omit<Code, 'ends_at'>): string {
    const text = secret();
    this.codes.set(text, { ...code, ends_at: Date.now() + 5 * 60_000 });
    return text;
  }

  /** Undefined where the code was used, is too old, or is another app's. */
  spendCode(text: string, client_id: string, redirect_uri: string): Authorisation | undefined {
    const code = this.codes.get(text);
    this.codes.delete(text);
    if (!code || code.ends_at < Date.now()) return undefined;
    if (code.client_id !== client_id || code.redirect_uri !== redirect_uri) return undefined;
    const { account, scopes } = code;
    this.authorisations = this.authorisations.filter(
      (each) => each.account.id !== account.id || each.client_id !== client_id,
    );
    const made = {
      account,
      client_id,
      scopes,
      access: secret(),
      refresh: secret(),
      ends_at: Date.now() + 15 * days,
    };
    this.authorisations.push(made);
    return made;
  }

  /** A refresh token is good once. */
  refresh(text: string, client_id: string): Authorisation | undefined {
    const found = this.authorisations.find(
      (each) => each.refresh === text && each.client_id === client_id,
    );
    if (!found) return undefined;
    found.access = secret();
    found.refresh = secret();
    found.ends_at = Date.now() + 15 * days;
    return found;
  }

  byAccess(text: string): Authorisation | undefined {
    const found = this.authorisations.find((each) => each.access === text);
    return found && found.ends_at > Date.now() ? found : undefined;
  }

  openCompany(company_id: number, account_id: number): string {
    const session = secret();
    this.open.set(session, { company_id, account_id });
    return session;
  }
}
