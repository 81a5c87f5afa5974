import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../../../platform/db/handle.ts';
import { later, lost } from './accurate-failure.ts';
import {
  endRenewal,
  keepTokens,
  loseConnection,
  readConnection,
  takeRenewal,
} from './connections.sql.ts';
import { recordIn, textIn } from './read-json.ts';
import type { TokenSeal } from './token-seal.ts';
import { ask } from './wire.ts';

export type Tokens = { access: string; refresh: string; renews_at: number };

type Settings = { base: string; basic: string; seal: TokenSeal; timeout_ms: number };

const usualLifeSeconds = 15 * 86_400;
/** Of their life; what they are refused before is renewed then. */
const whenToRenew = 0.9;
const pauseMs = 60;
const mostWaitMs = 30_000;

/** What lets us in, and how it is renewed: a refresh token is good once, so one process at a time spends it. */
export function holdTokens({ base, basic, seal, timeout_ms }: Settings) {
  const token = (form: Record<string, string>) =>
    ask({
      url: `${base}/oauth/token`,
      method: 'POST',
      headers: { Authorization: basic },
      body: { form },
      timeout_ms,
    });

  const tokensIn = (body: unknown): Tokens => {
    const { access_token, refresh_token, expires_in } = recordIn(body);
    const tokens = { access: textIn(access_token), refresh: textIn(refresh_token) };
    if (!tokens.access || !tokens.refresh) throw later('no tokens in the answer');
    const life_ms = (Number(expires_in) || usualLifeSeconds) * 1_000;
    return { ...tokens, renews_at: Date.now() + life_ms * whenToRenew };
  };

  const held = async (db: Db, connection_id: string) => {
    const connection = await readConnection(db, connection_id);
    if (!connection || connection.is_lost) throw lost('RECONNECT');
    const { account_id, tokens_sealed, version } = connection;
    const tokens = JSON.parse(await seal.open(db, account_id, tokens_sealed)) as Tokens;
    return { tokens, version, account_id };
  };

  /** Of this version one process renews; the others wait for what comes of it. */
  const renewed = async (db: Db, connection_id: string, version: number): Promise<void> => {
    const until = Date.now() + mostWaitMs;
    while (!(await takeRenewal(db, connection_id, version))) {
      const now = await readConnection(db, connection_id);
      if (!now || now.is_lost) throw lost('RECONNECT');
      if (now.version !== version) return;
      if (Date.now() > until) throw later('another process renews the tokens');
      await pause(pauseMs);
    }
    const { tokens, account_id } = await held(db, connection_id);
    const reply = await token({ grant_type: 'refresh_token', refresh_token: tokens.refresh });
    if (reply?.status === 200) {
      const sealed = await seal.seal(db, account_id, JSON.stringify(tokensIn(reply.body)));
      return keepTokens(db, connection_id, version, sealed);
    }
    const isDead = reply?.status === 400 && recordIn(reply.body).error === 'invalid_grant';
    if (!isDead) {
      await endRenewal(db, connection_id, version);
      throw later('the tokens cannot be renewed now');
    }
    await loseConnection(db, connection_id, version);
    const now = await readConnection(db, connection_id);
    if (now && !now.is_lost) return;
    throw lost('RECONNECT');
  };

  return { token, tokensIn, held, renewed };
}
