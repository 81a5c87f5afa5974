import type { Tx } from '../../../platform/db/handle.ts';
import type { OneStore } from '../../../platform/store-scope.ts';

type Handover = {
  order_id: string;
  receiver_name: string;
  photo_id: string | null;
  signature_id?: string | undefined;
  /** When it happened, if that was not now. */
  created_at?: string;
};

export async function insertHandover(db: Tx, { store_id }: OneStore, row: Handover): Promise<void> {
  await db
    .insertInto('order_handovers')
    .values({ ...row, store_id })
    .execute();
}
