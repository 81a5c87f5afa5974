import { id } from '@marketplace/contract/fields';
import type { OpsRegistrationsQuery } from '@marketplace/contract/ops-registrations';
import type { RegistrationState } from '@marketplace/contract/registration-words';
import type { RegistrationRow } from '@marketplace/contract/store-registrations';
import { z } from 'zod';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail } from '../../platform/failure.ts';
import type { Links } from '../../platform/files/links.ts';
import { followingPage, momentKey } from '../../platform/pages.ts';
import { storeIn, systemScope } from '../../platform/store-scope.ts';
import { recordAct } from '../acts/acts.service.ts';
import { holdStore } from '../stores/change-store.service.ts';
import { setStoreFlags } from '../stores/stores.service.ts';
import {
  type Held,
  lockRegistration,
  readForOperator,
  readRow,
  readStanding,
  writeDecision,
} from './registrations.sql.ts';
import { tellOfRegistration } from './tell-of-registration.service.ts';

const anyStore = (store_id: string) => storeIn(systemScope([store_id]), store_id);

export async function listRegistrationsToJudge(db: Db, { state, ...query }: OpsRegistrationsQuery) {
  const { data, next } = await followingPage(
    query,
    z.tuple([momentKey, id]),
    (behind, limit) => readStanding(db, state, behind, limit),
    ({ changed, store_id }) => [changed, store_id],
  );
  return { data: data.map(({ changed: _, ...row }) => row), next };
}

export const showRegistrationToOperator = async (db: Db, { store_id }: { store_id: string }) => ({
  registration: (await readForOperator(db, anyStore(store_id))) ?? fail('registration_not_found'),
});

export async function linkToDocument(
  db: Db,
  links: Links,
  { store_id, document_id }: { store_id: string; document_id: string },
): Promise<{ url: string; expires_at: string }> {
  const { registration } = await showRegistrationToOperator(db, { store_id });
  if (!registration.document_ids.includes(document_id)) fail('file_not_found');
  return links.sign(db, document_id);
}

type Decided = Promise<{ registration: RegistrationRow }>;
type Seen = { store_id: string; version: number };

export const approveRegistration = (db: Db, { text, ...seen }: Seen & { text: string }): Decided =>
  decide(db, seen, { state: 'APPROVED', from: ['WAITING'], reason: text || null });

export const returnRegistration = (
  db: Db,
  { reason, ...seen }: Seen & { reason: string },
): Decided => decide(db, seen, { state: 'NEEDS_REVISION', from: ['WAITING', 'REJECTED'], reason });

export const rejectRegistration = (
  db: Db,
  { reason, ...seen }: Seen & { reason: string },
): Decided => decide(db, seen, { state: 'REJECTED', from: ['WAITING'], reason });

type Decision = {
  state: Extract<RegistrationState, 'APPROVED' | 'NEEDS_REVISION' | 'REJECTED'>;
  from: readonly RegistrationState[];
  reason: string | null;
};

/** Of two operators one decides, and the other is told that it is decided; the same said again is answered alike. */
function decide(db: Db, { store_id, version }: Seen, { state, from, reason }: Decision): Decided {
  return inTransaction(db, async (db) => {
    const store = anyStore(store_id);
    await holdStore(db, store_id);
    const before = (await lockRegistration(db, store)) ?? fail('registration_not_found');
    if (isDecidedSo(before, version, { state, reason })) return answerWith(db, store_id);
    if (!from.includes(before.state)) fail('registration_state_conflict');
    if (before.version !== version) fail('registration_version_conflict');
    await writeDecision(db, store, { state, reason });
    await recordAct(db, `registration.${verbs[state]}`, {
      store_id,
      user_id: before.user_id,
      before: { state: before.state },
      after: { state, reason },
    });
    if (state === 'APPROVED') await letSell(db, store_id);
    await tellOfRegistration(db, store_id, before.user_id, state);
    return answerWith(db, store_id);
  });
}

const verbs = { APPROVED: 'approve', NEEDS_REVISION: 'return', REJECTED: 'reject' } as const;

const isDecidedSo = (
  before: Held,
  version: number,
  { state, reason }: Pick<Decision, 'state' | 'reason'>,
): boolean =>
  before.state === state &&
  before.version === version + 1 &&
  (state === 'APPROVED' || before.reason === reason);

const letSell = (db: Tx, store_id: string) =>
  setStoreFlags(db, store_id, { is_seller: true, allows_selling: true }, 'Pendaftaran disetujui');

const answerWith = async (db: Tx, store_id: string): Decided => ({
  registration: (await readRow(db, anyStore(store_id))) ?? fail('registration_not_found'),
});
