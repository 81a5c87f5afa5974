import type { MoneyPosting } from '@marketplace/contract/money';
import { number } from '../../../platform/format/money.ts';
import { clock, dayIn, zoneLabel } from '../../../platform/format/time.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { isSeveral } from '../../../platform/state/store-slice.ts';
import { buttonStyle } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyReceiptDrawing } from '../../../ui/drawings/empty-receipt-drawing.tsx';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { byDay, changeWords, dayHeading } from '../money-words.ts';

type Props = {
  rows: readonly MoneyPosting[];
  store_id: string;
  level: 2 | 3;
  /** Only some were asked for: that there are none says nothing of the rest. */
  isNarrowed?: boolean;
};

/** A statement, day by day: what happened, what it changed, and the saldo it left. */
export function PostingDays({ rows, store_id, level, isNarrowed = false }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3';
  if (rows.length === 0 && isNarrowed) {
    return (
      <Card>
        <EmptyScreen
          drawing={<EmptyReceiptDrawing />}
          title="Tidak ada mutasi untuk saringan ini"
          text="Coba jenis atau tanggal lain."
          action={
            <AppLink
              to="/seller/money/postings"
              search={{ store_id }}
              replace
              className={buttonStyle({ variant: 'secondary' })}
            >
              Hapus saringan
            </AppLink>
          }
        />
      </Card>
    );
  }
  if (rows.length === 0) {
    return (
      <Card>
        <EmptyScreen
          drawing={<EmptyReceiptDrawing />}
          title="Belum ada mutasi"
          text="Setiap pembayaran, biaya, dan pengembalian uang dicatat di sini."
        />
      </Card>
    );
  }
  return byDay(rows).map(({ day, rows: ofDay }) => (
    <section key={`${day} ${ofDay[0]?.id}`} aria-label={headingOf(day, ofDay)}>
      <Heading className="mb-1.5 text-sm font-semibold text-ink-soft">
        {headingOf(day, ofDay)}
      </Heading>
      <Card isFlush>
        <ul className="divide-y divide-line">
          {ofDay.map((row) => (
            <li key={row.id}>
              <PostingRow row={row} isOfMany={isSeveral(store_id)} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  ));
}

const headingOf = (day: string, [first]: readonly MoneyPosting[]): string =>
  dayHeading(day, dayIn(Date.now(), first?.time_zone ?? ''));

const look = 'flex min-h-14 flex-wrap items-start gap-x-4 gap-y-1 px-4 py-3';

function PostingRow({ row, isOfMany }: { row: MoneyPosting; isOfMany: boolean }) {
  const content = <PostingContent row={row} isOfMany={isOfMany} />;
  if (!row.order_id) return <div className={look}>{content}</div>;
  return (
    <AppLink
      to="/seller/orders/detail"
      search={{ orderId: row.order_id, store_id: row.store_id }}
      className={`${look} outline-offset-[-2px] hover:bg-canvas active:bg-sunken`}
    >
      {content}
    </AppLink>
  );
}

function PostingContent({ row, isOfMany }: { row: MoneyPosting; isOfMany: boolean }) {
  const { amount, note } = changeWords(row);
  const time = `${clock(row.created_at, row.time_zone)} ${zoneLabel(row.time_zone)}`;
  const tone = row.change > 0 ? 'text-brand-700' : row.change < 0 ? 'text-ink' : 'text-ink-soft';
  return (
    <>
      <span className="min-w-0 flex-[1_1_9rem]">
        <span className="block leading-snug font-medium wrap-anywhere">{row.sentence}</span>
        <span className="block text-sm text-ink-soft wrap-anywhere">
          {[time, row.buyer_name, isOfMany && row.store_name].filter(Boolean).join(' · ')}
        </span>
        {row.balance !== null && row.change !== 0 && (
          <span className="block text-sm text-ink-faint tabular-nums">
            Saldo {number(row.balance)}
          </span>
        )}
      </span>
      <span className="ml-auto text-right tabular-nums">
        <span className={`block font-semibold ${tone}`}>{amount}</span>
        {note && <span className="block text-sm text-ink-soft">{note}</span>}
      </span>
    </>
  );
}
