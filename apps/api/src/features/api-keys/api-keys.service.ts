import { randomBytes } from 'node:crypto';
import { keyMark, mostKeys } from '@marketplace/contract/api-key-scopes';
import type { ApiKey, KeyCallRow, NewApiKey } from '@marketplace/contract/api-keys';
import { id } from '@marketplace/contract/fields';
import type { Following } from '@marketplace/contract/pages';
import { z } from 'zod';
import { type Caller, forgetPerson, hashToken } from '../../platform/authenticate.ts';
import type { Db } from '../../platform/db/handle.ts';
import { fail } from '../../platform/failure.ts';
import { followingPage } from '../../platform/pages.ts';
import { type StoreScope, storeIn } from '../../platform/store-scope.ts';
import { recordAct } from '../acts/acts.service.ts';
import { changeActiveOrNot, changeStore } from '../stores/change-store.service.ts';
import { nameOf } from '../users/users.service.ts';
import {
  countValidKeys,
  findKey,
  insertKey,
  keyOfRequest,
  readKeyCalls,
  readKeys,
  setRevoked,
} from './api-keys.sql.ts';
import { tellOfKey } from './tell-of-key.service.ts';

export const listKeys = async (db: Db, { user_id }: Caller, scope: StoreScope) => ({
  api_keys: await readKeys(db, scope, user_id),
});

type Given = { api_key_id: string; key: string; api_keys: ApiKey[] };

/** The store is locked, so of two at once that would be one too many the second is refused. */
export const createKey = (
  db: Db,
  who: Caller,
  scope: StoreScope,
  { request_id, name, scopes, days }: NewApiKey,
): Promise<Given> =>
  changeStore(db, scope, async (db, { store }) => {
    const { store_id } = store;
    if (await keyOfRequest(db, store, request_id)) fail('api_key_shown_once');
    if ((await countValidKeys(db, store)) >= mostKeys) fail('api_keys_too_many');
    const key = `${keyMark}${store_id}_${randomBytes(32).toString('base64url')}`;
    const beginning = key.slice(0, `${keyMark}${store_id}_`.length + 5);
    const api_key_id = await insertKey(db, store, {
      ...{ request_id, name, scopes, days, beginning },
      key_hash: hashToken(key),
      created_by: who.user_id,
    });
    await recordAct(db, 'api_key.create', {
      ...{ store_id, api_key_id, beginning },
      after: { name, scopes, days },
    });
    const text = `Dibuat ${await nameOf(db, who.user_id)}. Bila bukan Anda atau rekan Anda, cabut sekarang.`;
    await tellOfKey(db, store_id, { kind: 'created', title: `Kunci API baru: ${name}`, text });
    return { api_key_id, key, api_keys: await readKeys(db, scope, who.user_id) };
  });

type OneKey = { store_id: string; api_key_id: string };

export const revokeKey = (db: Db, who: Caller, scope: StoreScope, { api_key_id }: OneKey) =>
  changeActiveOrNot(db, scope, async (db, { store }) => {
    const before = (await findKey(db, store, api_key_id)) ?? fail('api_key_not_found');
    if (before.revoked_at === null) {
      await setRevoked(db, store, api_key_id, who.user_id);
      forgetPerson(db, before.created_by);
      const { name, scopes } = before;
      await recordAct(db, 'api_key.revoke', {
        ...{ store_id: store.store_id, api_key_id },
        before: { name, scopes },
      });
    }
    return listKeys(db, who, scope);
  });

export async function listKeyCalls(
  db: Db,
  scope: StoreScope,
  { store_id, api_key_id, ...query }: OneKey & Following,
): Promise<{ data: KeyCallRow[]; next: string | null }> {
  const store = storeIn(scope, store_id);
  if (!(await findKey(db, store, api_key_id))) fail('api_key_not_found');
  return followingPage(
    query,
    z.tuple([id]),
    (behind, limit) => readKeyCalls(db, store, api_key_id, behind?.[0], limit),
    (row) => [row.id],
  );
}
