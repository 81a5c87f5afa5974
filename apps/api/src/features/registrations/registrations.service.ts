import { mostRegistrations } from '@marketplace/contract/registration-words';
import type {
  NewRegistration,
  Registration,
  SentRegistration,
} from '@marketplace/contract/store-registrations';
import type { Caller } from '../../platform/authenticate.ts';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail } from '../../platform/failure.ts';
import { payloadHash } from '../../platform/payload-hash.ts';
import {
  type OneStore,
  type StoreScope,
  storeIn,
  systemScope,
} from '../../platform/store-scope.ts';
import { recordAct } from '../acts/acts.service.ts';
import { wantsRegistrationDocuments } from '../configuration/configuration.service.ts';
import { attachFile, releaseFiles } from '../storage/storage.service.ts';
import { changeStore } from '../stores/change-store.service.ts';
import { openStore } from '../stores/open-store.service.ts';
import { mustBeCity, writeProfile } from '../stores/store-profile.service.ts';
import { isSeller } from '../stores/stores.service.ts';
import {
  countUnapproved,
  findAskedAlike,
  type Held,
  lockAsking,
  lockRegistration,
  readOfPerson,
  writeAsked,
} from './registrations.sql.ts';

type Answer = Promise<{ registration: Registration }>;

export const listRegistrations = async (db: Db, { user_id }: Caller) => ({
  registrations: await readOfPerson(db, user_id),
  wants_documents: await wantsRegistrationDocuments(db),
});

/** The store is there at once, as one that buys: what is asked for is that it may sell. */
export function registerStore(db: Db, who: Caller, body: NewRegistration): Answer {
  const { kind, sells, ...profile } = body;
  const { user_id } = who;
  return inTransaction(db, async (db) => {
    await lockAsking(db, user_id);
    const payload_hash = payloadHash(body);
    const asked = await findAskedAlike(db, user_id, payload_hash);
    if (asked) return answerWith(db, who, asked);
    if ((await countUnapproved(db, user_id, mostRegistrations)) >= mostRegistrations)
      fail('registrations_too_many');
    await mustBeCity(db, profile.city_id);
    const store_id = await openStore(db, user_id, profile);
    const state = (await wantsRegistrationDocuments(db)) ? 'DRAFT' : 'WAITING';
    const wish = { state, kind, sells, document_ids: [], user_id, payload_hash } as const;
    await writeAsked(db, anyStore(store_id), wish);
    await recordAct(db, 'registration.ask', { store_id, user_id, before: null, after: { state } });
    return answerWith(db, who, store_id);
  });
}

export function sendRegistration(
  db: Db,
  who: Caller,
  scope: StoreScope,
  body: SentRegistration,
): Answer {
  const { store_id, version, kind, sells, document_ids, ...profile } = body;
  const { user_id } = who;
  const payload_hash = payloadHash(body);
  return changeStore(db, scope, async (db, { store }) => {
    const before = await lockRegistration(db, store);
    // The answer was lost, and the same person says the same again.
    const isRepeat =
      before?.state === 'WAITING' &&
      before.user_id === user_id &&
      before.payload_hash === payload_hash;
    if (isRepeat) return answerWith(db, who, store_id);
    await mustBeSendable(db, store, before, version);
    if (document_ids.length === 0 && (await wantsRegistrationDocuments(db)))
      fail('validation_failed', { document_ids: 'required' });
    await mustBeCity(db, profile.city_id);
    await useDocuments(db, scope, store, document_ids, before?.document_ids ?? []);
    await writeProfile(db, { store_id, ...profile });
    const asked = { state: 'WAITING', kind, sells, document_ids, user_id, payload_hash } as const;
    await writeAsked(db, store, asked);
    await recordAct(db, 'registration.ask', {
      store_id,
      user_id,
      before: before ? { state: before.state } : null,
      after: { state: 'WAITING' },
    });
    return answerWith(db, who, store_id);
  });
}

async function mustBeSendable(
  db: Tx,
  { store_id }: OneStore,
  before: Held | undefined,
  version: number,
): Promise<void> {
  if (!before) {
    if (version !== 0) fail('registration_not_found');
    // Also of one that was stopped: that is the marketplace's to take back.
    if (await isSeller(db, store_id)) fail('registration_state_conflict');
    return;
  }
  if (before.state !== 'DRAFT' && before.state !== 'NEEDS_REVISION')
    fail('registration_state_conflict');
  if (before.version !== version) fail('registration_version_conflict');
}

/** What is left out goes with what nothing uses. */
async function useDocuments(
  db: Tx,
  scope: StoreScope,
  store: OneStore,
  document_ids: readonly string[],
  before: readonly string[],
): Promise<void> {
  for (const id of document_ids)
    if (!before.includes(id)) await attachFile(db, scope, id, ['registration_document']);
  const left = before.filter((id) => !document_ids.includes(id));
  await releaseFiles(db, store, left);
}

async function answerWith(db: Tx, { user_id }: Caller, store_id: string): Answer {
  const registrations = await readOfPerson(db, user_id);
  const registration = registrations.find((each) => each.store_id === store_id);
  return { registration: registration ?? fail('registration_not_found') };
}

const anyStore = (store_id: string) => storeIn(systemScope([store_id]), store_id);
