import type { Tx } from '../../platform/db/handle.ts';
import type { StoreScope } from '../../platform/store-scope.ts';

type Handover = {
  store_id: string;
  order_id: string;
  receiver_name: string;
  photo_id: string | null;
};

export async function insertHandover(db: Tx, _scope: StoreScope, row: Handover): Promise<void> {
  await db.insertInto('order_handovers').values(row).execute();
}
