import { type PlanReason, planReasonTable } from '@marketplace/contract/inventory-plan-reasons';
import { useQuery } from '@tanstack/react-query';
import { useIsOnline } from '../../../platform/device/use-is-online.ts';
import { number, rupiah } from '../../../platform/format/money.ts';
import { useServices } from '../../../platform/services.ts';
import { Banner } from '../../../ui/banner.tsx';
import { BottomActions } from '../../../ui/bottom-actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { judgedQuery } from './shelves.query.ts';
import {
  countedWords,
  countsOf,
  type Difference,
  differencesOf,
  shelfName,
  type Take,
} from './take.ts';

type Props = {
  store_id: string;
  take: Take;
  isBusy: boolean;
  onBack: () => void;
  onFinish: (looked: readonly Difference[]) => void;
};

/** What would change, before it does: nothing has happened to any stock until here. */
export function ReviewTake({ store_id, take, isBusy, onBack, onFinish }: Props) {
  const services = useServices();
  const isOnline = useIsOnline();
  const judging = useQuery({
    ...judgedQuery(services, store_id, countsOf(take)),
    enabled: isOnline,
  });
  const all = differencesOf(take, judging.data?.data);
  const refused = all.filter(({ reason }) => reason !== null);
  const differences = all
    .filter(({ pieces, reason }) => pieces !== 0 && reason === null)
    .toSorted((left, right) => Math.abs(right.pieces) - Math.abs(left.pieces));
  const same = all.length - differences.length - refused.length;
  return (
    <>
      <p role="status" className="text-lg font-semibold">
        {differences.length + refused.length === 0
          ? 'Semua yang dihitung cocok.'
          : `${number(differences.length)} produk selisih, ${number(same)} cocok.`}
      </p>
      {!judging.data && !judging.isFetching && (
        <Banner kind="default">
          Tanpa sinyal, selisih dihitung dari stok yang terakhir diketahui perangkat ini. Kalau
          ternyata lain saat dikirim, stok belum diubah dan Anda periksa lagi.
        </Banner>
      )}
      {refused.length > 0 && (
        <Card isFlush>
          <CardTitle className="p-4 pb-2">Tidak akan diterapkan</CardTitle>
          <ul aria-label="Tidak akan diterapkan" className="divide-y divide-line">
            {refused.map(({ counted: { shelf }, reason }) => (
              <li key={shelf.variant_id} className="grid gap-1 px-4 py-3">
                <p className="font-semibold wrap-anywhere">{shelfName(shelf)}</p>
                <p className="text-sm text-wrong-700">{planReasonTable[reason as PlanReason]}</p>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {differences.length > 0 && (
        <Card isFlush>
          <CardTitle className="p-4 pb-2">Selisih</CardTitle>
          <ul aria-label="Selisih" className="divide-y divide-line">
            {differences.map((difference) => (
              <Row key={difference.counted.shelf.variant_id} difference={difference} />
            ))}
          </ul>
          <Total differences={differences} />
        </Card>
      )}
      <p className="text-sm text-ink-soft">
        Produk yang tidak dihitung tidak berubah. Setelah diterapkan, bisa dikembalikan selama satu
        jam.
      </p>
      <BottomActions className="grid gap-2">
        <Button isBlock isBusy={isBusy || judging.isFetching} onClick={() => onFinish(all)}>
          {differences.length === 0
            ? 'Selesai'
            : `Terapkan ${number(differences.length)} selisih sekaligus`}
        </Button>
        <Button variant="secondary" isBlock onClick={onBack}>
          Hitung lagi
        </Button>
      </BottomActions>
    </>
  );
}

const signed = (amount: number, write: (amount: number) => string) =>
  `${amount < 0 ? '−' : '+'}${write(Math.abs(amount))}`;

function Row({ difference }: { difference: Difference }) {
  const { counted, pieces, value, now } = difference;
  const { shelf } = counted;
  const moved = now === null ? 0 : now - shelf.stock_pieces;
  return (
    <li className="grid gap-1 px-4 py-3">
      <div className="flex flex-wrap justify-between gap-x-3">
        <p className="min-w-0 font-semibold wrap-anywhere">{shelfName(shelf)}</p>
        <p className={pieces < 0 ? 'font-semibold text-wrong-700' : 'font-semibold'}>
          {`${signed(pieces, number)} pcs`}
        </p>
      </div>
      <p className="text-sm text-ink-soft">
        {`Tercatat ${number(shelf.stock_pieces)} pcs, dihitung ${countedWords(counted)}`}
      </p>
      {value !== null && (
        <p className="text-sm text-ink-soft">{`Nilai modal ${signed(value, rupiah)}`}</p>
      )}
      {now !== null && moved !== 0 && (
        <p className="text-sm text-soon-700">
          {`Sejak dilihat stok sudah berubah ${signed(moved, number)} pcs, jadi menjadi ${number(now + pieces)} pcs.`}
        </p>
      )}
    </li>
  );
}

function Total({ differences }: { differences: readonly Difference[] }) {
  const known = differences.filter(({ value }) => value !== null);
  const sum = known.reduce((total, { value }) => total + (value ?? 0), 0);
  const unknown = differences.length - known.length;
  return (
    <p className="border-t border-line px-4 py-3 text-sm">
      <b>{`Nilai selisih ${sum === 0 ? rupiah(0) : signed(sum, rupiah)}`}</b>
      {unknown > 0 && ` · ${number(unknown)} produk tanpa harga modal tidak ikut dihitung`}
    </p>
  );
}
