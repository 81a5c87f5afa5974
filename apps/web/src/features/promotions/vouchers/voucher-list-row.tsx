import type { VoucherRow } from '@marketplace/contract/voucher';
import { rupiah } from '../../../platform/format/money.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { discountWords, kindWords, minimumWords, stateWords, usedWords } from './voucher-words.ts';

type Props = { voucher: VoucherRow; namesStore: boolean };

export function VoucherListRow({ voucher, namesStore }: Props) {
  const { id, store_id, store_name, name, code, kind, state, results } = voucher;
  const { label, tone } = stateWords[state];
  return (
    <ListRow
      title={
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {name}
          <Badge tone={tone}>{label}</Badge>
        </span>
      }
      subtitle={
        <>
          {namesStore && <span className="block font-medium text-ink">{store_name}</span>}
          <span className="block">
            {code ? `Kode ${code}` : kindWords[kind]}. {discountWords(voucher)}.
          </span>
          <span className="block">{minimumWords(voucher)}.</span>
          <span className="block">{`Terpakai ${usedWords(voucher)}.`}</span>
        </>
      }
      trailing={results.sales > 0 && <span className="tabular-nums">{rupiah(results.sales)}</span>}
      as={<AppLink to="/seller/promotion/voucher" search={{ store_id, voucher_id: id }} />}
    />
  );
}
