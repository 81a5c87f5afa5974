import { createHash, randomBytes } from 'node:crypto';
import type { SettingsBody, SetupWithCodeBody } from '@marketplace/contract/accounting';
import { accurateScopes } from '@marketplace/contract/accounting-words';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail, failWith } from '../../../platform/failure.ts';
import { type OneStore, type StoreScope, storeIn } from '../../../platform/store-scope.ts';
import { recordAct } from '../../acts/acts.service.ts';
import type { Accurate, Granted } from '../accurate/accurate.ts';
import { AccurateFailure } from '../accurate/accurate-failure.ts';
import { keepConnection } from '../accurate/connections.sql.ts';
import type { TokenSeal } from '../accurate/token-seal.ts';
import { lockBooks } from '../books-of-store.sql.ts';
import { writeLog } from '../record/log.sql.ts';
import { missingScopes, showRegistration } from './registration.service.ts';
import {
  connectStore,
  disconnectStore,
  endSetup,
  forgetLinks,
  forgetUnused,
  insertSetup,
  mendStoresOf,
  readUsed,
  useSetup,
  voidSetup,
  writeSettings,
} from './setup.sql.ts';

type OfBooks = { marketplace_store_id: string };

const lifeMs = 15 * 60_000;
const hashOf = (state: string) => createHash('sha256').update(state).digest();

/** Nobody is sent to a house that does not answer. */
export async function mustAnswer(accurate: Accurate): Promise<void> {
  if (!accurate.isConfigured || !(await accurate.isThere())) fail('accounting_unreachable');
}

/** Where to send a browser, and by what it is known when it comes back. */
export async function beginSetup(
  db: Db,
  { user_id }: Pick<Caller, 'user_id'>,
  scope: StoreScope,
  { marketplace_store_id }: OfBooks,
  accurate: Accurate,
  redirect_uri: string,
) {
  const store = storeIn(scope, marketplace_store_id);
  // Whoever comes back learns from it which store it was for.
  const state = `${marketplace_store_id}.${randomBytes(24).toString('base64url')}`;
  const expires_at = new Date(Date.now() + lifeMs).toISOString();
  await inTransaction(db, (db) =>
    insertSetup(db, store, { user_id, state_hash: hashOf(state), redirect_uri, expires_at }),
  );
  return {
    authorize_url: accurate.authorizeUrl({ redirect_uri, scopes: accurateScopes, state }),
    state,
    scopes: [...accurateScopes],
    expires_at,
  };
}

/**
 * Done before any transaction, since Accurate is asked: the state is taken first, so of two that come back with it one
 * spends the code. What was granted is kept at once; what it says of this store follows from it.
 */
export async function takeCode(
  db: Db,
  { user_id }: Pick<Caller, 'user_id'>,
  scope: StoreScope,
  { marketplace_store_id, state, code, error }: SetupWithCodeBody,
  { accurate, seal }: { accurate: Accurate; seal: TokenSeal },
): Promise<void> {
  const store = storeIn(scope, marketplace_store_id);
  const state_hash = hashOf(state);
  if (!state.startsWith(`${marketplace_store_id}.`)) fail('accounting_state_unknown');
  const setup = await useSetup(db, store, user_id, state_hash);
  if (!setup) {
    const used = await readUsed(db, store, user_id, state_hash);
    if (used?.is_done) return;
    return fail(used?.is_under_way ? 'request_in_flight' : 'accounting_state_unknown');
  }
  try {
    const granted = await grantedFor(accurate, code, error, setup.redirect_uri);
    await keepGranted(db, store, user_id, state_hash, granted, seal);
    const missing_scopes = missingScopes(granted.scopes);
    if (missing_scopes.length > 0) failWith('accounting_consent_partial', { missing_scopes });
  } catch (failure) {
    await voidSetup(db, store, state_hash);
    throw failure;
  }
}

async function grantedFor(
  accurate: Accurate,
  code: string | undefined,
  error: string | undefined,
  redirect_uri: string,
): Promise<Granted> {
  if (!code)
    return fail(
      error === 'access_denied' ? 'accounting_consent_denied' : 'accounting_code_refused',
    );
  try {
    return await accurate.grant(code, redirect_uri);
  } catch (failure) {
    if (!(failure instanceof AccurateFailure)) throw failure;
    return fail(failure.kind === 'lost' ? 'accounting_code_refused' : 'accounting_unreachable');
  }
}

/** The tokens of before are dead by now, so these are kept whatever they are good for. */
async function keepGranted(
  db: Db,
  store: OneStore,
  user_id: string,
  state_hash: Uint8Array,
  { account, scopes, tokens }: Granted,
  seal: TokenSeal,
): Promise<void> {
  const tokens_sealed = await seal.seal(db, account.id, JSON.stringify(tokens));
  const isWhole = missingScopes(scopes).length === 0;
  await inTransaction(db, async (db) => {
    const before = await lockBooks(db, store);
    const connection_id = await keepConnection(db, {
      account_id: account.id,
      name: account.name.slice(0, 200),
      email: account.email.slice(0, 200),
      scopes,
      tokens_sealed,
    });
    if (!isWhole) return forgetUnused(db, connection_id);
    if (before && before.account_id !== account.id) await forgetLinks(db, store);
    await connectStore(db, store, connection_id, account.id);
    await mendStoresOf(db, connection_id);
    await endSetup(db, store, state_hash);
    if (before?.connection_id && before.connection_id !== connection_id)
      await forgetUnused(db, before.connection_id);
    await writeLog(db, store, [
      { kind: 'CONNECTED', about: `${account.name} (${account.email})`, user_id },
    ]);
    await recordAct(db, 'accounting.connect', {
      ...store,
      before: before?.connection_id ? { account_id: before.account_id } : null,
      after: { account_id: account.id },
    });
  });
}

export const disconnect = (
  db: Db,
  { user_id }: Pick<Caller, 'user_id'>,
  scope: StoreScope,
  { marketplace_store_id }: OfBooks,
) =>
  inTransaction(db, async (db) => {
    const store = storeIn(scope, marketplace_store_id);
    const before = await lockBooks(db, store);
    if (before?.connection_id && (await disconnectStore(db, store))) {
      await forgetUnused(db, before.connection_id);
      await writeLog(db, store, [
        { kind: 'DISCONNECTED', about: before.database_name ?? '', user_id },
      ]);
      await recordAct(db, 'accounting.disconnect', {
        ...store,
        before: { account_id: before.account_id },
      });
    }
    return showRegistration(db, scope);
  });

export const saveSettings = (db: Db, scope: StoreScope, body: SettingsBody) =>
  inTransaction(db, async (db) => {
    const store = storeIn(scope, body.marketplace_store_id);
    const before = await lockBooks(db, store);
    if (!before?.connection_id) return fail('accounting_not_connected');
    const stock_leader = body.stock_leader ?? before.stock_leader;
    const invoicing = body.invoicing ?? before.invoicing;
    if (before.stock_leader === stock_leader && before.invoicing === invoicing)
      return showRegistration(db, scope);
    if (before.version !== body.version) fail('accounting_conflict');
    await writeSettings(db, store, { stock_leader, invoicing });
    await recordAct(db, 'accounting.settings', {
      ...store,
      before: { stock_leader: before.stock_leader, invoicing: before.invoicing },
      after: { stock_leader, invoicing },
    });
    return showRegistration(db, scope);
  });
