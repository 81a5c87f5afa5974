import type { MoneyBalance } from '@marketplace/contract/money';
import type { HoldingKind } from '@marketplace/contract/money-words';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { number } from '../../../platform/format/money.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { countWords, leadsTo } from '../../../shared/money-places.ts';
import { holdingWords, shortRupiah } from '../money-words.ts';

type Part = { kind: HoldingKind; colour: string; amount: (balance: MoneyBalance) => number };

/** What makes up the saldo, each in the colour of its piece of the bar. */
export const parts: readonly Part[] = [
  { kind: 'HELD', colour: 'bg-brand-700', amount: ({ held }) => held.amount },
  { kind: 'TRANSIT', colour: 'bg-brand-600', amount: ({ transit }) => transit.amount },
  { kind: 'RECEIVABLE', colour: 'bg-chart-sand', amount: ({ receivable }) => receivable.amount },
  { kind: 'CASH', colour: 'bg-chart-sky', amount: ({ cash }) => cash.amount },
];

type Props = { balance: MoneyBalance; store_id: string; current?: HoldingKind | undefined };

/** The numbers behind the total; each opens into its orders. */
export function SaldoRows({ balance, store_id, current }: Props) {
  return (
    <ul aria-label="Di mana uang Anda" className="divide-y divide-line">
      {parts.map(({ kind, colour, amount }) => (
        <li key={kind}>
          <AppLink
            {...leadsTo(kind, store_id)}
            aria-current={kind === current ? 'page' : undefined}
            className="relative flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3 outline-offset-[-2px] hover:bg-canvas active:bg-sunken aria-[current]:bg-brand-50"
          >
            <span className="flex min-w-0 flex-[1_1_9rem] items-center gap-3">
              <span aria-hidden className={`size-3 shrink-0 rounded-[4px] ${colour}`} />
              <span className="min-w-0">
                <span className="block font-semibold text-ink">{holdingWords[kind].title}</span>
                <span className="block text-sm text-ink-soft">{detailOf(kind, balance)}</span>
              </span>
            </span>
            <span className="ml-auto flex items-center gap-2 font-semibold tabular-nums">
              {number(amount(balance))}
              <ChevronRight aria-hidden className="size-4 text-ink-faint" />
            </span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

function detailOf(kind: HoldingKind, { held, transit, cash, receivable }: MoneyBalance): ReactNode {
  switch (kind) {
    case 'HELD':
      return held.ends_today > 0
        ? `${orders(held.order_count)} · ${countWords(held.ends_today)} lepas hari ini`
        : orders(held.order_count);
    case 'TRANSIT':
      return transit.payout_count > 0
        ? `${countWords(transit.payout_count)} pencairan`
        : 'Tidak ada yang sedang dikirim';
    case 'RECEIVABLE':
      return receivable.overdue_count > 0 ? (
        <b className="font-semibold text-wrong-700">
          {countWords(receivable.overdue_count)} lewat jatuh tempo
        </b>
      ) : (
        orders(receivable.order_count)
      );
    default:
      return (
        cash.holders.map(({ name, amount }) => `${name} ${shortRupiah(amount)}`).join(' · ') ||
        'Tidak ada yang belum disetor'
      );
  }
}

const orders = (count: number): string =>
  count === 0 ? 'Tidak ada pesanan' : `${countWords(count)} pesanan`;
