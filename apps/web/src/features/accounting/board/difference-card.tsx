import type { AccountingDifference } from '@marketplace/contract/accounting-sync';
import type { Settlement } from '@marketplace/contract/accounting-words';
import { useState } from 'react';
import { number, rupiah } from '../../../platform/format/money.ts';
import { dayWords, moment } from '../../../platform/format/time.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useTimeZone } from '../../../platform/use-time-zone.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, buttonStyle } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { isOfLinks, reasonWords, settlementLabel } from '../accounting-words.ts';
import type { BooksSearch } from '../books-search.ts';
import { consequenceOf } from './consequence-of.ts';
import { useSettle } from './use-settle.ts';

type Props = { store_id: string; search: BooksSearch; difference: AccountingDifference };

/** One place where the books differ. What cannot be taken back is asked about first. */
export function DifferenceCard({ store_id, search, difference }: Props) {
  const zone = useTimeZone(store_id);
  const [asking, setAsking] = useState<Settlement>();
  const settling = useSettle(store_id, difference);
  const { subject, reason, product, ours, theirs, words, advice, actions, since } = difference;
  const choose = (action: Settlement) => {
    if (action === 'RETRY') settling.run(action);
    else setAsking(action);
  };
  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 font-semibold wrap-anywhere">{nameOf(difference)}</p>
        <Badge tone={reasonWords[reason].tone}>{reasonWords[reason].label}</Badge>
      </div>
      <p className="text-sm text-ink-soft wrap-anywhere">{aboutOf(difference)}</p>
      {ours !== null && theirs !== null && (
        <p className="mt-2 tabular-nums">
          Di sini <strong>{number(ours)}</strong> · di Accurate <strong>{number(theirs)}</strong>{' '}
          <span className="text-ink-soft">pcs</span>
        </p>
      )}
      <p className="mt-2">{advice}</p>
      {words && (
        <p className="mt-1 text-sm text-ink-soft wrap-anywhere">Kata Accurate: “{words}”</p>
      )}
      <p className="mt-1 text-sm text-ink-soft">Sejak {moment(since, zone)}</p>
      <div className="mt-3 flex flex-wrap gap-3 empty:hidden">
        {actions.map((action, index) => (
          <Button
            key={action}
            size="sm"
            variant={index === 0 ? 'primary' : 'secondary'}
            isBusy={settling.isBusy}
            onClick={() => choose(action)}
          >
            {settlementLabel(action, subject)}
          </Button>
        ))}
        {isOfLinks(reason) && (
          <AppLink
            to="/accurate-linking-dashboard"
            search={{
              ...search,
              view: reason === 'UNLINKED' ? 'unlinked' : 'broken',
              query: product?.name,
            }}
            className={buttonStyle({ variant: 'secondary', size: 'sm' })}
          >
            {reason === 'UNLINKED' ? 'Pasangkan' : 'Pasangkan ulang'}
          </AppLink>
        )}
      </div>
      <ConfirmDialog
        isOpen={asking !== undefined}
        onClose={() => setAsking(undefined)}
        title={asking ? `${settlementLabel(asking, subject)}?` : ''}
        text={asking ? consequenceOf(asking, difference) : ''}
        confirmLabel="Ya, lanjutkan"
        isBusy={settling.isBusy}
        onConfirm={() => {
          if (asking) void settling.attempt(asking).then(() => setAsking(undefined));
        }}
      />
    </Card>
  );
}

const nameOf = ({ product, document }: AccountingDifference): string =>
  product?.name ?? (document ? `${kindWords[document.kind]} ${document.number}` : 'Selisih');

const kindWords = { INVOICE: 'Faktur', RETURN: 'Retur' };

function aboutOf({ product, document }: AccountingDifference): string {
  if (product) return [product.item_name, product.item_no].filter(Boolean).join(' · ');
  if (!document) return '';
  const { order_number, order_count, total, day } = document;
  const orders = order_number ? `pesanan ${order_number}` : `${number(order_count)} pesanan`;
  return `${orders} · ${rupiah(total)} · ${dayWords(day)}`;
}
