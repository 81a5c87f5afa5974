import type { AnswerOf } from '@marketplace/contract/call';
import { moment } from '../../../platform/format/time.ts';
import { useTimeZone } from '../../../platform/use-time-zone.ts';
import { weekWords } from '../../../shared/week-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { FeeSums } from '../fee-sums.tsx';
import { collectionStates } from '../fee-words.ts';

type Collection = AnswerOf<'GET /api/fee-collections/detail'>['fee_collection'];

/** From the fees to what is to be paid, each step shown. */
export function CollectionSums({ collection }: { collection: Collection }) {
  const { state, fee_amount, tax_amount, correction_amount, claims_amount, credit_amount } =
    collection;
  const { label, tone } = collectionStates[state];
  return (
    <Card>
      <p className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <b className="text-lg font-semibold">{weekWords(collection)}</b>
        <Badge tone={tone}>{label}</Badge>
      </p>
      <FeeSums
        parts={[
          ['Biaya layanan', fee_amount],
          ['PPN', tax_amount],
          ['Koreksi pesanan sebelumnya', correction_amount],
          ['Pengembalian ke pembeli yang dibayarkan marketplace', claims_amount],
          ['Saldo lebih yang dipakai', -credit_amount],
        ]}
        total={{ name: 'Tagihan', amount: collection.amount }}
        note={<Until collection={collection} />}
      />
    </Card>
  );
}

function Until({ collection }: { collection: Collection }) {
  const { store_id, state, due_at, blocks_at, settled_at } = collection;
  const timeZone = useTimeZone(store_id);
  if (settled_at)
    return `${state === 'PAID' ? 'Dibayar' : 'Dihapuskan'} ${moment(settled_at, timeZone)}.`;
  if (state === 'WAITING_VERIFICATION') return 'Bukti transfer sedang diperiksa.';
  return `Jatuh tempo ${moment(due_at, timeZone)}. Bila belum dibayar sampai ${moment(blocks_at, timeZone)}, pesanan baru berhenti masuk.`;
}
