import type { MoneyPosting } from '@marketplace/contract/money';
import { Fragment } from 'react';
import { number } from '../../../platform/format/money.ts';
import { clock, dayIn, zoneLabel } from '../../../platform/format/time.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { isSeveral } from '../../../platform/state/store-slice.ts';
import { byDay, changeWords, dayHeading, postingWords } from '../money-words.ts';

type Props = { rows: readonly MoneyPosting[]; store_id: string };

const cell = 'px-4 py-2.5 align-top';

/** The statement at a desk: a line each, digits under digits. */
export function PostingTable({ rows, store_id }: Props) {
  const isOfMany = isSeveral(store_id);
  const hasSaldo = rows.some(({ balance }) => balance !== null);
  const columns = 5 + Number(hasSaldo);
  return (
    <div className="overflow-x-auto rounded-lg border border-line bg-surface shadow-card">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">Mutasi</caption>
        <thead>
          <tr className="border-b border-line bg-canvas text-left text-ink-soft">
            <th scope="col" className={`${cell} font-semibold`}>
              Waktu
            </th>
            <th scope="col" className={`${cell} font-semibold`}>
              Keterangan
            </th>
            <th scope="col" className={`${cell} font-semibold`}>
              {isOfMany ? 'Toko' : 'Pembeli'}
            </th>
            <th scope="col" className={`${cell} font-semibold`}>
              Jenis
            </th>
            <th scope="col" className={`${cell} text-right font-semibold`}>
              Jumlah
            </th>
            {hasSaldo && (
              <th scope="col" className={`${cell} text-right font-semibold`}>
                Saldo
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {byDay(rows).map(({ day, rows: ofDay }) => (
            <Fragment key={`${day} ${ofDay[0]?.id}`}>
              <tr className="border-b border-line bg-sunken">
                <th
                  scope="rowgroup"
                  colSpan={columns}
                  className="px-4 py-1.5 text-left font-semibold"
                >
                  {dayHeading(day, dayIn(Date.now(), ofDay[0]?.time_zone ?? ''))}
                </th>
              </tr>
              {ofDay.map((row) => (
                <Line key={row.id} row={row} isOfMany={isOfMany} hasSaldo={hasSaldo} />
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type LineProps = { row: MoneyPosting; isOfMany: boolean; hasSaldo: boolean };

function Line({ row, isOfMany, hasSaldo }: LineProps) {
  const { amount, note } = changeWords(row);
  const tone = row.change > 0 ? 'text-brand-700' : row.change < 0 ? 'text-ink' : 'text-ink-soft';
  return (
    <tr className="border-b border-line last:border-0 hover:bg-canvas">
      <td className={`${cell} whitespace-nowrap text-ink-soft tabular-nums`}>
        {clock(row.created_at, row.time_zone)} {zoneLabel(row.time_zone)}
      </td>
      <td className={cell}>
        {row.order_id ? (
          <AppLink
            to="/seller/orders/detail"
            search={{ orderId: row.order_id, store_id: row.store_id }}
            className="font-medium hover:underline"
          >
            {row.sentence}
          </AppLink>
        ) : (
          <span className="font-medium">{row.sentence}</span>
        )}
      </td>
      <td className={`${cell} text-ink-soft`}>{isOfMany ? row.store_name : row.buyer_name}</td>
      <td className={`${cell} whitespace-nowrap text-ink-soft`}>{postingWords[row.kind]}</td>
      <td className={`${cell} text-right whitespace-nowrap tabular-nums`}>
        <span className={`font-semibold ${tone}`}>{amount}</span>
        {note && <span className="block text-ink-soft">{note}</span>}
      </td>
      {hasSaldo && (
        <td className={`${cell} text-right whitespace-nowrap tabular-nums`}>
          {row.balance === null ? '' : number(row.balance)}
        </td>
      )}
    </tr>
  );
}
