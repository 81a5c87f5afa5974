import { actingAs } from '../../platform/acting.ts';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { attempts } from '../../platform/sweeps/attempts.ts';
import { recordAct } from '../acts/acts.service.ts';
import { readEndingKeys, readLeftKeys, setLeft, setWarned } from './end-keys.sql.ts';
import { tellOfKey } from './tell-of-key.service.ts';

const batch = 100;

type Key = { store_id: string; id: string; name: string };

/**
 * A key of somebody who manages the store no longer opens nothing from that moment on. Here it ends for good, so that it does not
 * come back with them. And a week before a key ends by itself the owners are told.
 */
export async function endKeys(db: Db, signal: AbortSignal): Promise<number> {
  const { attempt, sum } = attempts('ending keys');
  const each = async (keys: Key[], work: (db: Tx, key: Key) => Promise<number>) => {
    for (const key of keys)
      if (!signal.aborted) await attempt(() => inTransaction(db, (db) => work(db, key)));
  };
  await each(await readLeftKeys(db, batch), end);
  await each(await readEndingKeys(db, batch), warn);
  return sum();
}

async function end(db: Tx, key: Key): Promise<number> {
  if (!(await setLeft(db, key))) return 0;
  const { store_id, id, name } = key;
  await actingAs({ program: 'end_keys' }, () =>
    recordAct(db, 'api_key.revoke', { store_id, api_key_id: id, before: { name } }),
  );
  const text =
    'Pembuatnya tidak lagi mengelola toko. Buat kunci baru bila sistem Anda masih memakainya.';
  await tellOfKey(db, store_id, { kind: 'ended', title: `Kunci API ${name} berhenti`, text });
  return 1;
}

async function warn(db: Tx, key: Key): Promise<number> {
  if (!(await setWarned(db, key))) return 0;
  const text = 'Buat kunci baru dan gantikan di sistem Anda sebelum itu.';
  const title = `Kunci API ${key.name} berakhir dalam 7 hari`;
  await tellOfKey(db, key.store_id, { kind: 'ending', title, text });
  return 1;
}
