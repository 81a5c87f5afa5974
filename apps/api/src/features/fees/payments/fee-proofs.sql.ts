import type { Tx } from '../../../platform/db/handle.ts';
import { rowsOf, sql } from '../../../platform/db/sql.ts';

type NewProof = {
  store_id: string;
  payment_id: string;
  file_id: string;
  reference: string;
  picture_hash: string | null;
  picture_pieces: readonly number[];
};

/** Kept for ever and over all stores: the next one is held against it. */
export async function insertProof(db: Tx, proof: NewProof): Promise<void> {
  await rowsOf(
    db,
    sql`insert into fee_proofs (store_id, payment_id, file_id, reference, picture_hash, picture_pieces)
        values (${proof.store_id}::bigint, ${proof.payment_id}::bigint, ${proof.file_id}::uuid, ${proof.reference},
          ${proof.picture_hash}::text, ${proof.picture_pieces}::integer[])`,
  );
}
