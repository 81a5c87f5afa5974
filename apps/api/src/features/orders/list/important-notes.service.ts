import type { ImportantNote } from '@marketplace/contract/orders';
import type { Db } from '../../../platform/db/handle.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { readUnableStores, type UnableStore } from './important-notes.sql.ts';

export async function listImportantNotes(
  db: Db,
  scope: StoreScope,
): Promise<{ important_notes: ImportantNote[] }> {
  return { important_notes: (await readUnableStores(db, scope)).map(toImportantNote) };
}

export function toImportantNote({ store_id, store_name, is_active }: UnableStore): ImportantNote {
  return is_active
    ? {
        store_id,
        store_name,
        code: 'selling_not_allowed',
        text: `${store_name} belum diizinkan berjualan. Pesanan baru tidak dapat diterima.`,
        link: null,
      }
    : {
        store_id,
        store_name,
        code: 'store_inactive',
        text: `${store_name} sedang nonaktif. Pesanan hanya dapat dilihat.`,
        link: null,
      };
}
